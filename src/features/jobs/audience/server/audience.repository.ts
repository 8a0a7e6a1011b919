import { and, asc, between, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { ofCompany } from '#platform/server/database/ownership.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { live } from '../../server/jobs.repository.ts'
import { jobs } from '../../server/jobs.tables.ts'
import type { Source } from '../audience.rules.ts'
import { jobViews } from './audience.tables.ts'

export type Counted = { jobId: number; day: string; source: Source; views: number; forms: number }

/**
 * Adds what was counted; jobs that are not live, or not there, are left out. In the order of the key, so that instances that
 * write together wait for each other in the same order.
 */
export async function addViews(db: Db, counted: Counted[]): Promise<void> {
  const rows = counted.toSorted(
    (a, b) => a.jobId - b.jobId || a.day.localeCompare(b.day) || a.source.localeCompare(b.source),
  )
  const column = <K extends keyof Counted>(key: K) => sql.param(rows.map((row) => row[key]))
  await db.execute(sql`insert into job_views as kept (job_id, day, source, views, forms)
    select counted.* from unnest(${column('jobId')}::int[], ${column('day')}::date[], ${column('source')}::text[],
      ${column('views')}::int[], ${column('forms')}::int[]) as counted (job_id, day, source, views, forms)
    join ${jobs} on ${jobs.id} = counted.job_id where ${live(new Date())}
    on conflict (job_id, day, source) do update
      set views = kept.views + excluded.views, forms = kept.forms + excluded.forms`)
}

export const findViews = (db: Db, jobId: number, first: string, last: string) =>
  db
    .select({ day: jobViews.day, source: jobViews.source, views: jobViews.views, forms: jobViews.forms })
    .from(jobViews)
    .where(and(eq(jobViews.jobId, jobId), between(jobViews.day, first, last)))
    .orderBy(asc(jobViews.day), asc(jobViews.source))

/** How often each of these jobs was read on each day, wherever its readers came from. */
export const findViewsOfMany = (db: Db, jobIds: number[], first: string, last: string) =>
  db
    .select({ jobId: jobViews.jobId, day: jobViews.day, views: sql<number>`sum(${jobViews.views})::int` })
    .from(jobViews)
    .where(and(inArray(jobViews.jobId, jobIds), between(jobViews.day, first, last)))
    .groupBy(jobViews.jobId, jobViews.day)

/** Whether a job belongs to the company that somebody works for. */
export const isOfCompany = async (db: Db, actor: Actor, jobId: number): Promise<boolean> =>
  (await db.$count(jobs, and(eq(jobs.id, jobId), ofCompany(actor, jobs.companyId)))) > 0

export const findOwnJob = async (db: Db, actor: Actor, jobId: number) => {
  const found = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, jobId), ofCompany(actor, jobs.companyId)))
  return found[0] ?? null
}

export const deleteBefore = async (db: Db, day: string): Promise<void> => {
  await db.delete(jobViews).where(lt(jobViews.day, day))
}
