import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { jobs } from '../../server/jobs.tables.ts'
import type { JobRow } from './publishing.repository.ts'

const some = (companyId: number, ids: number[]) =>
  and(sql`${jobs.id} = any(${sql.param(ids)}::int[])`, eq(jobs.companyId, companyId), isNull(jobs.deletedAt))

/** Those of the company that are not deleted, held until the transaction ends. */
export async function lockMany(tx: Tx, companyId: number, ids: number[]): Promise<Map<number, JobRow>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.select().from(jobs).where(some(companyId, ids)).orderBy(asc(jobs.id)).for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

/** In the order of the rows. */
export async function insertMany(tx: Tx, rows: (typeof jobs.$inferInsert)[]): Promise<number[]> {
  if (rows.length === 0) return []
  const made = await tx.insert(jobs).values(rows).returning({ id: jobs.id, reference: jobs.reference })
  const byReference = new Map(made.map(({ id, reference }) => [reference, id]))
  return rows.map(({ reference }) => byReference.get(reference!)!)
}

export async function closeMany(tx: Tx, companyId: number, ids: number[]) {
  const closed = await tx
    .update(jobs)
    .set({ status: 'inactive' })
    .where(and(some(companyId, ids), eq(jobs.status, 'active')))
    .returning({ id: jobs.id })
  const unread = await tx
    .update(jobs)
    .set({ status: 'inactive', deletedAt: sql`now()` })
    .where(and(some(companyId, ids), eq(jobs.status, 'en attente')))
    .returning({ id: jobs.id })
  return { closed: closed.map(({ id }) => id), unread: unread.map(({ id }) => id) }
}

export const reopenMany = (tx: Tx, companyId: number, ids: number[]) =>
  tx
    .update(jobs)
    .set({ status: 'active' })
    .where(and(some(companyId, ids), eq(jobs.status, 'inactive'), gt(jobs.validThrough, sql`now()`)))

/** What state some jobs are in; deleted ones are not there. */
export async function findStanding(db: Db, companyId: number, ids: number[]) {
  if (ids.length === 0) return new Map<number, Pick<JobRow, 'status' | 'validThrough' | 'title'>>()
  const rows = await db
    .select({ id: jobs.id, status: jobs.status, validThrough: jobs.validThrough, title: jobs.title })
    .from(jobs)
    .where(and(inArray(jobs.id, ids), eq(jobs.companyId, companyId), isNull(jobs.deletedAt)))
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
