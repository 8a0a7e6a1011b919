import { and, asc, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { jobSubmissions } from './submissions.tables.ts'

export type Submission = typeof jobSubmissions.$inferSelect
type NewSubmission = typeof jobSubmissions.$inferInsert

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
      .insert(jobSubmissions)
      .values({ ...row, confirmUntil: later(hours) })
      .onConflictDoNothing({
        target: jobSubmissions.digest,
        where: isNull(jobSubmissions.decidedAt),
      })
      .returning(),
  )

/** The same form is sent again, perhaps by another browser of the same person: the last one follows it. */
export const setVisitor = async (tx: Tx, digest: Buffer, visitor: Buffer): Promise<void> => {
  await tx
    .update(jobSubmissions)
    .set({ visitor })
    .where(and(eq(jobSubmissions.digest, digest), isNull(jobSubmissions.decidedAt)))
}

export const lockByKey = async (tx: Tx, hash: Buffer): Promise<Submission | null> =>
  first(await tx.select().from(jobSubmissions).where(eq(jobSubmissions.confirmHash, hash)).for('update'))

/** The last one that a browser has sent. */
export const findOfVisitor = async (db: Db, visitor: Buffer): Promise<Submission | null> =>
  first(
    await db
      .select()
      .from(jobSubmissions)
      .where(eq(jobSubmissions.visitor, visitor))
      .orderBy(desc(jobSubmissions.id))
      .limit(1),
  )

export const lockSubmission = async (tx: Tx, id: number): Promise<Submission | null> =>
  first(await tx.select().from(jobSubmissions).where(eq(jobSubmissions.id, id)).for('update'))

/** One that was confirmed, decided about or not. */
export const findConfirmed = async (db: Db, id: number): Promise<Submission | null> =>
  first(
    await db
      .select()
      .from(jobSubmissions)
      .where(and(eq(jobSubmissions.id, id), isNotNull(jobSubmissions.confirmedAt))),
  )

type Change = { [Name in keyof NewSubmission]?: NewSubmission[Name] | SQL }

export const updateSubmission = async (tx: Tx, id: number, fields: Change): Promise<void> => {
  await tx.update(jobSubmissions).set(fields).where(eq(jobSubmissions.id, id))
}

/** A new key takes the place of the one before, to the same address or another. */
export const setKey = async (tx: Tx, id: number, fields: Partial<NewSubmission>, hours: number): Promise<Submission> =>
  (
    await tx
      .update(jobSubmissions)
      .set({ ...fields, confirmUntil: later(hours) })
      .where(eq(jobSubmissions.id, id))
      .returning()
  )[0]!

// Never one that nobody has confirmed.
const waiting = and(isNotNull(jobSubmissions.confirmedAt), isNull(jobSubmissions.decidedAt))

/** What waits for a decision, the longest waiting first. */
export const findWaiting = (db: Db, limit: number) =>
  db
    .select({
      id: jobSubmissions.id,
      title: jobSubmissions.title,
      companyName: jobSubmissions.companyName,
      confirmedAt: jobSubmissions.confirmedAt,
    })
    .from(jobSubmissions)
    .where(waiting)
    .orderBy(asc(jobSubmissions.confirmedAt), asc(jobSubmissions.id))
    .limit(limit)

export const countWaiting = (db: Db): Promise<number> => db.$count(jobSubmissions, waiting)

/** Whether a file is the logo of a submission. */
export const hasLogo = async (db: Db, file: string): Promise<boolean> =>
  (await db.$count(jobSubmissions, eq(jobSubmissions.logoFile, file))) > 0

/** What nobody confirmed in time is gone with its logo, and after a while what was decided about. */
export const deleteOver = async (db: Db, days: { refused: number; accepted: number }): Promise<void> => {
  const decidedFor = (outcome: 'refused' | 'accepted') =>
    and(
      eq(jobSubmissions.outcome, outcome),
      lt(jobSubmissions.decidedAt, sql`now() - make_interval(days => ${days[outcome]})`),
    )
  await db
    .delete(jobSubmissions)
    .where(
      or(
        and(isNull(jobSubmissions.confirmedAt), lt(jobSubmissions.confirmUntil, sql`now()`)),
        decidedFor('refused'),
        decidedFor('accepted'),
      ),
    )
}

export const findAllOf = (db: Db, accountId: number) =>
  db.select().from(jobSubmissions).where(eq(jobSubmissions.accountId, accountId)).orderBy(asc(jobSubmissions.id))

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
