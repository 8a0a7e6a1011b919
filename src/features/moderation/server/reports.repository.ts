import { and, asc, desc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { ThingRef } from './cases.repository.ts'
import { moderationCases, reports } from './moderation.tables.ts'

export type Report = typeof reports.$inferSelect
export type Reporter = { accountId: number; email: null } | { accountId: null; email: string }

/** False if the person has reported the thing before. */
export async function insertReport(tx: Tx, report: typeof reports.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(reports).values(report).onConflictDoNothing().returning({ id: reports.id })
  return rows.length > 0
}

export async function hasReported(db: Db, objectKind: string, objectId: number, who: Reporter): Promise<boolean> {
  const theirs = who.email === null ? eq(reports.accountId, who.accountId) : eq(reports.email, who.email)
  const thing = and(eq(reports.objectKind, objectKind), eq(reports.objectId, objectId))
  return (await db.$count(reports, and(thing, theirs))) > 0
}

/** Which of some accounts have reported a thing. */
export async function findReporters(db: Db, { objectKind, objectId }: ThingRef, among: number[]): Promise<number[]> {
  const thing = and(eq(reports.objectKind, objectKind), eq(reports.objectId, objectId))
  const rows = await db
    .select({ accountId: reports.accountId })
    .from(reports)
    .where(and(thing, inArray(reports.accountId, among)))
  return rows.map(({ accountId }) => accountId!)
}

export const countReportsOf = (db: Db, caseId: number): Promise<number> =>
  db.$count(reports, eq(reports.caseId, caseId))

/** The next of a case, oldest first. */
export const findReportsOf = (db: Db, caseId: number, { after, limit }: { after: number; limit: number }) =>
  db
    .select()
    .from(reports)
    .where(and(eq(reports.caseId, caseId), gt(reports.id, after)))
    .orderBy(asc(reports.id))
    .limit(limit)

export const findReportsBy = (db: Db, accountId: number): Promise<Report[]> =>
  db.select().from(reports).where(eq(reports.accountId, accountId)).orderBy(desc(reports.id))

/** Visitors are forgotten once there is nothing more to tell them. */
export async function forgetVisitors(db: Db, days: number): Promise<void> {
  const over = db
    .select({ id: moderationCases.id })
    .from(moderationCases)
    .where(lt(moderationCases.decidedAt, sql`now() - make_interval(days => ${days})`))
  await db
    .update(reports)
    .set({ email: null, text: '' })
    .where(and(isNotNull(reports.email), sql`${reports.caseId} in (${over})`))
}
