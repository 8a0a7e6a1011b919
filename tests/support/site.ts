import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { apiRoutes } from '../../src/app/api.ts'
import { topics } from '../../src/app/pages.ts'
import { registerListFiles } from '../../src/app/back-office.ts'
import { registerFeeds } from '../../src/app/feeds.ts'
import { startSearch, withIndexed } from '../../src/app/search.ts'
import { identifyBy } from '../../src/features/accounts/sessions/server/sessions.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { countChanges } from '../../src/platform/server/changes/versions.ts'
import { readConfig } from '../../src/platform/server/settings/config.ts'
import { apiFor, createDispatcher } from '../../src/platform/server/endpoints.ts'
import { registerApi } from '../../src/platform/server/http/http-api.ts'
import { registerPages } from '../../src/platform/server/http/http-pages.ts'
import { createHttp } from '../../src/platform/server/http/http.ts'
import { createMetrics } from '../../src/platform/server/watching/metrics.ts'
import { createLines } from '../../src/platform/server/overload/overload.ts'
import { createPageCache } from '../../src/platform/server/http/page-cache.ts'
import type { TestAccounts } from './accounts.ts'
import { testAccounts } from './accounts.ts'
import { testLive } from './live.ts'
import type { TestDatabase } from './test-database.ts'

export type Site = {
  http: FastifyInstance
  index: IndexedCollection
  accounts: TestAccounts
  /** How often a page was rendered, rather than kept. */
  rendered: () => number
}

/**
 * API, feeds and built pages on a test's database, asked without a port; the index knows what is there by now. All of it
 * is closed with the database.
 */
export async function openSite(database: TestDatabase): Promise<Site> {
  const { db } = database
  const config = readConfig({ LOG_LEVEL: 'silent' })
  const accounts = await testAccounts(database)
  const search = startSearch(database, null)
  database.beforeClose(() => search.stop())
  await search.catchUp()
  const index = search.indexes.jobs
  const http = await createHttp({ config, metrics: createMetrics(config), maxEventLoopDelay: 60_000 })
  database.beforeClose(() => http.close())
  const dispatcher = createDispatcher(
    apiRoutes({
      db,
      indexes: search.indexes,
      lifecycle: { stopping: false },
      live: testLive(database),
      accounts,
      config,
    }),
  )
  const identify = identifyBy(db)
  const lines = createLines()
  const changed = countChanges(database.changes, topics)
  let renders = 0
  await registerApi(http, dispatcher, '0.0.0', identify, lines)
  await registerFeeds(http, db, index, config.origin, lines)
  await registerListFiles(http, db, identify, lines)
  const built = new URL('../../build/server/index.js', import.meta.url)
  await registerPages(http, {
    build: (await import(/* @vite-ignore */ built.href)) as ServerBuild,
    apiOf: (caller) => apiFor(dispatcher, caller),
    // Asked for by every page that is rendered, once.
    identify: (exchange) => {
      renders++
      return identify(exchange)
    },
    origin: config.origin,
    dev: false,
    cache: createPageCache(() => withIndexed(changed(), search.indexes)),
    lines,
  })
  return { http, index, accounts, rendered: () => renders }
}
