import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { startSearch } from '#app/search.ts'
import { jobRow } from '../jobs.factory.ts'
import { highlightJobs } from './job-highlights.ts'
import { insertJobs } from './jobs.repository.ts'

const database = useTestDatabase()

test('others have their turn while a page of long offers is marked', async () => {
  const { fr } = await smallWorld(database.db)
  const long = { ...fr, description: 'Vous tenez la comptabilité. Audit.' }
  const rows = await insertJobs(
    database.db,
    Array.from({ length: 20 }, () => jobRow(long)),
  ).returning()
  const search = startSearch(database, null)
  onTestFinished(() => search.stop())
  await search.catchUp()
  let turns = 0
  const over = new AbortController()
  const others = (async () => {
    for (; !over.signal.aborted; turns++) await setImmediate()
  })()
  // Every look at the clock is nine milliseconds later.
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 9))
  const ids = rows.map(({ id }) => id)
  await highlightJobs(database.db, search.indexes.jobs, ids, 'audit', [])
  const before = turns
  const found = await highlightJobs(database.db, search.indexes.jobs, ids, 'audit', [])
  clock.mockRestore()
  const during = turns - before
  over.abort()
  await others
  expect([...found.values()].every(({ extract }) => extract.some(({ marked }) => marked))).toBe(true)
  expect(during).toBeGreaterThanOrEqual(20)
})
