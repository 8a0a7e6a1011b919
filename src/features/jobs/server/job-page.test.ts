import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { untilReadable } from '../../../../tests/support/outbox.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { startIndex } from '../../../../tests/support/collection.ts'
import { jobCollection } from './job-collection.ts'
import { jobRow } from '../jobs.factory.ts'
import { jobStatuses } from '../jobs.rules.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { readJob } from './job-page.ts'
import { insertJobs } from './jobs.repository.ts'

const database = useTestDatabase()
const DAY = 86_400_000
let world: Awaited<ReturnType<typeof smallWorld>>
let index: IndexedCollection

beforeAll(async () => {
  world = await smallWorld(database.db)
  index = startIndex(database, jobCollection)
  await index.catchUp()
})
afterAll(() => index.stop())
beforeEach(async () => {
  await database.db.execute(sql`delete from jobs`)
})

const paid = (salaryMin: number, salaryMax: number, more: Partial<Parameters<typeof jobRow>[0]> = {}) => ({
  ...jobRow({ ...world.fr, ...more }),
  salaryMin,
  salaryMax,
})
const READ = 1

/** The market that the page of the first job shows. */
async function marketOf(jobs: Parameters<typeof insertJobs>[1]) {
  await insertJobs(
    database.db,
    jobs.map((job, at) => ({ ...job, id: READ + at })),
  )
  await untilReadable(database.db)
  await index.catchUp()
  return (await readJob(database.db, index, READ)).market
}

const live = (count: number) => Array.from({ length: count }, (_, at) => paid(40_000 + at * 1_000, 50_000 + at * 1_000))

test.each([1, 2, 4])('a market of %i jobs is none', async (count) => {
  expect(await marketOf(live(count))).toBeNull()
})

test('from five jobs on, the market says their spread and their middle', async () => {
  expect(await marketOf(live(5))).toEqual({
    low: 40_000,
    high: 54_000,
    median: 47_000,
    jobs: 5,
    experience_level: 'junior',
  })
})

test('jobs that are closed, or not begun, make no market and change none', async () => {
  const closed = [
    ...jobStatuses.filter((status) => status !== 'active').map((status) => paid(1_000, 900_000, { status })),
    paid(1_000, 900_000, { validThrough: new Date(Date.now() - DAY) }),
    paid(1_000, 900_000, { publishedAt: new Date(Date.now() + DAY) }),
  ]
  expect(closed.length).toBeGreaterThanOrEqual(5)
  expect(await marketOf([...live(4), ...closed])).toBeNull()
  await database.db.execute(sql`delete from jobs`)
  expect(await marketOf([...live(5), ...closed])).toMatchObject({ low: 40_000, high: 54_000, jobs: 5 })
})

test('other functions, regions, countries and periods are other markets, and a job without a salary is in none', async () => {
  const region = world.lists.regions.find(({ id, countryId }) => countryId === 1 && id !== world.fr.regionId)!
  const others = [
    paid(1_000, 900_000, { functionId: world.lists.functions[1]!.id }),
    paid(1_000, 900_000, { regionId: region.id }),
    paid(1_000, 900_000, { ...world.be }),
    { ...paid(500, 900), salaryPeriod: 'jour' as const },
    { ...paid(0, 0), salaryMin: null, salaryMax: null },
  ]
  expect(await marketOf([...live(5), ...others])).toMatchObject({ low: 40_000, high: 54_000, jobs: 5 })
})

test('a salary is compared with those of the same experience, else with all of them', async () => {
  // The jobs of live() ask for three years, the last that count as junior.
  const others = [4, 8, 9].map((experienceMin) => ({ ...paid(90_000, 120_000), experienceMin }))
  expect(await marketOf([...live(5), ...others])).toMatchObject({ high: 54_000, jobs: 5, experience_level: 'junior' })
  await database.db.execute(sql`delete from jobs`)
  expect(await marketOf([...live(4), ...others])).toMatchObject({ high: 120_000, jobs: 7, experience_level: null })
  await database.db.execute(sql`delete from jobs`)
  const seniors = Array.from({ length: 5 }, (_, at) => ({ ...paid(60_000 + at, 70_000), experienceMin: 4 + at }))
  expect(await marketOf([...seniors, ...live(5)])).toMatchObject({ low: 60_000, jobs: 5, experience_level: 'senior' })
})
