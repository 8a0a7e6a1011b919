import { and, asc, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { offerSubmissions } from './submissions.tables.ts'

export type Submission = typeof offerSubmissions.$inferSelect
type NewSubmission = typeof offerSubmissions.$inferInsert

const first = <T>(rows: T[]): T | null => rows[0] ?? null
const later = (hours: number): SQL<Date> => sql`now() + make_interval(hours => ${hours})`

/** Nothing where the same form was sent before and nobody has decided about it. */
export const insertSubmission = async (
  tx: Tx,
  row: Omit<NewSubmission, 'confirmUntil'>,
  hours: number,
): Promise<Submission | null> =>
  first(
    await tx
      .insert(offerSubmissions)
      .values({ ...row, confirmUntil: later(hours) })
      .onConflictDoNothing({
        target: offerSubmissions.digest,
        where: isNull(offerSubmissions.decidedAt),
      })
      .returning(),
  )

/** The same form is sent again, perhaps by another browser of the same person: the last one follows it. */
export const setVisitor = async (tx: Tx, digest: Buffer, visitor: Buffer): Promise<void> => {
  await tx
    .update(offerSubmissions)
    .set({ visitor })
    .where(and(eq(offerSubmissions.digest, digest), isNull(offerSubmissions.decidedAt)))
}

export const lockByKey = async (tx: Tx, hash: Buffer): Promise<Submission | null> =>
  first(await tx.select().from(offerSubmissions).where(eq(offerSubmissions.confirmHash, hash)).for('update'))

/** The last one that a browser has sent. */
export const findOfVisitor = async (db: Db, visitor: Buffer): Promise<Submission | null> =>
  first(
    await db
      .select()
      .from(offerSubmissions)
      .where(eq(offerSubmissions.visitor, visitor))
      .orderBy(desc(offerSubmissions.id))
      .limit(1),
  )

export const lockSubmission = async (tx: Tx, id: number): Promise<Submission | null> =>
  first(await tx.select().from(offerSubmissions).where(eq(offerSubmissions.id, id)).for('update'))

/** One that was confirmed, decided about or not. */
export const findConfirmed = async (db: Db, id: number): Promise<Submission | null> =>
  first(
    await db
      .select()
      .from(offerSubmissions)
      .where(and(eq(offerSubmissions.id, id), isNotNull(offerSubmissions.confirmedAt))),
  )

type Change = { [Name in keyof NewSubmission]?: NewSubmission[Name] | SQL }

export const updateSubmission = async (tx: Tx, id: number, fields: Change): Promise<void> => {
  await tx.update(offerSubmissions).set(fields).where(eq(offerSubmissions.id, id))
}

/** A new key takes the place of the one before, to the same address or another. */
export const setKey = async (tx: Tx, id: number, fields: Partial<NewSubmission>, hours: number): Promise<Submission> =>
  (
    await tx
      .update(offerSubmissions)
      .set({ ...fields, confirmUntil: later(hours) })
      .where(eq(offerSubmissions.id, id))
      .returning()
  )[0]!

// Never one that nobody has confirmed.
const waiting = and(isNotNull(offerSubmissions.confirmedAt), isNull(offerSubmissions.decidedAt))

/** What waits for a decision, the longest waiting first. */
export const findWaiting = (db: Db, limit: number) =>
  db
    .select({
      id: offerSubmissions.id,
      title: offerSubmissions.title,
      companyName: offerSubmissions.companyName,
      confirmedAt: offerSubmissions.confirmedAt,
    })
    .from(offerSubmissions)
    .where(waiting)
    .orderBy(asc(offerSubmissions.confirmedAt), asc(offerSubmissions.id))
    .limit(limit)

export const countWaiting = (db: Db): Promise<number> => db.$count(offerSubmissions, waiting)

/** Whether a file is the logo of a submission. */
export const hasLogo = async (db: Db, file: string): Promise<boolean> =>
  (await db.$count(offerSubmissions, eq(offerSubmissions.logoFile, file))) > 0

/** What nobody confirmed in time is gone with its logo, and after a while what was decided about. */
export const deleteOver = async (db: Db, days: { refused: number; accepted: number }): Promise<void> => {
  const decidedFor = (outcome: 'refused' | 'accepted') =>
    and(
      eq(offerSubmissions.outcome, outcome),
      lt(offerSubmissions.decidedAt, sql`now() - make_interval(days => ${days[outcome]})`),
    )
  await db
    .delete(offerSubmissions)
    .where(
      or(
        and(isNull(offerSubmissions.confirmedAt), lt(offerSubmissions.confirmUntil, sql`now()`)),
        decidedFor('refused'),
        decidedFor('accepted'),
      ),
    )
}

export const findAllOf = (db: Db, accountId: number) =>
  db.select().from(offerSubmissions).where(eq(offerSubmissions.accountId, accountId)).orderBy(asc(offerSubmissions.id))

/** Accepted: what was made of it is named, and its logo is the company's from now on. */
export const setAccepted = (
  tx: Tx,
  id: number,
  made: { companyId: number; jobId: number; accountId: number },
): Promise<void> =>
  updateSubmission(tx, id, { ...made, outcome: 'accepted', decidedAt: sql`now()`, confirmHash: null, logoFile: null })

/** Refused: the reason stays for a while, the logo goes at once. */
export const setRefused = (tx: Tx, id: number, reason: string): Promise<void> =>
  updateSubmission(tx, id, { outcome: 'refused', decidedAt: sql`now()`, confirmHash: null, logoFile: null, reason })
