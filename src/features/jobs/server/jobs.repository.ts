import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { AnyColumn, Placeholder, SQL } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { highestIn, inBatch, mostOf } from '#platform/server/collection/batch-condition.ts'
import type { Batch } from '#platform/server/collection/collection.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { prepared } from '#platform/server/database/prepared.ts'
import { jobs } from './jobs.tables.ts'

/** The SQL twin of the rule `isLive`. */
export const live = (now: Date | Placeholder): SQL => {
  const moment = now instanceof Date ? now.toISOString() : now
  return sql`(${jobs.status} = 'active' and ${jobs.hiddenAt} is null and ${jobs.publishedAt} <= ${moment}::timestamptz and ${jobs.validThrough} > ${moment}::timestamptz)`
}

/** What each of the named jobs asks for. */
export const findSkills = (db: Db, ids: number[]) =>
  db
    .select({ skills: jobs.skills })
    .from(jobs)
    .where(sql`${jobs.id} = any(${sql.param(ids)}::int[])`)

/** What each of the named jobs pays by the year, and for which trade; others are left out. */
export const findYearlyPay = (db: Db, ids: number[]) =>
  db
    .select({ jobTitleId: jobs.jobTitleId, salaryMin: jobs.salaryMin, salaryMax: jobs.salaryMax })
    .from(jobs)
    .where(
      and(sql`${jobs.id} = any(${sql.param(ids)}::int[])`, eq(jobs.salaryPeriod, 'an'), isNotNull(jobs.jobTitleId)),
    )

const cardColumns = {
  id: jobs.id,
  companyId: jobs.companyId,
  title: jobs.title,
  description: jobs.description,
  sectorId: jobs.sectorId,
  subsectorId: jobs.subsectorId,
  experienceMin: jobs.experienceMin,
  cityId: jobs.cityId,
  regionId: jobs.regionId,
  countryId: jobs.countryId,
  contractId: jobs.contractId,
  functionId: jobs.functionId,
  remote: jobs.remote,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  salaryPeriod: jobs.salaryPeriod,
  durationMonths: jobs.durationMonths,
  premium: jobs.premium,
  publishedAt: sql<Date>`${jobs.publishedAt}`.mapWith(jobs.publishedAt),
}

/** What a list shows of the named jobs, those still live. */
export const findCards = (db: Db, ids: number[], now: Date) => cardsOf(db, { ids, now: now.toISOString() })

const cardsOf = prepared((db) =>
  db
    .select(cardColumns)
    .from(jobs)
    .where(and(live(sql.placeholder('now')), sql`${jobs.id} = any(${sql.placeholder('ids')}::int[])`))
    .orderBy(asc(jobs.id)),
)

/** What a list shows of the named jobs in any state, and what tells whether they may be read. */
export const findAnyCards = (db: Db, ids: number[]) => anyCardsOf(db, { ids })

const anyCardsOf = prepared((db) =>
  db
    .select({
      ...cardColumns,
      status: jobs.status,
      validThrough: jobs.validThrough,
      since: jobs.publishedAt,
      hiddenAt: jobs.hiddenAt,
    })
    .from(jobs)
    .where(sql`${jobs.id} = any(${sql.placeholder('ids')}::int[])`)
    .orderBy(asc(jobs.id)),
)

/** The skills that the named jobs ask for. */
export const findSkillsOf = (db: Db, ids: number[]) => skillsOf(db, { ids })

const skillsOf = prepared((db) =>
  db
    .select({ id: jobs.id, skills: jobs.skills })
    .from(jobs)
    .where(sql`${jobs.id} = any(${sql.placeholder('ids')}::int[])`)
    .orderBy(asc(jobs.id)),
)

/** What tells whether the named jobs may be read. */
export const findDates = (db: Db, ids: number[]) =>
  db
    .select({
      id: jobs.id,
      status: jobs.status,
      validThrough: jobs.validThrough,
      publishedAt: jobs.publishedAt,
      hiddenAt: jobs.hiddenAt,
    })
    .from(jobs)
    .where(sql`${jobs.id} = any(${sql.param(ids)}::int[])`)

/** The texts of the named jobs, for extracts. */
export const findTexts = (db: Db, ids: number[]) =>
  db
    .select({
      id: jobs.id,
      description: jobs.description,
      missions: jobs.missions,
      profile: jobs.profile,
      skills: jobs.skills,
    })
    .from(jobs)
    .where(sql`${jobs.id} = any(${sql.param(ids)}::int[])`)
    .orderBy(asc(jobs.id))

export const findLiveOfCompany = (db: Db, companyId: number, limit: number, now: Date) =>
  liveOf(db, { companyId, limit, now: now.toISOString() })

// Their texts weigh more than all the rest, and nobody shows them.
const { description: _description, ...rowColumns } = cardColumns

const liveOf = prepared((db) =>
  db
    .select(rowColumns)
    .from(jobs)
    .where(and(live(sql.placeholder('now')), eq(jobs.companyId, sql.placeholder('companyId'))))
    .orderBy(desc(jobs.publishedAt), desc(jobs.id))
    .limit(sql.placeholder('limit')),
)

