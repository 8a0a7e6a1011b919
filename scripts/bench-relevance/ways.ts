import { sql } from 'drizzle-orm'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { searchJobs } from '#features/jobs/server/jobs-search.service.ts'
import { searchJobs as searchEndpoint } from '#features/jobs/jobs.contract.ts'
import type { JobSort } from '#features/jobs/jobs.rules.ts'
import { defaultSort } from '#features/jobs/jobs.rules.ts'
import { defaultCountry } from '#features/reference/reference.rules.ts'
import type { Database, Db } from '#platform/server/database/db.ts'
import { parseInput } from '#platform/server/endpoints.ts'
import { FIRST } from './judging.ts'
import type { Way } from './judging.ts'

const sorted =
  (db: Db, index: IndexedCollection, sortFor: (query: string) => JobSort): Way =>
  async (query) => {
    const input = { keywords: query, sort: sortFor(query), session_pays: defaultCountry.id, per_page: FIRST }
    const { data, pagination } = await searchJobs(db, index, parseInput(searchEndpoint, input))
    return { ids: data.map(({ id }) => id), total: pagination.total }
  }

/** As the list shows jobs to somebody who chose no order, the sponsored ones included. */
export const pageWay = (db: Db, index: IndexedCollection): Way => sorted(db, index, defaultSort)

export const newestWay = (db: Db, index: IndexedCollection): Way => sorted(db, index, () => 'date')

/** PostgreSQL's own French full text and its ranking, the same texts weighed as it offers: A for the title, D for the body. */
export async function fullTextWay({ db, withClient }: Database): Promise<Way> {
  // Longer than what a page may ask of the pool.
  await withClient(async (_, client) => {
    await client.execute(sql`drop table if exists relevance_texts`)
    await client.execute(sql`
      create table relevance_texts as
      select jobs.id, jobs.published_at,
        setweight(to_tsvector('french', jobs.title), 'A')
        || setweight(to_tsvector('french', companies.name || ' ' || job_functions.name || ' ' || cities.name || ' ' || regions.name), 'B')
        || setweight(to_tsvector('french', array_to_string(jobs.skills, ' ')), 'C')
        || setweight(to_tsvector('french', jobs.description || ' ' || array_to_string(jobs.missions || jobs.profile, ' ')), 'D')
        as words
      from jobs
        join companies on companies.id = jobs.company_id
        join job_functions on job_functions.id = jobs.function_id
        join cities on cities.id = jobs.city_id
        join regions on regions.id = jobs.region_id
      where jobs.country_id = ${defaultCountry.id} and jobs.status = 'active'
        and jobs.published_at <= now() and jobs.valid_through > now()`)
  })
  return async (query) => {
    const { rows } = await db.execute<{ id: number; total: number }>(sql`
      select id, count(*) over ()::int as total
      from relevance_texts, websearch_to_tsquery('french', ${query}) as wanted
      where words @@ wanted order by ts_rank(words, wanted) desc, published_at desc, id desc limit ${FIRST}`)
    return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
  }
}
