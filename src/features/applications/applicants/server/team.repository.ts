import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { applications } from '../../server/applications.tables.ts'
import { applicationMoves, applicationNotes, applicationProposals, applicationRatings } from './applicants.tables.ts'

export const findNotes = (db: Db, applicationId: number) =>
  db
    .select()
    .from(applicationNotes)
    .where(eq(applicationNotes.applicationId, applicationId))
    .orderBy(asc(applicationNotes.writtenAt), asc(applicationNotes.id))

export const countNotes = (db: Db, applicationId: number): Promise<number> =>
  db.$count(applicationNotes, eq(applicationNotes.applicationId, applicationId))

export const insertNote = async (tx: Tx, note: typeof applicationNotes.$inferInsert): Promise<void> => {
  await tx.insert(applicationNotes).values(note)
}

/** One's own note; the application it is about. */
export async function deleteOwnNote(tx: Tx, accountId: number, id: number): Promise<number | null> {
  const [row] = await tx
    .delete(applicationNotes)
    .where(and(eq(applicationNotes.id, id), eq(applicationNotes.accountId, accountId)))
    .returning({ applicationId: applicationNotes.applicationId })
  return row?.applicationId ?? null
}

export const findRatings = (db: Db, applicationId: number) =>
  db.select().from(applicationRatings).where(eq(applicationRatings.applicationId, applicationId))

export const upsertRating = async (tx: Tx, applicationId: number, accountId: number, rating: number): Promise<void> => {
  await tx
    .insert(applicationRatings)
    .values({ applicationId, accountId, rating })
    .onConflictDoUpdate({
      target: [applicationRatings.applicationId, applicationRatings.accountId],
      set: { rating, ratedAt: sql`now()` },
    })
}

export const deleteRating = async (tx: Tx, applicationId: number, accountId: number): Promise<void> => {
  await tx
    .delete(applicationRatings)
    .where(and(eq(applicationRatings.applicationId, applicationId), eq(applicationRatings.accountId, accountId)))
}

/** What a recruiter wrote and gave, for whoever takes their data along. */
export const findOwnNotes = (db: Db, accountId: number) =>
  db.select().from(applicationNotes).where(eq(applicationNotes.accountId, accountId)).orderBy(asc(applicationNotes.id))
export const findOwnRatings = (db: Db, accountId: number) =>
  db
    .select()
    .from(applicationRatings)
    .where(eq(applicationRatings.accountId, accountId))
    .orderBy(asc(applicationRatings.applicationId))

/** What teams said of somebody who leaves, the moments they were offered, and what was on its way to them. */
export async function deleteSaidOf(tx: Tx, accountId: number): Promise<void> {
  const theirs = tx.select({ id: applications.id }).from(applications).where(eq(applications.accountId, accountId))
  for (const table of [applicationMoves, applicationNotes, applicationRatings, applicationProposals])
    await tx.delete(table).where(inArray(table.applicationId, theirs))
}
