import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIndex } from '../../../../tests/support/collection.ts'
import { untilReadable } from '../../../../tests/support/outbox.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { between, pick, seededRandom } from '#platform/random.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { jobRow } from '../jobs.factory.ts'
import { experienceBand, jobStatuses } from '../jobs.rules.ts'
import { jobCollection } from './job-collection.ts'
import { insertJobs, live } from './jobs.repository.ts'
import { marketOf } from './salary-market.ts'

const database = useTestDatabase()
const random = seededRandom('markets')
const DAY = 86_400_000
const JOBS = 500
let world: Awaited<ReturnType<typeof smallWorld>>
let index: IndexedCollection
let places: { functionId: number; regionId: number; countryId: number }[]

beforeAll(async () => {
  world = await smallWorld(database.db)
  places = world.lists.functions
    .slice(0, 3)
    .flatMap(({ id: functionId }) =>
      [world.fr, world.be].map(({ regionId, countryId }) => ({ functionId, regionId, countryId })),
    )
  await add(JOBS)
  index = startIndex(database, jobCollection)
  await index.there()
})
afterAll(() => index.stop())

/** Jobs of few kinds: sums that are odd, salaries of which one end is said, of another period, or none; some not live. */
const add = (count: number) =>
  insertJobs(
    database.db,
    Array.from({ length: count }, () => {
      const from = 100 + between(random, 0, 30)
      return {
        ...jobRow({ ...pick(random, [world.fr, world.be]), functionId: pick(random, places).functionId }),
        ...pick(random, [
          { salaryMin: from, salaryMax: from + between(random, 0, 9) },
          { salaryMin: from, salaryMax: from + between(random, 0, 9) },
          { salaryMin: from, salaryMax: null },
          { salaryMin: null, salaryMax: from },
          { salaryMin: null, salaryMax: null },
        ]),
        salaryPeriod: pick(random, ['an', 'an', 'an', 'mois', 'jour'] as const),
        experienceMin: between(random, 0, 12),
        status: random() < 0.8 ? ('active' as const) : pick(random, jobStatuses),
        publishedAt: new Date(Date.now() + pick(random, [-2, -2, -2, 1]) * DAY),
        validThrough: new Date(Date.now() + pick(random, [2, 2, 2, -1]) * DAY),
        hiddenAt: random() < 0.1 ? new Date() : null,
      }
    }),
  )

const YEARS = { junior: [0, 3], senior: [4, 8], expert: [9, 99] } as const

type Place = Parameters<typeof marketOf>[1]

/** What the table itself says of a market, as it was asked before. */
async function inTable({ functionId, regionId, countryId, experienceMin }: Place) {
  for (const level of [experienceBand(experienceMin), null]) {
    const [least, most] = level === null ? [0, 99] : YEARS[level]
    const { rows } = await database.db.execute<Record<'jobs' | 'low' | 'high' | 'median', number>>(sql`
      select count(*)::int as jobs, min(coalesce(salary_min, salary_max)) as low, max(coalesce(salary_max, salary_min)) as high,
        round(percentile_cont(0.5) within group (
          order by (coalesce(salary_min, salary_max) + coalesce(salary_max, salary_min)) / 2.0))::int as median
      from jobs where ${live(new Date())} and function_id = ${functionId} and region_id = ${regionId}
        and country_id = ${countryId} and salary_period = 'an' and experience_min between ${least} and ${most}
        and coalesce(salary_min, salary_max) is not null`)
    const { jobs, low, high, median } = rows[0]!
    if (jobs >= 5 && high > low) return { low, high, median, jobs, experience_level: level }
  }
  return null
}

async function expectSameMarkets() {
  await untilReadable(database.db)
  await index.catchUp()
  const told: unknown[] = []
  for (const place of places)
    for (const experienceMin of [0, 3, 4, 8, 9, 30]) {
      const expected = await inTable({ ...place, experienceMin })
      expect(await marketOf(index, { ...place, experienceMin }), JSON.stringify({ ...place, experienceMin })).toEqual(
        expected,
      )
      told.push(expected)
    }
  return told
}

test('the index says what a market pays as the table does, whatever has changed', async () => {
  const levels = new Set<unknown>()
  for (let round = 0; round < 12; round++) {
    for (const told of await expectSameMarkets())
      levels.add((told as { experience_level: unknown } | null)?.experience_level)
    await database.db.execute(sql`delete from jobs where id % 5 = ${round % 5}`)
    await database.db.execute(
      sql`update jobs set salary_min = salary_min + 3, salary_max = salary_max + 4 where id % 7 = ${round % 7}`,
    )
    // There are fewer and fewer, so that some markets are too small.
    await add(JOBS / 10)
  }
  // Otherwise the test would not reach what it is for.
  expect(levels).toEqual(new Set(['junior', 'senior', 'expert', null, undefined]))
})

test('halves are rounded to the even number, as they were by the database', async () => {
  const functionId = world.lists.functions[4]!.id
  const paid = (salaryMin: number, salaryMax: number) => ({
    ...jobRow({ ...world.fr, functionId }),
    salaryMin,
    salaryMax,
  })
  const place = { ...world.fr, functionId, experienceMin: 3 }
  await insertJobs(
    database.db,
    Array.from({ length: 5 }, () => paid(40_000, 40_001)),
  )
  await untilReadable(database.db)
  await index.catchUp()
  expect(await marketOf(index, place)).toMatchObject({ median: 40_000, jobs: 5 })
  await database.db.execute(
    sql`update jobs set salary_min = 40001, salary_max = 40002 where function_id = ${functionId}`,
  )
  await untilReadable(database.db)
  await index.catchUp()
  expect(await marketOf(index, place)).toEqual(await inTable(place))
  expect(await marketOf(index, place)).toMatchObject({ median: 40_002 })
})
