import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { own } from '#platform/server/database/ownership.ts'
import type { Frequency } from '../alerts.rules.ts'
import { alertJobs, alerts } from './alerts.tables.ts'

export type Alert = typeof alerts.$inferSelect

const UNITS: Record<Frequency, 'day' | 'week' | 'month'> = { daily: 'day', weekly: 'week', monthly: 'month' }

/** The next seven o'clock in Paris that begins a day, a week or a month. */
export const nextRun = (frequency: Frequency, now = sql`now()`) => {
  const unit = UNITS[frequency]
  const local = sql`(${now} at time zone 'Europe/Paris' - interval '7 hours')`
  return sql`(date_trunc(${sql.raw(`'${unit}'`)}, ${local}) + ${sql.raw(`interval '1 ${unit} 7 hours'`)}) at time zone 'Europe/Paris'`
}

export const findAlertsOf = (db: Db, accountId: number): Promise<Alert[]> =>
  db.select().from(alerts).where(eq(alerts.accountId, accountId)).orderBy(desc(alerts.id))

export async function findAlert(db: Db, accountId: number, id: number): Promise<Alert | null> {
  const [row] = await db
    .select()
    .from(alerts)
    .where(own(alerts, accountId, id))
  return row ?? null
}

export const hasAlertOn = async (db: Db, accountId: number, search: string): Promise<boolean> =>
  (await db.$count(alerts, and(eq(alerts.accountId, accountId), eq(alerts.search, search)))) > 0

export const countAlertsOf = (db: Db, accountId: number) => db.$count(alerts, eq(alerts.accountId, accountId))

/** Nothing if the account has an alert on that search. */
export async function insertAlert(
  tx: Tx,
  alert: Pick<Alert, 'accountId' | 'title' | 'search' | 'frequency'>,
): Promise<number | null> {
  const [row] = await tx
    .insert(alerts)
    .values({ ...alert, nextAt: nextRun(alert.frequency) })
    .onConflictDoNothing({ target: [alerts.accountId, alerts.search] })
    .returning({ id: alerts.id })
  return row?.id ?? null
}

/** Now where the alert was paused, as before where it was not. */
const fromNowOn = (column: typeof alerts.startedAt | typeof alerts.seenUntil) =>
  sql`case when ${alerts.active} then ${column} else now() end`

/** False if it is not there, or another's. An alert that goes on after a pause tells what appears from then on. */
export async function updateAlert(
  db: Db,
  accountId: number,
  id: number,
  { title, search, frequency, active }: { title?: string; search?: string; frequency?: Frequency; active?: boolean },
): Promise<boolean> {
  const rows = await db
    .update(alerts)
    .set({
      ...(title === undefined ? {} : { title }),
      ...(search === undefined ? {} : { search }),
      ...(frequency === undefined ? {} : { frequency, nextAt: nextRun(frequency) }),
      ...(active === undefined ? {} : { active }),
      ...(active ? { startedAt: fromNowOn(alerts.startedAt), seenUntil: fromNowOn(alerts.seenUntil) } : {}),
    })
    .where(own(alerts, accountId, id))
    .returning({ id: alerts.id })
  return rows.length > 0
}

export async function removeAlert(db: Db, accountId: number, id: number): Promise<boolean> {
  const removed = await db
    .delete(alerts)
    .where(own(alerts, accountId, id))
    .returning({ id: alerts.id })
  return removed.length > 0
}

export const pauseAlert = (db: Db, id: number) => db.update(alerts).set({ active: false }).where(eq(alerts.id, id))

// Sending ----------------------------------------------------------------------------------------------
export const findDue = (db: Db, most: number): Promise<Alert[]> =>
  db
    .select()
    .from(alerts)
    .where(and(eq(alerts.active, true), lte(alerts.nextAt, sql`now()`)))
    .orderBy(asc(alerts.nextAt), asc(alerts.id))
    .limit(most)

/** Takes a due alert for this run: of all instances that found it, one gets it. */
export async function takeRun(tx: Tx, { id, frequency }: Alert): Promise<boolean> {
  const rows = await tx
    .update(alerts)
    .set({ seenUntil: sql`now()`, nextAt: nextRun(frequency) })
    .where(and(eq(alerts.id, id), eq(alerts.active, true), lte(alerts.nextAt, sql`now()`)))
    .returning({ id: alerts.id })
  return rows.length > 0
}

export async function findTold(db: Db, alertId: number, jobIds: number[]): Promise<Set<number>> {
  if (jobIds.length === 0) return new Set()
  const rows = await db
    .select({ jobId: alertJobs.jobId })
    .from(alertJobs)
    .where(and(eq(alertJobs.alertId, alertId), inArray(alertJobs.jobId, jobIds)))
  return new Set(rows.map(({ jobId }) => jobId))
}

export const insertTold = (tx: Tx, alertId: number, jobIds: number[]) =>
  tx.insert(alertJobs).values(jobIds.map((jobId) => ({ alertId, jobId })))
