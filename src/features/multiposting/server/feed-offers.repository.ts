import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PageInput } from '#platform/pagination.ts'
import { rowsOf } from '#platform/pagination.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ofCompany } from '#platform/server/database/ownership.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { feedItems, feedOffers } from './multiposting.tables.ts'

export type KnownOffer = typeof feedOffers.$inferSelect

export async function findKnown(db: Db, companyId: number, references: string[]): Promise<Map<string, KnownOffer>> {
  if (references.length === 0) return new Map()
  const rows = await db
    .select()
    .from(feedOffers)
    .where(and(eq(feedOffers.companyId, companyId), inArray(feedOffers.reference, references)))
  return new Map(rows.map((row) => [row.reference, row]))
}

export async function upsertKnown(tx: Tx, rows: (typeof feedOffers.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(feedOffers)
    .values(rows)
    .onConflictDoUpdate({
      target: [feedOffers.companyId, feedOffers.reference],
      set: { jobId: sql`excluded.job_id`, hash: sql`excluded.hash`, closedAt: null },
    })
}

export const forgetKnown = (tx: Tx, companyId: number, reference: string) =>
  tx.delete(feedOffers).where(and(eq(feedOffers.companyId, companyId), eq(feedOffers.reference, reference)))

export async function setReopened(tx: Tx, companyId: number, references: string[]): Promise<void> {
  if (references.length === 0) return
  await tx
    .update(feedOffers)
    .set({ closedAt: null })
    .where(and(eq(feedOffers.companyId, companyId), inArray(feedOffers.reference, references)))
}

/**
 * Some of the offers that a feed does not have any more. Asked of one offer at a time: of a feed that has just come PostgreSQL knows no
 * figures yet, and would compare each offer with all the others.
 */
export const findAbsent = (tx: Tx, companyId: number, importId: number, most: number) =>
  tx
    .select({ reference: feedOffers.reference, jobId: feedOffers.jobId })
    .from(feedOffers)
    .where(
      and(
        eq(feedOffers.companyId, companyId),
        isNull(feedOffers.closedAt),
        sql`(select 1 from ${feedItems} where ${feedItems.importId} = ${importId} and ${feedItems.reference} = ${feedOffers.reference} limit 1) is null`,
      ),
    )
    .orderBy(asc(feedOffers.reference))
    .limit(most)

export const setClosed = (tx: Tx, companyId: number, references: string[]) =>
  tx
    .update(feedOffers)
    .set({ closedAt: sql`now()` })
    .where(and(eq(feedOffers.companyId, companyId), inArray(feedOffers.reference, references)))

export async function findListed(db: Db, actor: Actor, page: PageInput) {
  const mine = ofCompany(actor, feedOffers.companyId)
  const { offset, limit } = rowsOf(page)
  const [rows, total] = [
    await db
      .select({ reference: feedOffers.reference, jobId: feedOffers.jobId })
      .from(feedOffers)
      .where(mine)
      .orderBy(asc(feedOffers.reference))
      .offset(offset)
      .limit(limit),
    await db.$count(feedOffers, mine),
  ]
  return { rows, total }
}
