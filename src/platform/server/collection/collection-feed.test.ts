// @module-tag postgres
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilReadable } from '../../../../tests/support/outbox.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import type { Change } from '#search-engine/schema.ts'
import type { ScoringIndex } from '#search-engine/worker/search-thread.ts'
import { feedCollection } from './collection-feed.ts'
import type { Collection } from './collection.ts'
import { themselves } from './collection.ts'

const database = useTestDatabase()

const SECOND = 1_000
const BEGAN = Date.UTC(2026, 10, 19, 12)

/** When each document comes by the clock. */
let coming: Map<number, number>
let asked: number
let applied: Change[]

beforeEach(() => {
  coming = new Map()
  asked = 0
  applied = []
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: BEGAN })
})
afterEach(() => void vi.useRealTimers())

const collection: Collection = {
  name: 'things',
  schema: { texts: {}, facets: [], numbers: [] } as unknown as Collection['schema'],
  samples: null,
  highestId: () => Promise.resolve(1),
  read: (_db, batch) => Promise.resolve('ids' in batch ? batch.ids.map((id) => ({ id }) as never) : []),
  touched: { thing: themselves },
  turned: (_db, since, until) => {
    asked++
    return Promise.resolve([...coming].filter(([, at]) => at > +since && at <= +until).map(([id]) => id))
  },
}

/** A feed of an index that holds everything. */
async function begin() {
  const index = {
    apply: (list: Change[]) => Promise.resolve(void applied.push(...list)),
    clear: () => Promise.resolve(),
  } as unknown as ScoringIndex
  const feed = feedCollection(database.db, collection, index, () => undefined)
  await feed.fill(() => undefined)
  return feed
}

type Feed = Awaited<ReturnType<typeof begin>>

/** A round each second, as a collection makes them. */
async function rounds(feed: Feed, seconds: number): Promise<number> {
  const before = asked
  for (let second = 0; second < seconds; second++) {
    await feed.turn()
    vi.advanceTimersByTime(SECOND)
  }
  return asked - before
}

const brought = () => applied.map((change) => (change.kind === 'put' ? change.document.id : -change.id))

async function tell(id: number): Promise<void> {
  await database.db.execute(sql`insert into outbox (topic, entity_id) values ('thing', ${id})`)
  vi.useRealTimers()
  await untilReadable(database.db)
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: BEGAN + 10 * SECOND })
}

test('where the clock turns nothing for a minute, nothing is asked for a minute', async () => {
  const feed = await begin()
  expect(await rounds(feed, 60)).toBe(1)
  expect(await rounds(feed, 60)).toBe(1)
  expect(brought()).toEqual([])
})

test('what comes within the minute is brought in at its second, and what comes later too', async () => {
  coming = new Map([
    [1, BEGAN + 20 * SECOND],
    [2, BEGAN + 200 * SECOND],
  ])
  const feed = await begin()
  await rounds(feed, 20)
  expect(brought()).toEqual([])
  await rounds(feed, 1)
  expect(brought()).toEqual([1])
  await rounds(feed, 179)
  expect(brought()).toEqual([1])
  await rounds(feed, 1)
  expect(brought()).toEqual([1, 2])
})

test('where something comes all the time, each round asks once, and once a minute ahead', async () => {
  coming = new Map(Array.from({ length: 300 }, (_, at) => [at + 1, BEGAN + at * SECOND]))
  const feed = await begin()
  expect(await rounds(feed, 120)).toBe(122)
  expect(brought()).toEqual(Array.from({ length: 119 }, (_, at) => at + 2))
})

test('a change within the minute is looked at anew', async () => {
  const feed = await begin()
  await rounds(feed, 10)
  coming.set(7, BEGAN + 15 * SECOND)
  await tell(7)
  await feed.follow()
  expect(brought()).toEqual([7])
  await rounds(feed, 5)
  expect(brought()).toEqual([7])
  await rounds(feed, 1)
  expect(brought()).toEqual([7, 7])
})

test('a clock that is put back within the minute is noticed', async () => {
  coming.set(3, BEGAN - 5 * SECOND)
  const feed = await begin()
  await rounds(feed, 10)
  expect(brought()).toEqual([])
  vi.setSystemTime(BEGAN - 10 * SECOND)
  await rounds(feed, 1)
  // Read again: whether it is there is told by the reading.
  expect(brought()).toEqual([3])
})
