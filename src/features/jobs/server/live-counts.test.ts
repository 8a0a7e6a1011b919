import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIndex } from '../../../../tests/support/collection.ts'
import { untilReadable } from '../../../../tests/support/outbox.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { seededRandom } from '#platform/random.ts'
import { platformRefusals } from '#platform/refusals.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { passFor } from '#platform/server/collection/collection-progress.ts'
import { createGate } from '#platform/server/gate.ts'
import { onBehalfOf } from '#platform/server/overload/overload.ts'
import { createTurns } from '#platform/server/overload/turns.ts'
import { jobRow } from '../jobs.factory.ts'
import { isLive, jobStatuses } from '../jobs.rules.ts'
import { jobCollection } from './job-collection.ts'
import { insertJobs } from './jobs.repository.ts'
import { countLiveJobs } from './live-counts.service.ts'
import { placeTerms } from './place-suggestions.ts'

const database = useTestDatabase()
const HOURS = 3_600_000
const DIMENSIONS = {
  sector: 'sectorId',
  subsector: 'subsectorId',
  contract: 'contractId',
  function: 'functionId',
  jobTitle: 'jobTitleId',
  company: 'companyId',
  country: 'countryId',
  region: 'regionId',
  city: 'cityId',
} as const

type Row = ReturnType<typeof jobRow> & Record<(typeof DIMENSIONS)[keyof typeof DIMENSIONS], number | null>
let rows: Row[]
let index: IndexedCollection

beforeAll(async () => {
  const { lists, fr, be } = await smallWorld(database.db)
  const random = seededRandom('counts')
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const moments = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000))
  rows = Array.from({ length: 400 }, () => {
    const subsector = one(lists.subsectors)
    return jobRow({
      ...one([fr, be]),
      sectorId: subsector.sectorId,
      subsectorId: random() < 0.2 ? null : subsector.id,
      contractId: one(lists.contracts).id,
      functionId: one(lists.functions).id,
      jobTitleId: random() < 0.2 ? null : one(lists.jobTitles).id,
      status: random() < 0.7 ? 'active' : one(jobStatuses),
      publishedAt: one(moments),
      validThrough: one(moments),
    })
  })
  await insertJobs(database.db, rows)
  await untilReadable(database.db)
  index = startIndex(database, jobCollection)
})
afterAll(() => index.stop())

test.each([null, 2])('counts along every dimension equal a naive count, in the country %s', async (country) => {
  const counts = await countLiveJobs(index, country)
  const live = rows.filter((row) => isLive(row, new Date()) && (country === null || row.countryId === country))
  expect(live.length).toBeGreaterThan(20)
  expect(counts.total).toBe(live.length)
  for (const [dimension, key] of Object.entries(DIMENSIONS)) {
    const naive = new Map<number, number>()
    for (const { [key]: id } of live) if (id !== null) naive.set(id, (naive.get(id) ?? 0) + 1)
    expect(counts[dimension as keyof typeof DIMENSIONS], dimension).toEqual(naive)
  }
})

test('who counts while the index is filled steps aside, also where somebody else came first', async () => {
  const gate = createGate<IndexedCollection>()
  const soon = () => ({ ...platformRefusals['platform/search_away'], retryAfter: 1 })
  const pass = () => passFor(gate, soon, HOURS)
  const filling: IndexedCollection = {
    ...index,
    there: async () => void (await pass()),
    search: async (query) => (await pass()).search(query),
  }
  const turns = createTurns({ atOnce: 2, inLine: 4, patience: HOURS })
  const inTurn = <T>(who: string, work: () => Promise<T>): Promise<T> => {
    const asker = { who, gone: new AbortController().signal }
    return turns.run(asker, (turn) => onBehalfOf(asker, work, turn))
  }
  const live = { db: database.db, jobs: filling }
  const count = () => countLiveJobs(filling, null)
  const places = () => placeTerms(live, 'places')
  const counts = Promise.all([inTurn('a', count), inTurn('b', count), inTurn('c', places), inTurn('d', places)])
  await expect.poll(() => turns.counts()).toEqual({ running: 0, waiting: 0 })
  gate.open(index)
  const [first, second] = await counts
  expect(second).toBe(first)
})
