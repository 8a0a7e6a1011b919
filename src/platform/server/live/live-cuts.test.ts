import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testAccounts } from '../../../../tests/support/accounts.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { liveReader } from '../../../../tests/support/live-reader.ts'
import { newPerson } from '../../../../tests/support/people.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { identifyBy, openApiSession } from '#features/accounts/server/sessions.service.ts'
import { seededRandom } from '#platform/random.ts'
import type { Changes } from '../changes/changes.ts'
import { startChanges } from '../changes/changes.ts'
import { createDispatcher } from '../endpoints.ts'
import { registerApi } from '../http/http-api.ts'
import { createHttp } from '../http/http.ts'
import { readConfig } from '../settings/config.ts'
import { createMetrics } from '../watching/metrics.ts'
import { liveRoutes } from './live.routes.ts'
import { startLive } from './live.ts'
import { tell } from './tell.ts'

// `npm run bench:live` does the same with five hundred streams of a running site.
const ACCOUNTS = 6
const STREAMS = 30
const TRANSACTIONS = 120
const bounds = { account: 100, address: 100, process: 100 }

const database = useTestDatabase()
const instances: { http: FastifyInstance; site: string; changes: Changes }[] = []

/** One that listens and one that only looks, now and then: it is always behind the other. */
async function instance(every: number): Promise<void> {
  const { db } = database
  const deaf = { db, listen: () => () => Promise.resolve() }
  const changes = startChanges(every > 300 ? deaf : database.database, { report: () => undefined, every })
  const identify = identifyBy(db)
  const live = startLive({ db, changes, identify, report: () => undefined, bounds })
  const config = readConfig({ LOG_LEVEL: 'silent' })
  const http = await createHttp({ config, metrics: createMetrics(config), maxEventLoopDelay: 60_000 })
  http.addHook('preClose', async () => live.stop())
  await registerApi(http, createDispatcher(liveRoutes(live)), '0.0.0', identify)
  await http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = http.server.address() as AddressInfo
  instances.push({ http, changes, site: `http://127.0.0.1:${port}` })
}
beforeAll(async () => {
  await instance(300)
  await instance(900)
})
afterAll(async () => {
  for (const { http, changes } of instances) {
    await http.close()
    await changes.stop()
  }
})

test('streams that are cut at random, and go on elsewhere, have every event once and in order', async () => {
  const { db } = database
  const random = seededRandom('cuts')
  const below = (end: number) => Math.floor(random() * end)
  const world = await testAccounts(database)
  const people: { accountId: number; headers: Record<string, string> }[] = []
  for (let number = 0; number < ACCOUNTS; number++) {
    const accountId = await newPerson(world, `cut${number}@example.org`, false)
    const { token } = await openApiSession(db, testExchange(), accountId)
    people.push({ accountId, headers: { authorization: `Bearer ${token}` } })
  }
  const readers = Array.from({ length: STREAMS }, (_, number) => {
    const { accountId, headers } = people[number % ACCOUNTS]!
    return { accountId, ...liveReader(instances[0]!.site, headers) }
  })
  await Promise.all(readers.map((reader) => reader.open()))
  await expect.poll(() => readers.every(({ told }) => told.length === 1)).toBe(true)

  const done = new AbortController()
  let cuts = 0
  const cutting = (async () => {
    while (!done.signal.aborted) {
      const reader = readers[below(STREAMS)]!
      reader.cut()
      cuts++
      await new Promise((resolve) => setTimeout(resolve, below(20)))
      await reader.open(instances[below(2)]!.site)
    }
  })()
  for (let number = 1; number <= TRANSACTIONS; number++) {
    const told = Array.from({ length: 1 + below(4) }, () => people[below(ACCOUNTS)]!.accountId)
    await db
      .transaction(async (tx) => {
        await tell(tx, told, 'parcels', number)
        if (number % 7 === 0) throw new Error('after all')
      })
      .catch(() => undefined)
  }
  // Until everybody has the last one, connections go on being cut.
  const lastOf = async (accountId: number) =>
    (
      await db.execute<{ ids: number[] }>(
        sql`select array_agg(entity_id order by tx, id) as ids from outbox where account_id = ${accountId}`,
      )
    ).rows[0]!.ids
  for (const reader of readers) {
    const expected = await lastOf(reader.accountId)
    const idsOf = () => reader.told.slice(1).map(({ id }) => id)
    await expect.poll(() => idsOf().length, { timeout: 60_000 }).toBeGreaterThanOrEqual(expected.length)
    expect(idsOf()).toEqual(expected)
  }
  done.abort()
  await cutting
  expect(cuts).toBeGreaterThan(STREAMS)
  for (const reader of readers) reader.cut()
})
