import { and, asc, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { PageInput } from '#platform/pagination.ts'
import { rowsOf } from '#platform/pagination.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ofCompany } from '#platform/server/database/ownership.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import type { ItemOutcome } from '../multiposting.rules.ts'
import { feedImports, feedItems } from './multiposting.tables.ts'

export type ImportRow = typeof feedImports.$inferSelect
export type ItemRow = typeof feedItems.$inferInsert

export const insertImport = async (db: Db, row: typeof feedImports.$inferInsert): Promise<number> =>
  (await db.insert(feedImports).values(row).returning({ id: feedImports.id }))[0]!.id

export const insertItems = (db: Db, rows: ItemRow[]) => db.insert(feedItems).values(rows)

export const dropImport = (db: Db, id: number) => db.delete(feedImports).where(eq(feedImports.id, id))

export const setWaiting = (tx: Tx, id: number) =>
  tx.update(feedImports).set({ state: 'waiting' }).where(eq(feedImports.id, id))

export const setDone = (tx: Tx, id: number) =>
  tx
    .update(feedImports)
    .set({ state: 'done', finishedAt: sql`now()` })
    .where(eq(feedImports.id, id))

export const addClosed = (tx: Tx, id: number, count: number) =>
  tx
    .update(feedImports)
    .set({ closed: sql`${feedImports.closed} + ${count}` })
    .where(eq(feedImports.id, id))

export async function findImport(db: Db, id: number): Promise<ImportRow | null> {
  const [row] = await db.select().from(feedImports).where(eq(feedImports.id, id))
  return row ?? null
}

/** Whether the company is sending one at this moment. */
export const isReceiving = async (db: Db, companyId: number): Promise<boolean> =>
  (await db.$count(
    feedImports,
    and(
      eq(feedImports.companyId, companyId),
      eq(feedImports.state, 'receiving'),
      sql`${feedImports.createdAt} > now() - interval '3 minutes'`,
    ),
  )) > 0

/** How many feeds of the company are still to be published. */
export const countWaiting = (db: Db, companyId: number): Promise<number> =>
  db.$count(feedImports, and(eq(feedImports.companyId, companyId), eq(feedImports.state, 'waiting')))

/** The next ones that nothing was done about. */
export const findWaiting = (tx: Tx, importId: number, most: number) =>
  tx
    .select()
    .from(feedItems)
    .where(and(eq(feedItems.importId, importId), isNull(feedItems.outcome)))
    .orderBy(asc(feedItems.position))
    .limit(most)

export type Settled = { position: number; outcome: ItemOutcome; reason: string; job_id: number | null }

export const settleItems = (tx: Tx, importId: number, settled: Settled[]) =>
  tx.execute(sql`update feed_items set outcome = given.outcome, reason = given.reason, job_id = given.job_id, fields = null
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as given (position integer, outcome text, reason text, job_id integer)
    where feed_items.import_id = ${importId} and feed_items.position = given.position`)

export async function findOwn(db: Db, actor: Actor, id: number): Promise<ImportRow | null> {
  const [row] = await db
    .select()
    .from(feedImports)
    .where(and(eq(feedImports.id, id), ofCompany(actor, feedImports.companyId)))
  return row ?? null
}

export async function findListed(db: Db, actor: Actor, page: PageInput) {
  const mine = and(ofCompany(actor, feedImports.companyId), ne(feedImports.state, 'receiving'))
  const { offset, limit } = rowsOf(page)
  const rows = await db.select().from(feedImports).where(mine).orderBy(desc(feedImports.id)).offset(offset).limit(limit)
  return { rows, total: await db.$count(feedImports, mine) }
}

/** How many jobs of each import came to what. */
export async function countOutcomes(db: Db, importIds: number[]) {
  if (importIds.length === 0) return []
  return db
    .select({ importId: feedItems.importId, outcome: feedItems.outcome, count: sql<number>`count(*)::int` })
    .from(feedItems)
    .where(inArray(feedItems.importId, importIds))
    .groupBy(feedItems.importId, feedItems.outcome)
}

export async function findItems(db: Db, importId: number, outcome: ItemOutcome | undefined, page: PageInput) {
  const where = and(eq(feedItems.importId, importId), outcome ? eq(feedItems.outcome, outcome) : undefined)
  const { offset, limit } = rowsOf(page)
  const { position, reference, title, reason, jobId } = feedItems
  const rows = await db
    .select({ position, reference, title, outcome: feedItems.outcome, reason, jobId })
    .from(feedItems)
    .where(where)
    .orderBy(asc(position))
    .offset(offset)
    .limit(limit)
  return { rows, total: await db.$count(feedItems, where) }
}

export const findOpen = (db: Db) =>
  db
    .select({ id: feedImports.id })
    .from(feedImports)
    .where(eq(feedImports.state, 'waiting'))
    .orderBy(asc(feedImports.id))

/** What broke off while it was sent, and reports that nobody needs any more. */
export async function deleteOld(db: Db): Promise<void> {
  await db
    .delete(feedImports)
    .where(and(eq(feedImports.state, 'receiving'), lt(feedImports.createdAt, sql`now() - interval '1 hour'`)))
  await db
    .delete(feedImports)
    .where(and(eq(feedImports.state, 'done'), lt(feedImports.finishedAt, sql`now() - interval '90 days'`)))
}
