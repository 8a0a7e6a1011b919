import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startIndex } from '../../../../tests/support/collection.ts'
import { untilReadable } from '../../../../tests/support/outbox.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { jobRow } from '../jobs.factory.ts'
import { jobCollection } from './job-collection.ts'
import { insertJobs } from './jobs.repository.ts'
import { suggestTerms } from './jobs-suggestions.ts'

const database = useTestDatabase()
const COUNTS_FOR = 2_000
let index: IndexedCollection

beforeAll(async () => {
  const { fr } = await smallWorld(database.db)
  const job = (skills: string[]) => jobRow({ ...fr, skills, missions: [], profile: [], description: 'Un poste.' })
  await insertJobs(database.db, [job(['Valorisation']), job(['Valorisation', 'Excel'])])
  await untilReadable(database.db)
  index = startIndex(database, jobCollection)
})
afterAll(() => index.stop())

test('while nothing changes, the same suggestions ask the index nothing', async () => {
  await index.there()
  let [searches, version] = [0, index.version()]
  const watched: IndexedCollection = {
    ...index,
    version: () => version,
    search: (query) => {
      searches++
      return index.search(query)
    },
  }
  const live = { db: database.db, jobs: watched }
  const suggested = async (typed: string) =>
    (await suggestTerms(live, 'quoi', typed, null)).map(({ label, jobs_count: count }) => `${label} ${count}`)
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    expect(await suggested('val')).toEqual(['Valorisation 2', 'Banque Valmont 2'])
    const asked = searches
    expect(await suggested('val')).toEqual(['Valorisation 2', 'Banque Valmont 2'])
    vi.advanceTimersByTime(COUNTS_FOR + 1)
    expect(await suggested('valmnot')).toEqual(['Banque Valmont 2'])
    expect(await suggested('val')).toHaveLength(2)
    expect(searches).toBe(asked)
    version++
    await suggested('val')
    expect(searches).toBeGreaterThan(asked)
  } finally {
    vi.useRealTimers()
  }
})
