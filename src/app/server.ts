import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { AccountsSite } from '#features/accounts/server/accounts-site.ts'
import { identifyBy } from '#features/accounts/sessions/server/sessions.ts'
import { withCompanyKeys } from '#features/multiposting/server/company-keys.ts'
import { workImport } from '#features/multiposting/server/work-import.ts'
import { connectProviders } from '#features/accounts/social/server/social-providers.ts'
import { debugFacts } from '#features/developers/server/debug.ts'
import { startAudience } from '#features/jobs/audience/server/audience.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { LETTER_MAIL, letterSettled } from '#features/newsletter/server/sending.ts'
import { loadReferenceLists } from '#features/reference/server/reference-load.ts'
import { appSecret } from '#platform/server/settings/app-secret.ts'
import type { Config } from '#platform/server/settings/config.ts'
import { StartupFault } from '#platform/server/settings/config.ts'
import { openDatabase, reasonOf } from '#platform/server/database/db.ts'
import { registerFiles } from '#platform/server/files/http-files.ts'
import type { Files } from '#platform/server/files/files.ts'
import { openFiles } from '#platform/server/files/open-files.ts'
import { apiFor, createDispatcher } from '#platform/server/endpoints.ts'
import type { Lifecycle } from '#platform/server/watching/health.routes.ts'
import { registerApi } from '#platform/server/http/http-api.ts'
import { registerPages } from '#platform/server/http/http-pages.ts'
import { createHttp } from '#platform/server/http/http.ts'
import { createLines } from '#platform/server/overload/overload.ts'
import { startLive } from '#platform/server/live/live.ts'
import { startMailer } from '#platform/server/mail/mail.ts'
import { createMetrics } from '#platform/server/watching/metrics.ts'
import { createPageCache } from '#platform/server/http/page-cache.ts'
import { startChanges } from '#platform/server/changes/changes.ts'
import { countChanges } from '#platform/server/changes/versions.ts'
import { prepareDatabase, readMigrations } from '#platform/server/database/migrate.ts'
import { startQueue } from '#platform/server/queue/queue.ts'
import { apiRoutes } from './api.ts'
import { registerEngravings } from './engravings.ts'
import { registerListFiles } from './back-office.ts'
import { registerFeeds } from './feeds.ts'
import { filePurposes } from './files.ts'
import { registerArchives } from './own-archive.ts'
import { arrivals } from './arrivals.ts'
import { personalData } from './personal-data.ts'
import { topics } from './page-doors.ts'
import { doors } from './pages.ts'
import { reportables } from './reportables.ts'
import { scheduleJobs } from './schedule.ts'
import { startSearch, withIndexed } from './search.ts'
import { registerSitemaps } from './sitemaps.ts'

const STOP_WITHIN = 10_000

