import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIndex } from '../../../../tests/support/collection.ts'
import { untilReadable } from '../../../../tests/support/outbox.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { jobRow } from '../jobs.factory.ts'
import { jobCollection } from './job-collection.ts'
import { insertJobs } from './jobs.repository.ts'
import type { jobs } from './jobs.tables.ts'
import type { LiveJobs } from './live-counts.service.ts'
import { tradePay } from './trade-pay.ts'

const database = useTestDatabase()
let live: LiveJobs
let trades: { id: number; name: string }[]

beforeAll(async () => {
  const { db } = database
  const { fr, be } = await smallWorld(db)
  trades = (await db.execute<{ id: number; name: string }>(sql`select id, name from job_titles order by id limit 18`))
    .rows
  const [well, common, rare, abroad, ...others] = trades.map(({ id }) => id)
  const many = (count: number, jobTitleId: number, more: (at: number) => Partial<typeof jobs.$inferInsert>) =>
    Array.from({ length: count }, (_, at) =>
      jobRow({ ...fr, jobTitleId, salaryPeriod: 'an', salaryMin: null, salaryMax: null, ...more(at) }),
    )
  await insertJobs(db, [
    // 40, 41 … 60 thousand, each as the middle of what is said, or as all that is said.
    ...many(21, common!, (at) => ({ salaryMin: 38_000 + at * 1_000, salaryMax: 42_000 + at * 1_000 })),
    // Half of them 30, half of them 50 thousand.
    ...many(20, well!, (at) => (at < 10 ? { salaryMin: 30_000 } : { salaryMax: 50_000 })),
    ...many(19, rare!, () => ({ salaryMin: 90_000 })),
    ...many(20, abroad!, () => ({ ...be, salaryMin: 70_000 })),
    // Not by the year, without a salary, not live: none of them counts.
    ...many(5, common!, () => ({ salaryPeriod: 'mois', salaryMin: 9_000 })),
    ...many(5, rare!, () => ({})),
    ...many(5, rare!, () => ({ salaryMin: 90_000, status: 'expirée' })),
    // Thirteen trades of another country, the last of them with the most jobs.
    ...others
      .slice(0, 13)
      .flatMap((trade, at) => many(20 + at, trade, () => ({ ...be, countryId: 3, salaryMin: 80_000 }))),
  ])
  await untilReadable(db)
  live = { db, jobs: startIndex(database, jobCollection) }
  await live.jobs.there()
})
afterAll(() => live.jobs.stop())

test('what live jobs of a country pay by the year, trade by trade, where twenty say so', async () => {
  const [well, common, , abroad] = trades
  expect(await tradePay(live, 1)).toEqual({
    data: [
      { ...common, median: 50_000, jobs: 21 },
      { ...well, median: 40_000, jobs: 20 },
    ],
    currency: 'EUR',
  })
  expect((await tradePay(live, 2)).data).toEqual([{ ...abroad, median: 70_000, jobs: 20 }])
  expect(await tradePay(live, 4)).toEqual({ data: [], currency: 'CHF' })
})

test('no more than twelve trades, those with the most jobs', async () => {
  const { data } = await tradePay(live, 3)
  expect(data.map(({ jobs }) => jobs)).toEqual(Array.from({ length: 12 }, (_, at) => 32 - at))
})
