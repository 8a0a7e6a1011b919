import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startIndex } from '../../../../tests/support/collection.ts'
import { untilReadable } from '../../../../tests/support/outbox.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { pick, seededRandom } from '#platform/random.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { FacetCount } from '#search-engine/schema.ts'
import { jobRow } from '../jobs.factory.ts'
import { isLive, jobStatuses } from '../jobs.rules.ts'
import { countJobsOfCompany } from './company-counts.service.ts'
import { jobCollection } from './job-collection.ts'
import { insertJobs } from './jobs.repository.ts'

const database = useTestDatabase()
const random = seededRandom('jobs of companies')
type Row = ReturnType<typeof jobRow> &
  Record<'companyId' | 'countryId' | 'sectorId' | 'functionId', number> & {
    subsectorId: number | null
  }
let rows: Row[]
let companies: number[]
let index: IndexedCollection

beforeAll(async () => {
  const { lists, fr, be } = await smallWorld(database.db)
  companies = [fr.companyId, be.companyId]
  rows = Array.from({ length: 300 }, () => {
    const subsector = pick(random, lists.subsectors)
    const place = pick(random, [fr, be])
    return jobRow({
      ...place,
      // One of them has no job in Belgium.
      companyId: place === be ? be.companyId : pick(random, companies),
      sectorId: subsector.sectorId,
      subsectorId: random() < 0.2 ? null : subsector.id,
      functionId: pick(random, lists.functions).id,
      status: random() < 0.7 ? 'active' : pick(random, jobStatuses),
    })
  })
  await insertJobs(database.db, rows)
  await untilReadable(database.db)
  index = startIndex(database, jobCollection)
  await index.there()
})
afterAll(() => index.stop())

test('while the index is filled nobody waits for the figures of a company', async () => {
  const filling = startIndex(database, jobCollection)
  onTestFinished(() => filling.stop())
  expect(await countJobsOfCompany(filling, companies[0]!)).toBeNull()
})

test.each([null, 1, 2, 4])(
  'the jobs of a company are counted as they are, its trades in the country %s',
  async (country) => {
    for (const companyId of [...companies, 999_999]) {
      const counts = (await countJobsOfCompany(index, companyId, country))!
      const live = rows.filter((row) => row.companyId === companyId && isLive(row, new Date()))
      const there = live.filter(({ countryId }) => countryId === country)
      const charted = there.length > 0 ? there : live
      const naive = (list: Row[], idOf: (row: Row) => number | null): FacetCount[] =>
        [...Map.groupBy(list, idOf)]
          .flatMap(([value, { length: count }]) => (value === null ? [] : { value, count }))
          .toSorted((a, b) => b.count - a.count || a.value - b.value)
      expect(counts).toEqual({
        total: live.length,
        country: naive(live, ({ countryId }) => countryId),
        sector: naive(charted, ({ sectorId }) => sectorId),
        subsector: naive(charted, ({ subsectorId }) => subsectorId),
        function: naive(charted, ({ functionId }) => functionId),
      })
    }
  },
)
