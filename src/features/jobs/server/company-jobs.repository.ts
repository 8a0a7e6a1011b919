import { and, asc, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { live } from './jobs.repository.ts'
import { jobs } from './jobs.tables.ts'

// Jobs by the company they are of.

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

/** How many live jobs each of the companies has in each country; those without one are left out. */
export const countLiveOfCompanies = (db: Db, companyIds: number[], now: Date) =>
  db
    .select({ companyId: jobs.companyId, countryId: jobs.countryId, count: sql<number>`count(*)::int` })
    .from(jobs)
    .where(and(live(now), sql`${jobs.companyId} = any(${sql.param(companyIds)}::int[])`))
    .groupBy(jobs.companyId, jobs.countryId)
    .orderBy(asc(jobs.companyId), asc(jobs.countryId))
