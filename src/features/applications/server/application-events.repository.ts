import { and, asc, desc, eq, inArray, isNull, lte, notInArray } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { applicationEvents, applications } from './applications.tables.ts'

/**
 * How often one side may have done the same to an application, each of the employer's people by themselves: of more, the newest stay. Both
 * sides read all lines at once, and nothing keeps anybody from opening a CV all day.
 */
export const MOST_OF_A_KIND = 50

/** `more`: who of the employer's side did it, and what they wrote. */
export async function insertEvent(
  tx: Tx,
  applicationId: number,
  author: 'candidate' | 'employer' | 'site',
  kind: string,
  detail = '',
  happenedAt = new Date(),
  { accountId = null, body = '' }: { accountId?: number | null; body?: string } = {},
): Promise<void> {
  await tx
    .insert(applicationEvents)
    .values({ applicationId, author, kind, detail: detail.slice(0, 500), happenedAt, accountId, body })
  const same = and(
    eq(applicationEvents.applicationId, applicationId),
    eq(applicationEvents.author, author),
    eq(applicationEvents.kind, kind),
    accountId === null ? isNull(applicationEvents.accountId) : eq(applicationEvents.accountId, accountId),
  )
  const beyond = tx
    .select({ id: applicationEvents.id })
    .from(applicationEvents)
    .where(same)
    .orderBy(desc(applicationEvents.id))
    .offset(MOST_OF_A_KIND)
    .limit(1)
  await tx.delete(applicationEvents).where(and(same, lte(applicationEvents.id, beyond)))
}

/** That an employer opened the CV or the letter, which no line of the timeline says. */
export const CV_OPENED = 'cv_opened'
export const LETTER_OPENED = 'letter_opened'
export const openings = [CV_OPENED, LETTER_OPENED]

/** Whether something has happened to an application before. */
export const hasHappened = async (db: Db, applicationId: number, kind: string): Promise<boolean> =>
  (await db.$count(
    applicationEvents,
    and(eq(applicationEvents.applicationId, applicationId), eq(applicationEvents.kind, kind)),
  )) > 0

export const findEvents = (db: Db, applicationId: number) =>
  db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, applicationId))
    .orderBy(desc(applicationEvents.happenedAt), desc(applicationEvents.id))

/** The last thing that happened to each of some applications. */
export const findLastEvents = (db: Db, ids: number[]) =>
  db
    .selectDistinctOn([applicationEvents.applicationId])
    .from(applicationEvents)
    .where(and(inArray(applicationEvents.applicationId, ids), notInArray(applicationEvents.kind, openings)))
    .orderBy(applicationEvents.applicationId, desc(applicationEvents.happenedAt), desc(applicationEvents.id))

export const findEventsOf = (db: Db, ids: number[]) =>
  db
    .select()
    .from(applicationEvents)
    .where(inArray(applicationEvents.applicationId, ids))
    .orderBy(asc(applicationEvents.happenedAt), asc(applicationEvents.id))

/** What was said in the lines of its timeline goes too. */
export async function emptyEvents(tx: Tx, accountId: number): Promise<void> {
  const mine = tx.select({ id: applications.id }).from(applications).where(eq(applications.accountId, accountId))
  await tx.update(applicationEvents).set({ detail: '', body: '' }).where(inArray(applicationEvents.applicationId, mine))
}