export type App = { http: FastifyInstance; stop: () => Promise<void> }

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** Everything in order: database, schema, data, queue and mails, HTTP. Listening is left to the caller. */
export async function createApp(
  config: Config,
  say: (line: string) => void,
  lines = createLines(config.lateAfter),
): Promise<App> {
  const database = await openDatabase(config)
  if (database.kind === 'embedded')
    say(`using the embedded database in ${config.dataFolder}; set DATABASE_URL for PostgreSQL`)
  let files: Files
  try {
    files = await openFiles(config)
    await prepareDatabase(database, await readMigrations(), async (db) => {
      await loadReferenceLists(db, (what) => say(`loading ${what}`))
      if (config.demo) await import('#demo/load-demo.ts').then(({ loadDemo }) => loadDemo(db, new Date(), say, files))
    })
  } catch (error) {
    await database.close()
    if (error instanceof StartupFault) throw error
    if (/ENOSPC|could not extend file|No space left/.test(reasonOf(error))) {
      throw new StartupFault('the disk is full; free some space and start again. Nothing was half done.')
    }
    throw error
  }

  const lifecycle: Lifecycle = { stopping: false }
  const dev = config.dev ? await import('./dev-server.ts').then(({ startDevServer }) => startDevServer()) : null
  const metrics = createMetrics(config)
  const http = await createHttp({
    config,
    metrics,
    ...(dev ? { serverFactory: dev.serverFactory } : {}),
  })
  // Before the index, whose first load keeps the one connection of the embedded database busy.
  const queue = await startQueue(database, (error) => http.log.warn({ err: error }, 'the queue'))
  const heard = { [LETTER_MAIL]: letterSettled }
  const mailer = await startMailer({ database, queue, config, log: http.log, metrics, heard })
  const accounts: AccountsSite = {
    db: database.db,
    mailer,
    queue,
    files,
    linkTo: (path) => new URL(path, config.origin ?? ownAddress(http, config)).href,
    origin: config.origin,
    secret: await appSecret(config),
    personalData,
    arrivals,
    social: connectProviders(config.providers, (provider, reason) =>
      http.log.warn({ provider, reason }, 'sign-in by another site failed'),
    ),
  }
  await queue.work<{ id: number }>('feed-import', ({ id }) => workImport(database.db, id))
  const started = Promise.withResolvers<IndexedCollection>()
  await scheduleJobs(queue, {
    database,
    files,
    moderation: { ...accounts, things: reportables },
    alerts: async () => ({ ...accounts, index: await started.promise }),
    report: (error) => http.log.warn({ err: error }, 'an alert or a letter is tried again'),
  })
  const changes = startChanges(database, {
    report: (error) => http.log.warn({ err: error }, 'the follower of the outbox tries again'),
  })
  const changed = countChanges(changes, topics)
  const search = startSearch(
    { db: database.db, changes },
    config,
    (error, name) => http.log.warn({ err: error, index: name }, 'a search index tries again'),
    ({ documents, share }, name) =>
      http.log.info({ index: name, documents, percent: Math.floor(share * 100) }, 'a search index is filled'),
  )
  const { indexes } = search
  started.resolve(indexes.jobs)
  const identify = withCompanyKeys(database.db, identifyBy(database.db, { secondFactorToAdminister: !config.demo }))
  const live = startLive({
    db: database.db,
    changes,
    identify,
    report: (error) => http.log.warn({ err: error }, 'a live stream was cut'),
  })
  // Before connections are waited for: a stream never ends by itself.
  http.addHook('preClose', async () => live.stop())
  const audience = startAudience(database.db, (error) => http.log.warn({ err: error }, 'views are written later'))
  const dispatcher = createDispatcher(
    apiRoutes({
      db: database.db,
      indexes,
      lifecycle,
      live,
      accounts,
      config,
      facts: debugFacts(config, database.kind, version),
      audience,
      startImport: (tx, id) => queue.send(tx, 'feed-import', { id }),
    }),
  )
  const versions = () => withIndexed(changed(), indexes)
  // Another one than that of the pages: who asks for much of the one takes nothing from the other.
  const answers = config.dev ? null : createPageCache(versions, changes.isTold)
  await registerApi(http, dispatcher, version, identify, lines, answers)
  await registerFiles(http, { db: database.db, files, purposes: filePurposes, identify, lines })
  await registerEngravings(http, database.db, lines)
  await registerSitemaps(http, database.db, config.origin, lines, answers)
  await registerFeeds(http, database.db, indexes.jobs, config.origin, lines, answers)
  await registerListFiles(http, database.db, identify, lines)
  await registerArchives(http, accounts, identify, lines)
  await registerPages(http, {
    build: dev ? dev.build : await builtPages(),
    apiOf: (caller) => apiFor(dispatcher, caller),
    identify,
    doors,
    origin: config.origin,
    dev: config.dev,
    cache: createPageCache(versions),
    lines,
  })

  return {
    http,
    stop: async () => {
      lifecycle.stopping = true
      const late = setTimeout(() => process.exit(1), STOP_WITHIN)
      await http.close()
      await dev?.close()
      await audience.stop()
      await queue.stop()
      await mailer.stop()
      await search.stop()
      await changes.stop()
      await database.close()
      clearTimeout(late)
    },
  }
}

/** Where this server is reached when nobody has said how the site is called. */
function ownAddress(http: FastifyInstance, { port }: Config): string {
  const address = http.server.address()
  return `http://localhost:${typeof address === 'object' && address ? address.port : port}`
}

async function builtPages(): Promise<ServerBuild> {
  const address = new URL('../../build/server/index.js', import.meta.url)
  return (await import(address.href)) as ServerBuild
}
