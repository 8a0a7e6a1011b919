import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { apiRoutes } from '../src/app/api.ts'
import { openIndexIn, startSearch } from '../src/app/search.ts'
import { jobRow } from '../src/features/jobs/jobs.factory.ts'
import { jobCollection } from '../src/features/jobs/server/job-collection.ts'
import { insertJobs } from '../src/features/jobs/server/jobs.repository.ts'
import type { Reached } from '../src/platform/server/collection/collection-progress.ts'
import type { IndexedCollection } from '../src/platform/server/collection/collection.ts'
import { startCollection } from '../src/platform/server/collection/start-collection.ts'
import { createDispatcher } from '../src/platform/server/endpoints.ts'
import { registerApi } from '../src/platform/server/http/http-api.ts'
import { createHttp } from '../src/platform/server/http/http.ts'
import { createLines } from '../src/platform/server/overload/overload.ts'
import { readConfig } from '../src/platform/server/settings/config.ts'
import { createMetrics } from '../src/platform/server/watching/metrics.ts'
import { testAccounts } from './support/accounts.ts'
import { testLive } from './support/live.ts'
import { useTestDatabase } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'

const database = useTestDatabase()
const BATCH = 500
const IN_ALL = 10 * BATCH

const inTheMidst = Promise.withResolvers<void>()
const goOn = Promise.withResolvers<void>()
const told: Reached[] = []
let search: ReturnType<typeof startSearch>
let jobs: IndexedCollection
let http: Awaited<ReturnType<typeof createHttp>>

beforeAll(async () => {
  const { fr } = await smallWorld(database.db)
  // One batch, and one job that is a tenth of the way behind it.
  const ids = [...Array.from({ length: BATCH }, (_, at) => at + 1), IN_ALL]
  await insertJobs(
    database.db,
    ids.map((id) => ({ id, ...jobRow({ ...fr, title: `Trésorière ${id} H/F` }) })),
  )
  // How long it takes is what the estimate is made of: here the clock stands still until it is moved.
  vi.useFakeTimers({ toFake: ['performance'] })
  search = startSearch(database, null)
  await search.catchUp()
  const open = openIndexIn(() => null)
  jobs = startCollection(database.db, jobCollection, {
    open: async (collection, onLost) => {
      const index = await open(collection, onLost)
      let brought = 0
      return {
        ...index,
        apply: async (changes, position) => {
          if (brought >= BATCH) {
            inTheMidst.resolve()
            await goOn.promise
          }
          brought += changes.length
          await index.apply(changes, position)
          vi.advanceTimersByTime(1_200)
        },
      }
    },
    changes: database.changes,
    report: () => undefined,
    tell: (reached) => told.push(reached),
  })
  const config = readConfig({ LOG_LEVEL: 'silent' })
  http = await createHttp({ config, metrics: createMetrics(config), maxEventLoopDelay: 60_000 })
  const served = apiRoutes({
    db: database.db,
    indexes: { ...search.indexes, jobs },
    lifecycle: { stopping: false },
    live: testLive(database),
    accounts: await testAccounts(database),
    config,
  })
  await registerApi(http, createDispatcher(served), '0.0.0', undefined, createLines())
})

afterAll(async () => {
  vi.useRealTimers()
  goOn.resolve()
  await http.close()
  await jobs.stop()
  await search.stop()
})

const ask = async (path: string) => {
  const { statusCode, headers, json } = await http.inject(path)
  return { status: statusCode, retry: Number(headers['retry-after']), body: json<Record<string, unknown>>() }
}

test('while the index is filled a search is told how far it is and when to come back, and nobody is sent here', async () => {
  await inTheMidst.promise
  const own = jobs.search({ limit: 0 })
  for (const path of ['/v1/jobs/search?q=tresorier', '/v1/ready']) {
    const { status, retry, body } = await ask(path)
    expect([status, body], path).toEqual([
      503,
      {
        error: {
          code: 'platform/search_away',
          message: 'La recherche se prépare (10\u202f%). Réessayez dans quelques instants.',
          preparing: { documents: BATCH, percent: 10, retry_after: 109 },
        },
      },
    ])
    // A tenth took ten batches of a fiftieth each, so the rest takes nine times as long.
    expect(retry, path).toBe(109)
  }
  expect((await ask('/v1/health')).status).toBe(200)
  expect(told).toEqual([{ documents: BATCH, share: 0.1 }])

  goOn.resolve()
  // What the site does by itself has waited.
  expect((await own).total).toBe(BATCH + 1)
  expect((await ask('/v1/ready')).status).toBe(200)
  expect((await ask('/v1/jobs/search?q=tresorier')).body).toMatchObject({ pagination: { total: BATCH + 1 } })
  expect(told.at(-1)).toEqual({ documents: BATCH + 1, share: 1 })
})
