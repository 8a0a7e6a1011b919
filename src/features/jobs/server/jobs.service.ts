import type { Db } from '#platform/server/database/db.ts'
import * as companyJobs from './company-jobs.repository.ts'
import * as jobs from './jobs.repository.ts'

/** The live jobs of several companies, counted by country, at this moment or another. */
export const countLiveJobsOfCompanies = (db: Db, companyIds: number[], now: Date) =>
  companyIds.length > 0 ? companyJobs.countLiveOfCompanies(db, companyIds, now) : Promise.resolve([])

/** The companies that have these jobs, live or not. */
export const companiesOfJobs = (db: Db, ids: number[]): Promise<number[]> =>
  ids.length > 0 ? companyJobs.findCompaniesOf(db, ids) : Promise.resolve([])

/** Companies of jobs that began or ended by the clock alone between two moments. */
export const companiesOfTurnedJobs = async (db: Db, since: Date, until: Date): Promise<number[]> =>
  companiesOfJobs(db, await jobs.findTurned(db, since, until))

/** The live jobs of a company, newest first. */
export const liveJobsOfCompany = async (db: Db, companyId: number, limit: number) =>
  limit === 0 ? [] : jobs.findLiveOfCompany(db, companyId, limit, new Date())

/** Jobs published within so many days, whatever became of them. */
export const countPublishedWithin = (db: Db, days: number): Promise<number> =>
  jobs.countPublishedSince(db, new Date(Date.now() - days * 86_400_000))
