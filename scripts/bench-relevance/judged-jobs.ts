import { sql } from 'drizzle-orm'
import { defaultCountry } from '#features/reference/reference.rules.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { JudgedJob } from '../../tests/search-relevance/judged-search.ts'

const BATCH = 1_000

/** The live jobs of France by id, with what judging looks at. */
export async function readJudgedJobs(db: Db): Promise<Map<number, JudgedJob>> {
  const jobs = new Map<number, JudgedJob>()
  for (let last = 0; ;) {
    const { rows } = await db.execute<{ id: number } & JudgedJob>(sql`
      select jobs.id, jobs.title, jobs.skills, job_titles.slug as trade, job_functions.slug as function,
        companies.name as company, cities.name as city, regions.name as region, contracts.name as contract
      from jobs
        left join job_titles on job_titles.id = jobs.job_title_id
        join job_functions on job_functions.id = jobs.function_id
        join companies on companies.id = jobs.company_id
        join cities on cities.id = jobs.city_id
        join regions on regions.id = jobs.region_id
        join contracts on contracts.id = jobs.contract_id
      where jobs.id > ${last} and jobs.country_id = ${defaultCountry.id} and jobs.status = 'active'
        and jobs.published_at <= now() and jobs.valid_through > now()
      order by jobs.id limit ${BATCH}`)
    for (const { id, ...job } of rows) jobs.set(id, job)
    if (rows.length < BATCH) return jobs
    last = rows.at(-1)!.id
  }
}
