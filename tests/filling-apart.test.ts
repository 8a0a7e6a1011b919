import { beforeAll, expect, test } from 'vitest'
import { openIndexIn } from '../src/app/search.ts'
import { jobRow } from '../src/features/jobs/jobs.factory.ts'
import { jobCollection } from '../src/features/jobs/server/job-collection.ts'
import { insertJobs } from '../src/features/jobs/server/jobs.repository.ts'
import type { Change } from '../src/search-engine/schema.ts'
import { useTestDatabase } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'
import type { OpenIndex } from '../src/platform/server/collection/start-collection.ts'
import { startCollection } from '../src/platform/server/collection/start-collection.ts'

const database = useTestDatabase()
/** More than two batches are read of. */
const JOBS = 1_250

beforeAll(async () => {
  const { fr } = await smallWorld(database.db)
  const rows = Array.from({ length: JOBS }, (_, at) => jobRow({ ...fr, title: `Trésorière ${at} H/F` }))
  for (let from = 0; from < JOBS; from += 250) await insertJobs(database.db, rows.slice(from, from + 250))
})

/** An index of jobs that is filled apart, and what its hands were given. */
function start({ from = 0, failing = 0 } = {}) {
  const given: number[][] = []
  const seen = { closed: 0, own: 0, errors: [] as unknown[] }
  let failures = failing
  const count = (changes: readonly Change[]): number => changes.length
  const openHand: OpenIndex = async (collection, onLost) => {
    const hand = await openIndexIn(() => null)(collection, onLost)
    const mine = given[given.push([]) - 1]!
    return {
      ...hand,
      apply: async (changes, position) => {
        if (mine.length > 3 && failures-- > 0) throw new Error('a hand is lost')
        if (changes.length > 0) mine.push(count(changes))
        await hand.apply(changes, position)
      },
      close: async () => {
        seen.closed++
        await hand.close()
      },
    }
  }
  const open = openIndexIn(() => null)
  const index = startCollection(database.db, jobCollection, {
    open: async (collection, onLost) => {
      const own = await open(collection, onLost)
      return {
        ...own,
        apply: (changes, position) => {
          seen.own += count(changes)
          return own.apply(changes, position)
        },
      }
    },
    apart: { open: openHand, from },
    changes: database.changes,
    report: (error) => seen.errors.push(error),
  })
  return { index, given, seen }
}

const sums = (given: number[][]): number[] => given.map((batches) => batches.reduce((sum, one) => sum + one, 0))

test('an index of many documents is filled by two threads, which end, and finds what came from both', async () => {
  const { index, given, seen } = start()
  await index.catchUp()
  expect(sums(given).toSorted((a, b) => a - b)).toEqual([500, 750])
  expect(seen).toMatchObject({ closed: 2, own: 0, errors: [] })
  const found = await index.search({ keywords: 'tresoriere', limit: JOBS })
  expect([found.total, new Set(found.ids).size]).toEqual([JOBS, JOBS])
  await index.stop()
})

test('where a thread is lost it is filled anew, and no thread is left', async () => {
  const { index, given, seen } = start({ failing: 1 })
  await expect.poll(() => seen.closed).toBeGreaterThanOrEqual(2)
  await index.catchUp()
  expect(seen.errors.map(String)).toEqual(['Error: a hand is lost'])
  expect([given.length, seen.closed]).toEqual([4, 4])
  expect((await index.search({ limit: 0 })).total).toBe(JOBS)
  await index.stop()
})

test('one of few documents is filled where it is', async () => {
  const { index, given, seen } = start({ from: 1_000_000 })
  await index.catchUp()
  expect([given, seen.own]).toEqual([[], JOBS])
  await index.stop()
})
