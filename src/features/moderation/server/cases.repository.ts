import { and, asc, desc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import type { Outcome, ReportReason, Review } from '../moderation.rules.ts'
import { appeals, moderationCases as cases } from './moderation.tables.ts'

export type Case = typeof cases.$inferSelect
export type ThingRef = { objectKind: string; objectId: number }

const about = ({ objectKind, objectId }: ThingRef): SQL =>
  and(eq(cases.objectKind, objectKind), eq(cases.objectId, objectId))!

/** The case of a thing that waits for a decision; a new one if there is none. Of those who come at once, all get the same. */
export async function upsertOpenCase(tx: Tx, thing: ThingRef & { accountId?: number }): Promise<number> {
  const [row] = await tx
    .insert(cases)
    .values(thing)
    .onConflictDoUpdate({
      target: [cases.objectKind, cases.objectId],
      targetWhere: isNull(cases.decidedAt),
      // Changes nothing, and holds the row: it cannot be decided before this report is in it.
      set: { objectId: thing.objectId },
    })
    .returning({ id: cases.id })
  return row!.id
}

/** Nothing is left to decide about a thing: its open case goes, unless somebody has reported it. */
export const deleteUnreported = (tx: Tx, thing: ThingRef) =>
  tx
    .delete(cases)
    .where(
      and(
        about(thing),
        isNull(cases.decidedAt),
        sql`not exists (select from reports where reports.case_id = ${cases.id})`,
      ),
    )

type Decision = { outcome: Outcome; reason: string; by: number | null }

const decided = ({ outcome, reason, by }: Decision) => ({ outcome, reason, decidedAt: sql`now()`, decidedBy: by })

/** Decides, once: of those who try at once, one gets the case. What is decided about somebody's own is theirs: it goes with their account. */
export async function setDecided(
  tx: Tx,
  id: number,
  decision: Decision & { ownerId: number | null },
): Promise<Case | null> {
  const accountId = sql`coalesce(${cases.accountId}, ${decision.ownerId}::int)`
  const [row] = await tx
    .update(cases)
    .set({ ...decided(decision), accountId })
    .where(and(eq(cases.id, id), isNull(cases.decidedAt)))
    .returning()
  return row ?? null
}

/** Decides what waits about a thing, if something does. */
async function setWaitingDecided(
  tx: Tx,
  { accountId, ...thing }: ThingRef & { accountId: number | null },
  decision: Decision,
): Promise<Case | null> {
  const [row] = await tx
    .update(cases)
    .set({ ...decided(decision), accountId: sql`coalesce(${cases.accountId}, ${accountId}::int)` })
    .where(and(about(thing), isNull(cases.decidedAt)))
    .returning()
  return row ?? null
}

/** A decision that nobody had asked for, or the one that was waited for. */
export async function upsertDecided(
  tx: Tx,
  thing: ThingRef & { accountId: number | null },
  decision: Decision,
): Promise<Case> {
  const open = await setWaitingDecided(tx, thing, decision)
  if (open) return open
  const [row] = await tx
    .insert(cases)
    .values({ ...thing, ...decided(decision) })
    .returning()
  return row!
}

const hasAppeal = (): SQL =>
  sql`exists (select from ${appeals} where ${appeals.caseId} = ${cases.id} and ${appeals.sentAt} is not null)`

type ReviewGiven = { review: Review; reason: string; by: number | null }

/** Answers the appeals of a case, once. */
export async function setReviewed(tx: Tx, id: number, { review, reason, by }: ReviewGiven): Promise<Case | null> {
  const [row] = await tx
    .update(cases)
    .set({ review, reviewReason: reason, reviewedAt: sql`now()`, reviewedBy: by })
    .where(and(eq(cases.id, id), isNotNull(cases.decidedAt), isNull(cases.reviewedAt), hasAppeal()))
    .returning()
  return row ?? null
}

/** An appeal that comes once others were answered is read as well: a case that was upheld waits again. */
export const setWaitingAgain = (tx: Tx, id: number) =>
  tx
    .update(cases)
    .set({ review: null, reviewReason: '', reviewedAt: null, reviewedBy: null })
    .where(and(eq(cases.id, id), eq(cases.review, 'uphold')))

/** Somebody takes a measure back by themselves: whoever contests it has got what they asked for. */
export const setTakenBack = (tx: Tx, thing: ThingRef, reason: string, by: number | null) =>
  tx
    .update(cases)
    .set({ review: 'overturn', reviewReason: reason, reviewedAt: sql`now()`, reviewedBy: by })
    .where(and(about(thing), eq(cases.outcome, 'hide'), isNull(cases.reviewedAt)))
    .returning()

export async function findCase(db: Db, id: number): Promise<Case | null> {
  const [row] = await db.select().from(cases).where(eq(cases.id, id))
  return row ?? null
}

/** What is decided about a thing, and what is reported, comes one after the other: also where there is no case yet. */
export const lockThing = (tx: Tx, { objectKind, objectId }: ThingRef) =>
  lockNamed(tx, `case of ${objectKind}`, objectId)

/** Holds what was decided about a thing, and what waits. */
export async function lockCasesAbout(tx: Tx, thing: ThingRef): Promise<void> {
  await lockThing(tx, thing)
  await tx.select({ id: cases.id }).from(cases).where(about(thing)).orderBy(asc(cases.id)).for('no key update')
}

/** Whether a later decision about the same thing was another one, or was itself looked at again. */
export async function isSaidOtherwise(db: Db, { id, outcome, ...thing }: Case): Promise<boolean> {
  const otherwise = or(ne(cases.outcome, outcome!), isNotNull(cases.reviewedAt))
  return (await db.$count(cases, and(about(thing), gt(cases.id, id), isNotNull(cases.decidedAt), otherwise))) > 0
}

/** Who took decisions about a thing that were overturned before this case. */
export async function findOverturned(db: Db, { id, ...thing }: Case): Promise<number[]> {
  const rows = await db
    .select({ by: cases.decidedBy })
    .from(cases)
    .where(and(about(thing), lt(cases.id, id), eq(cases.review, 'overturn'), isNotNull(cases.decidedBy)))
  return rows.map(({ by }) => by!)
}

/** Those who reported after this one are still to be told; null once everybody is. */
export const setUntold = (tx: Tx, id: number, untoldAfter: number | null) =>
  tx.update(cases).set({ untoldAfter }).where(eq(cases.id, id))

/** A case of which somebody is still to be told, held: what another process tells at this moment is left to it. */
export async function lockUntold(tx: Tx): Promise<Case | null> {
  const [row] = await tx
    .select()
    .from(cases)
    .where(isNotNull(cases.untoldAfter))
    .orderBy(asc(cases.id))
    .limit(1)
    .for('no key update', { skipLocked: true })
  return row ?? null
}

const isWaiting = (): SQL => or(isNull(cases.decidedAt), and(isNull(cases.reviewedAt), hasAppeal()))!

export const countWaiting = (db: Db): Promise<number> => db.$count(cases, isWaiting())
export const countDecided = (db: Db): Promise<number> => db.$count(cases, sql`not ${isWaiting()}`)

const queueColumns = {
  id: cases.id,
  objectKind: cases.objectKind,
  objectId: cases.objectId,
  openedAt: cases.openedAt,
  outcome: cases.outcome,
  decidedAt: cases.decidedAt,
  review: cases.review,
  // In words of SQL: in what is selected, Drizzle leaves the names of tables out.
  reports: sql<number>`(select count(*)::int from reports where reports.case_id = moderation_cases.id)`,
  reasons: sql<
    ReportReason[]
  >`array(select distinct reports.reason from reports where reports.case_id = moderation_cases.id order by 1)`,
  appeals: sql<number>`(select count(*)::int from appeals
    where appeals.case_id = moderation_cases.id and appeals.sent_at is not null)`,
  appealedAt:
    sql<Date | null>`(select min(appeals.sent_at) from appeals where appeals.case_id = moderation_cases.id)`.mapWith(
      cases.openedAt,
    ),
}

/** What waits, the longest waiting first; what is decided, the latest first. */
export const findQueue = (db: Db, state: 'waiting' | 'decided', page: { limit: number; offset: number }) => {
  const [where, order] =
    state === 'waiting'
      ? [isWaiting(), [asc(cases.openedAt), asc(cases.id)]]
      : [sql`not ${isWaiting()}`, [desc(cases.decidedAt), desc(cases.id)]]
  return db
    .select(queueColumns)
    .from(cases)
    .where(where)
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset)
}

export const findCasesAbout = (db: Db, accountId: number): Promise<Case[]> =>
  db.select().from(cases).where(eq(cases.accountId, accountId)).orderBy(desc(cases.id))