/** A list of texts as the database writes JSON, which is read several times faster than its own way to write lists. */
const textsOf = (column: AnyColumn) => sql<string[]>`to_json(${column})`

const indexColumns = {
  id: jobs.id,
  companyId: jobs.companyId,
  title: jobs.title,
  jobTitleId: jobs.jobTitleId,
  skills: textsOf(jobs.skills),
  description: jobs.description,
  missions: textsOf(jobs.missions),
  profile: textsOf(jobs.profile),
  countryId: jobs.countryId,
  regionId: jobs.regionId,
  cityId: jobs.cityId,
  sectorId: jobs.sectorId,
  subsectorId: jobs.subsectorId,
  contractId: jobs.contractId,
  functionId: jobs.functionId,
  remote: jobs.remote,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  salaryPeriod: jobs.salaryPeriod,
  experienceMin: jobs.experienceMin,
  premium: jobs.premium,
  publishedAt: sql<Date>`${jobs.publishedAt}`.mapWith(jobs.publishedAt),
}

export type IndexRow = Awaited<ReturnType<typeof findForIndex>>[number]

/** For how much of an index was filled. */
export const highestId = highestIn(jobs.id)

/** Live jobs as search sees them. */
export const findForIndex = (db: Db, batch: Batch, now: Date) =>
  db
    .select(indexColumns)
    .from(jobs)
    .where(and(live(now), inBatch(jobs.id, batch)))
    .orderBy(asc(jobs.id))
    .limit(mostOf(batch))

const changedAt = sql<Date>`greatest(${jobs.updatedAt}, ${jobs.publishedAt})`.mapWith(jobs.updatedAt)

/** The next live jobs after an id, so many at most: from which id to which, how many, and when any of them changed. */
export async function findSpan(db: Db, afterId: number, limit: number, now: Date) {
  const next = db
    .select({ id: jobs.id, changedAt: changedAt.as('changed_at') })
    .from(jobs)
    .where(and(live(now), gt(jobs.id, afterId)))
    .orderBy(asc(jobs.id))
    .limit(limit)
    .as('next')
  const [row] = await db
    .select({
      from: sql<number | null>`min(${next.id})`,
      to: sql<number | null>`max(${next.id})`,
      newest: sql<Date | null>`max(${next.changedAt})`.mapWith(jobs.updatedAt),
      count: sql<number>`count(*)::int`,
    })
    .from(next)
  const { from = null, to = null, newest = null, count = 0 } = row ?? {}
  return from === null || to === null || newest === null ? null : { from, to, newest, count }
}

/** What the address of each live job is made of: those after an id, up to another. */
export const findAddresses = (db: Db, { after, to, limit }: { after: number; to: number; limit: number }, now: Date) =>
  db
    .select({ id: jobs.id, title: jobs.title, companyId: jobs.companyId, cityId: jobs.cityId, changedAt })
    .from(jobs)
    .where(and(live(now), gt(jobs.id, after), lte(jobs.id, to)))
    .orderBy(asc(jobs.id))
    .limit(limit)

/**
 * Asked every second where jobs begin and end all the time: each half is written so that its own index answers it. A job that is hidden is
 * brought in when it is shown again.
 */
export function turnedQuery(db: Db, since: Date, until: Date) {
  const between = (column: typeof jobs.publishedAt | typeof jobs.validThrough) =>
    sql`${jobs.status} = 'active' and ${column} > ${since.toISOString()}::timestamptz and ${column} <= ${until.toISOString()}::timestamptz`
  const ofJobs = () => db.select({ id: jobs.id }).from(jobs)
  return union(
    ofJobs().where(and(between(jobs.publishedAt), isNull(jobs.hiddenAt))),
    ofJobs().where(between(jobs.validThrough)),
  )
}

/** Jobs that began or ended by the clock alone between two moments. */
export const findTurned = async (db: Db, since: Date, until: Date): Promise<number[]> =>
  (await turnedQuery(db, since, until)).map(({ id }) => id).toSorted((a, b) => a - b)

/** A whole job, whatever its state; the rules say who may see it. */
const byId = prepared((db) =>
  db
    .select()
    .from(jobs)
    .where(eq(jobs.id, sql.placeholder('id'))),
)

export const findById = async (db: Db, id: number) => (await byId(db, { id }))[0] ?? null

export const insertJobs = (db: Db, rows: (typeof jobs.$inferInsert)[]) => db.insert(jobs).values(rows)

export const countPublishedSince = (db: Db, since: Date): Promise<number> =>
  db.$count(jobs, gte(jobs.publishedAt, since))

/** Hides a job by a decision, or shows it in the state it has. Says whether that changed anything. */
export async function setHidden(tx: Tx, id: number, hidden: boolean): Promise<boolean> {
  const rows = await tx
    .update(jobs)
    .set({ hiddenAt: hidden ? sql`now()` : null })
    .where(and(eq(jobs.id, id), hidden ? isNull(jobs.hiddenAt) : isNotNull(jobs.hiddenAt)))
    .returning({ id: jobs.id })
  return rows.length > 0
}
