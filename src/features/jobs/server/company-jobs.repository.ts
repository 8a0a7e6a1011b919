import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { ofCompany } from '#platform/server/database/ownership.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { live } from './jobs.repository.ts'
import { jobs } from './jobs.tables.ts'

// Offers by the company they are of.

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

/** How many live offers a company has by country, sector, sub-sector and function. */
export const countLiveOfCompany = (db: Db, companyId: number, now: Date) =>
  db
    .select({
      countryId: jobs.countryId,
      sectorId: jobs.sectorId,
      subsectorId: jobs.subsectorId,
      functionId: jobs.functionId,
      count: sql<number>`count(*)::int`,
    })
    .from(jobs)
    .where(and(live(now), eq(jobs.companyId, companyId)))
    .groupBy(jobs.countryId, jobs.sectorId, jobs.subsectorId, jobs.functionId)
    .orderBy(asc(jobs.countryId), asc(jobs.sectorId), asc(jobs.subsectorId), asc(jobs.functionId))

/** How many live offers somebody's own company has. */
export const countLiveOfOwn = (db: Db, actor: SignedIn, now: Date): Promise<number> =>
  db.$count(jobs, and(live(now), ofCompany(actor, jobs.companyId)))

export const findIdsOfCompanies = async (db: Db, companyIds: number[]): Promise<number[]> => {
  const found = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(sql`${jobs.companyId} = any(${sql.param(companyIds)}::int[])`)
    .orderBy(asc(jobs.id))
  return found.map(({ id }) => id)
}

export const findCompaniesOf = async (db: Db, ids: number[]): Promise<number[]> => {
  const found = await db
    .selectDistinct({ companyId: jobs.companyId })
    .from(jobs)
    .where(sql`${jobs.id} = any(${sql.param(ids)}::int[])`)
    .orderBy(asc(jobs.companyId))
  return found.map(({ companyId }) => companyId)
}

/** How many live offers each of the companies has in each country; those without one are left out. */
export const countLiveOfCompanies = (db: Db, companyIds: number[], now: Date) =>
  db
    .select({ companyId: jobs.companyId, countryId: jobs.countryId, count: sql<number>`count(*)::int` })
    .from(jobs)
    .where(and(live(now), sql`${jobs.companyId} = any(${sql.param(companyIds)}::int[])`))
    .groupBy(jobs.companyId, jobs.countryId)
    .orderBy(asc(jobs.companyId), asc(jobs.countryId))
