import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutAtRandom } from '../../../../tests/support/live-cuts.ts'
import type { LiveSite } from '../../../../tests/support/live-site.ts'
import { openLiveSite } from '../../../../tests/support/live-site.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'

const STREAMS = 30
const bounds = { account: 100, address: 100, process: 100 }

const database = useTestDatabase()
const instances: LiveSite[] = []
beforeAll(async () => {
  // One that listens, and one that only looks now and then: it is always behind the other.
  instances.push(await openLiveSite(database.database, { bounds }))
  const deaf = { db: database.db, listen: () => () => Promise.resolve() }
  instances.push(await openLiveSite(deaf, { bounds, every: 900 }))
})
afterAll(async () => {
  for (const { close } of instances) await close()
})

// `npm run bench:live` does the same with five hundred.
test('streams that are cut at random, and go on elsewhere, have every event once and in order', async () => {
  const { cuts, streams } = await cutAtRandom({
    db: database.db,
    sites: instances.map(({ address }) => address),
    accounts: 6,
    streams: STREAMS,
    transactions: 120,
    cutEvery: 20,
    writeEvery: 20,
  })
  for (const { told, expected } of streams) expect(told).toEqual(expected)
  expect(streams.every(({ expected }) => expected.length > 10)).toBe(true)
  expect(cuts).toBeGreaterThan(STREAMS)
})
