import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ListSource } from '#platform/server/back-office/list-query.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { jobsList } from '../jobs-list.rules.ts'
import type { JobStatus } from '../jobs.rules.ts'
import { jobs } from './jobs.tables.ts'

export const jobsSource: ListSource<typeof jobsList> = {
  table: jobs,
  id: jobs.id,
  words: sql`${jobs}.words`,
  sorts: { title: jobs.title, published: jobs.publishedAt, created: jobs.createdAt },
  filters: { statut: jobs.status, pays: jobs.countryId },
}

/** The jobs of companies. */
export const ofCompanies = (ids: number[]) => sql`${jobs.companyId} = any(${sql.param(ids)}::int[])`

export const findListed = (db: Db, ids: number[]) =>
  db
    .select({
      id: jobs.id,
      title: jobs.title,
      companyId: jobs.companyId,
      countryId: jobs.countryId,
      status: jobs.status,
      publishedAt: jobs.publishedAt,
      validThrough: jobs.validThrough,
      createdAt: jobs.createdAt,
      hiddenAt: jobs.hiddenAt,
    })
    .from(jobs)
    .where(inArray(jobs.id, ids))

/** Gives jobs another state, those that are in the first one; says which they were. One that never had dates cannot be active. */
export async function setStatus(tx: Db, ids: number[], from: JobStatus, to: JobStatus): Promise<number[]> {
  const rows = await tx
    .update(jobs)
    .set({ status: to })
    .where(
      and(
        inArray(jobs.id, ids),
        eq(jobs.status, from),
        to === 'active' ? sql`${jobs.publishedAt} is not null and ${jobs.validThrough} is not null` : undefined,
      ),
    )
    .returning({ id: jobs.id })
  return rows.map(({ id }) => id)
}
