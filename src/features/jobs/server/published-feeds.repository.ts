import { and, asc, desc, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { live } from './jobs.repository.ts'
import { jobs } from './jobs.tables.ts'

const columns = {
  id: jobs.id,
  companyId: jobs.companyId,
  title: jobs.title,
  description: jobs.description,
  missions: jobs.missions,
  profile: jobs.profile,
  benefits: jobs.benefits,
  skills: jobs.skills,
  sectorId: jobs.sectorId,
  subsectorId: jobs.subsectorId,
  functionId: jobs.functionId,
  contractId: jobs.contractId,
  countryId: jobs.countryId,
  regionId: jobs.regionId,
  cityId: jobs.cityId,
  durationMonths: jobs.durationMonths,
  startsOn: jobs.startsOn,
  remote: jobs.remote,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  salaryPeriod: jobs.salaryPeriod,
  experienceMin: jobs.experienceMin,
  experienceMax: jobs.experienceMax,
  education: jobs.education,
  publishedAt: sql<Date>`${jobs.publishedAt}`.mapWith(jobs.publishedAt),
  validThrough: sql<Date>`${jobs.validThrough}`.mapWith(jobs.validThrough),
  // A job may be published long after its last correction.
  updatedAt: sql<Date>`greatest(${jobs.updatedAt}, ${jobs.publishedAt})`.mapWith(jobs.updatedAt),
  /** The publication to the microsecond, which a Date would round: what the next batch begins after. */
  publishedText: sql<string>`${jobs.publishedAt}::text`,
}

export type FeedRow = Awaited<ReturnType<typeof findFeedBatch>>[number]

/** Where a batch ended. */
export type FeedPosition = { publishedText: string; id: number }

/**
 * Live jobs, newest first, those after a position. What is published while somebody reads comes before every
 * position, so that nothing that was live all along is passed over or told twice.
 */
export const findFeedBatch = (db: Db, after: FeedPosition | null, limit: number, now: Date) =>
  db
    .select(columns)
    .from(jobs)
    .where(
      and(
        live(now),
        after ? sql`(${jobs.publishedAt}, ${jobs.id}) < (${after.publishedText}::timestamptz, ${after.id})` : undefined,
      ),
    )
    .orderBy(desc(jobs.publishedAt), desc(jobs.id))
    .limit(limit)

/** The named jobs, those still live. */
export const findForFeed = (db: Db, ids: number[], now: Date) =>
  db
    .select(columns)
    .from(jobs)
    .where(and(live(now), sql`${jobs.id} = any(${sql.param(ids)}::int[])`))
    .orderBy(asc(jobs.id))

/** The last moment when any job came, went or changed, by somebody's hand or by the clock; each way has an index of its own. */
const lastMoment = (now: Date) => {
  const moment = sql`${now.toISOString()}::timestamptz`
  return sql<Date | null>`greatest(
    (select max(updated_at) from ${jobs}),
    (select max(published_at) from ${jobs} where status = 'active' and hidden_at is null and published_at <= ${moment}),
    (select max(valid_through) from ${jobs} where status = 'active' and hidden_at is null and valid_through <= ${moment}))`
}

export async function findFeedMoment(db: Db, now: Date): Promise<Date> {
  const [row] = await db.select({ modified: lastMoment(now).mapWith(jobs.updatedAt) }).from(sql`(values (1)) as once`)
  return row!.modified ?? new Date(0)
}

/**
 * Figures that change whenever a live job comes, goes or changes, whatever the order in which transactions end;
 * and the last moment when anything did.
 */
export async function findFeedState(db: Db, now: Date): Promise<{ figures: string; modified: Date }> {
  const [row] = await db
    .select({
      figures: sql<string>`concat_ws(' ', count(*), sum(${jobs.id}),
        sum((date_part('epoch', ${jobs.updatedAt}) * 1000000)::bigint))`,
      modified: lastMoment(now).mapWith(jobs.updatedAt),
    })
    .from(jobs)
    .where(live(now))
  return { figures: row!.figures, modified: row!.modified ?? new Date(0) }
}
