import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PageInput } from '#platform/pagination.ts'
import { rowsOf } from '#platform/pagination.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ofCompany } from '#platform/server/database/ownership.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { feedItems, feedJobs } from './multiposting.tables.ts'

export type KnownJob = typeof feedJobs.$inferSelect

export async function findKnown(db: Db, companyId: number, references: string[]): Promise<Map<string, KnownJob>> {
  if (references.length === 0) return new Map()
  const rows = await db
    .select()
    .from(feedJobs)
    .where(and(eq(feedJobs.companyId, companyId), inArray(feedJobs.reference, references)))
  return new Map(rows.map((row) => [row.reference, row]))
}

export async function upsertKnown(tx: Tx, rows: (typeof feedJobs.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(feedJobs)
    .values(rows)
    .onConflictDoUpdate({
      target: [feedJobs.companyId, feedJobs.reference],
      set: { jobId: sql`excluded.job_id`, hash: sql`excluded.hash`, closedAt: null },
    })
}

export const forgetKnown = (tx: Tx, companyId: number, reference: string) =>
  tx.delete(feedJobs).where(and(eq(feedJobs.companyId, companyId), eq(feedJobs.reference, reference)))

export async function setReopened(tx: Tx, companyId: number, references: string[]): Promise<void> {
  if (references.length === 0) return
  await tx
    .update(feedJobs)
    .set({ closedAt: null })
    .where(and(eq(feedJobs.companyId, companyId), inArray(feedJobs.reference, references)))
}

/**
 * Some of the jobs that a feed does not have any more. Asked of one job at a time: of a feed that has just come PostgreSQL knows no
 * figures yet, and would compare each job with all the others.
 */
export const findAbsent = (tx: Tx, companyId: number, importId: number, most: number) =>
  tx
    .select({ reference: feedJobs.reference, jobId: feedJobs.jobId })
    .from(feedJobs)
    .where(
      and(
        eq(feedJobs.companyId, companyId),
        isNull(feedJobs.closedAt),
        sql`(select 1 from ${feedItems} where ${feedItems.importId} = ${importId} and ${feedItems.reference} = ${feedJobs.reference} limit 1) is null`,
      ),
    )
    .orderBy(asc(feedJobs.reference))
    .limit(most)

export const setClosed = (tx: Tx, companyId: number, references: string[]) =>
  tx
    .update(feedJobs)
    .set({ closedAt: sql`now()` })
    .where(and(eq(feedJobs.companyId, companyId), inArray(feedJobs.reference, references)))

export async function findListed(db: Db, actor: Actor, page: PageInput) {
  const mine = ofCompany(actor, feedJobs.companyId)
  const { offset, limit } = rowsOf(page)
  const [rows, total] = [
    await db
      .select({ reference: feedJobs.reference, jobId: feedJobs.jobId })
      .from(feedJobs)
      .where(mine)
      .orderBy(asc(feedJobs.reference))
      .offset(offset)
      .limit(limit),
    await db.$count(feedJobs, mine),
  ]
  return { rows, total }
}
