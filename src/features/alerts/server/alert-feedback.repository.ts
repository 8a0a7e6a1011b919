import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { own } from '#platform/server/database/ownership.ts'
import type { NarrowingReason } from '../alerts.rules.ts'
import { alertFeedback, alertJobs, alerts } from './alerts.tables.ts'

export type Said = typeof alertFeedback.$inferSelect

/** The alert that has told a job, if it has: nothing else is asked about. */
export async function findToldBy(db: Db, alertId: number, jobId: number) {
  const [row] = await db
    .select({ title: alerts.title, accountId: alerts.accountId })
    .from(alertJobs)
    .innerJoin(alerts, eq(alerts.id, alertJobs.alertId))
    .where(and(eq(alertJobs.alertId, alertId), eq(alertJobs.jobId, jobId)))
  return row ?? null
}

/** What was said last of a job takes the place of what was said before. */
export async function saveFeedback(
  db: Db,
  said: Pick<Said, 'accountId' | 'alertId' | 'jobId' | 'functionId' | 'relevant' | 'reason' | 'value' | 'label'>,
): Promise<void> {
  await db
    .insert(alertFeedback)
    .values(said)
    .onConflictDoUpdate({ target: [alertFeedback.alertId, alertFeedback.jobId], set: { ...said, givenAt: new Date() } })
}

export const findFeedback = (db: Db, alertId: number): Promise<Said[]> =>
  db.select().from(alertFeedback).where(eq(alertFeedback.alertId, alertId)).orderBy(asc(alertFeedback.id))

export const findFeedbackOf = (db: Db, accountId: number): Promise<Said[]> =>
  db.select().from(alertFeedback).where(eq(alertFeedback.accountId, accountId)).orderBy(asc(alertFeedback.id))

/** What one entry narrows, if it is the owner's. */
export async function findNarrowing(db: Db, accountId: number, alertId: number, id: number) {
  const [row] = await db
    .select({ reason: alertFeedback.reason, value: alertFeedback.value })
    .from(alertFeedback)
    .where(and(own(alertFeedback, accountId, id), eq(alertFeedback.alertId, alertId)))
  return row?.reason && row.value !== null ? { reason: row.reason, value: row.value } : null
}

/** All that was said to the same end: two jobs of one company are one company. */
export async function removeNarrowing(
  db: Db,
  alertId: number,
  { reason, value }: { reason: NarrowingReason; value: string },
): Promise<void> {
  await db
    .delete(alertFeedback)
    .where(and(eq(alertFeedback.alertId, alertId), eq(alertFeedback.reason, reason), eq(alertFeedback.value, value)))
}
