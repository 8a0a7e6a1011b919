import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { apiRoutes } from '../../src/app/api.ts'
import { chosenEvents } from '../../src/app/notifications.ts'
import type { Page } from '../../src/app/page-doors.ts'
import { doorsOf, topics } from '../../src/app/page-doors.ts'
import { actions, pages } from '../../src/app/pages.ts'
import { backOfficeLists, registerListFiles } from '../../src/app/back-office.ts'
import { registerArchives } from '../../src/app/own-archive.ts'
import { registerFeeds } from '../../src/app/feeds.ts'
import { registerSitemaps } from '../../src/app/sitemaps.ts'
import { startSearch, withIndexed } from '../../src/app/search.ts'
import { identifyBy } from '../../src/features/accounts/sessions/server/sessions.ts'
import { withCompanyKeys } from '../../src/features/multiposting/server/company-keys.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { countChanges } from '../../src/platform/server/changes/versions.ts'
import { readConfig } from '../../src/platform/server/settings/config.ts'
import type { ChosenEvent } from '../../src/features/notifications/notifications.rules.ts'
import type { ServedList } from '../../src/platform/server/back-office/served-list.ts'
import type { PersonalData } from '../../src/platform/server/personal-data.ts'
import type { Identify, Served } from '../../src/platform/server/endpoints.ts'
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
import { LATE_IN_TESTS } from './test-database.ts'

export type Site = {
  http: FastifyInstance
  index: IndexedCollection
  accounts: TestAccounts
  /** Every endpoint that is served. */
  served: Served[]
  /** Administrators need a second factor, as outside of a demonstration. */
  strict: boolean
  /** How often a page was rendered, rather than kept. */
  rendered: () => number
}

/** What one more room adds to the lists of `app/`. */
export type Room = {
  routes: (site: TestAccounts) => Served[]
  personalData: PersonalData
  event: ChosenEvent
  list: ServedList
  pages: readonly (Page & { module: PageModule })[]
}
type PageModule = NonNullable<ServerBuild['routes'][string]>['module']

/** The built pages and those of a room that is not built: without scripts in the browser, since none were made of them. */
function withPages(build: ServerBuild, added: Room['pages']): ServerBuild {
  const routes = { ...build.routes }
  const assets = { ...build.assets, routes: { ...build.assets.routes } }
  for (const { path, module } of added) {
    const route = { id: path, parentId: 'root', path }
    routes[path] = { ...route, module }
    assets.routes[path] = { ...assets.routes['/notifications']!, ...route, imports: [], css: [] }
  }
  return { ...build, routes, assets }
}

/**
 * API, feeds and built pages on a test's database, asked without a port; the index knows what is there by now. All of it
 * is closed with the database. `room` is a room that the product does not have, `jobs` another index of jobs than its own.
 */
export async function openSite(database: TestDatabase, room?: Room, jobs?: IndexedCollection): Promise<Site> {
  const { db } = database
  const config = readConfig({ LOG_LEVEL: 'silent' })
  const known = await testAccounts(database)
  const accounts = room ? { ...known, personalData: [...known.personalData, room.personalData] } : known
  const lists = room ? [...backOfficeLists, room.list] : backOfficeLists
  const search = startSearch(database, null)
  database.beforeClose(() => search.stop())
  await search.catchUp()
  const indexes = jobs ? { ...search.indexes, jobs } : search.indexes
  const index = indexes.jobs
  const http = await createHttp({ config, metrics: createMetrics(config), maxEventLoopDelay: 60_000 })
  database.beforeClose(() => http.close())
  const served = [
    ...(room?.routes(accounts) ?? []),
    ...apiRoutes({
      db,
      indexes,
      lifecycle: { stopping: false },
      live: testLive(database),
      accounts,
      config,
      events: room ? [...chosenEvents, room.event] : chosenEvents,
      lists,
    }),
  ]
  const dispatcher = createDispatcher(served)
  const identify: Identify = (exchange) =>
    withCompanyKeys(db, identifyBy(db, { secondFactorToAdminister: site.strict }))(exchange)
  const lines = createLines(LATE_IN_TESTS)
  const changed = countChanges(database.changes, topics)
  let renders = 0
  const site: Site = { http, index, accounts, served, strict: false, rendered: () => renders }
  const versions = () => withIndexed(changed(), indexes)
  const answers = createPageCache(versions, database.changes.isTold)
  await registerApi(http, dispatcher, '0.0.0', identify, lines, answers)
  await registerFeeds(http, db, index, config.origin, lines, answers)
  await registerSitemaps(http, db, config.origin, lines, answers)
  await registerListFiles(http, db, identify, lines, lists)
  await registerArchives(http, accounts, identify, lines)
  const built = new URL('../../build/server/index.js', import.meta.url)
  await registerPages(http, {
    build: withPages((await import(/* @vite-ignore */ built.href)) as ServerBuild, room?.pages ?? []),
    apiOf: (caller) => apiFor(dispatcher, caller),
    // Asked for by every page that is rendered, once.
    identify: (exchange) => {
      renders++
      return identify(exchange)
    },
    doors: doorsOf([...pages, ...actions, ...(room?.pages ?? [])]),
    origin: config.origin,
    dev: false,
    cache: createPageCache(versions),
    lines,
  })
  return site
}
