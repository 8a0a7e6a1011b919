import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { jobs } from './jobs.tables.ts'

/** The SQL twin of the rule `isLive`. */
const live = (now: Date): SQL =>
  sql`(${jobs.status} = 'active' and ${jobs.publishedAt} <= ${now.toISOString()}::timestamptz and ${jobs.validThrough} > ${now.toISOString()}::timestamptz)`

const inCountry = (country: number | null): SQL | undefined =>
  country === null ? undefined : eq(jobs.countryId, country)

const dimensions = {
  country: jobs.countryId,
  region: jobs.regionId,
  city: jobs.cityId,
  sector: jobs.sectorId,
  subsector: jobs.subsectorId,
  contract: jobs.contractId,
  function: jobs.functionId,
  company: jobs.companyId,
  jobTitle: jobs.jobTitleId,
} as const

type Dimension = keyof typeof dimensions
export type LiveCounts = { total: number } & Record<Dimension, Map<number, number>>

/** How many offers are live in all and along each dimension: one pass over the table, one round trip. */
export async function countLive(db: Db, country: number | null, now: Date): Promise<LiveCounts> {
  const names = Object.keys(dimensions) as Dimension[]
  const columns = names.map((name) => dimensions[name])
  const list = sql.join(columns, sql`, `)
  const sets = sql.join(
    columns.map((column) => sql`(${column})`),
    sql`, `,
  )
  const { rows } = await db.execute<{ mask: number; count: number } & Record<string, number | null>>(sql`
    select grouping(${list})::int as mask, count(*)::int as count, ${list}
    from ${jobs} where ${and(live(now), inCountry(country))}
    group by grouping sets (${sets}, ())`)
  const counts = { total: 0, ...Object.fromEntries(names.map((name) => [name, new Map()])) } as LiveCounts
  const all = (1 << names.length) - 1
  for (const row of rows) {
    if (row.mask === all) counts.total = row.count
    // `grouping` sets a bit for each column that is not grouped by, the first column being the highest bit.
    for (const [index, name] of names.entries()) {
      const id = row[dimensions[name].name]
      if (row.mask === (all ^ (1 << (names.length - 1 - index))) && id != null) counts[name].set(id, row.count)
    }
  }
  return counts
}

/** The newest live offers of each company, at most `each` of them. */
export async function findNewestByCompany(db: Db, companyIds: number[], each: number, now: Date) {
  const ranked = db
    .select({
      id: jobs.id,
      companyId: jobs.companyId,
      title: jobs.title,
      countryId: jobs.countryId,
      salaryMin: jobs.salaryMin,
      salaryMax: jobs.salaryMax,
      salaryPeriod: jobs.salaryPeriod,
      rank: sql<number>`row_number() over (partition by ${jobs.companyId} order by ${jobs.publishedAt} desc, ${jobs.id} desc)`.as(
        'rank',
      ),
    })
    .from(jobs)
    .where(and(live(now), sql`${jobs.companyId} = any(${sql.param(companyIds)}::int[])`))
    .as('ranked')
  return db
    .select({
      id: ranked.id,
      companyId: ranked.companyId,
      title: ranked.title,
      countryId: ranked.countryId,
      salaryMin: ranked.salaryMin,
      salaryMax: ranked.salaryMax,
      salaryPeriod: ranked.salaryPeriod,
    })
    .from(ranked)
    .where(sql`${ranked.rank} <= ${each}`)
    .orderBy(ranked.companyId, ranked.rank)
}

export const insertJobs = (db: Db, rows: (typeof jobs.$inferInsert)[]) => db.insert(jobs).values(rows)
