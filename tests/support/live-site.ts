import type { AddressInfo } from 'node:net'
import { insertAccount } from '../../src/features/accounts/server/accounts.repository.ts'
import { identifyBy, openApiSession } from '../../src/features/accounts/sessions/server/sessions.ts'
import type { Changes } from '../../src/platform/server/changes/changes.ts'
import { startChanges } from '../../src/platform/server/changes/changes.ts'
import type { Database, Db } from '../../src/platform/server/database/db.ts'
import { createDispatcher } from '../../src/platform/server/endpoints.ts'
import { registerApi } from '../../src/platform/server/http/http-api.ts'
import { createHttp } from '../../src/platform/server/http/http.ts'
import { liveRoutes } from '../../src/platform/server/live/live.routes.ts'
import type { Live, StreamBounds } from '../../src/platform/server/live/live.ts'
import { startLive } from '../../src/platform/server/live/live.ts'
import { createLines } from '../../src/platform/server/overload/overload.ts'
import { readConfig } from '../../src/platform/server/settings/config.ts'
import { createMetrics } from '../../src/platform/server/watching/metrics.ts'
import { testExchange } from './exchange.ts'

export type LiveSite = { address: string; live: Live; close: () => Promise<void> }

type Options = {
  bounds?: StreamBounds
  beatEvery?: number
  changes?: Changes
  every?: number
  /** What a resuming stream is read by, if not the database as it is. */
  readBy?: Db
  lines?: ReturnType<typeof createLines>
}

/** Live streams alone, on a port of their own: one instance of several that share a database. */
export async function openLiveSite(
  database: Pick<Database, 'db' | 'listen'>,
  options: Options = {},
): Promise<LiveSite> {
  const { db } = database
  const { bounds, beatEvery, every, lines = createLines() } = options
  const report = (): void => undefined
  const changes = options.changes ?? startChanges(database, { report, ...(every === undefined ? {} : { every }) })
  const identify = identifyBy(db)
  const live = startLive({
    db: options.readBy ?? db,
    changes,
    identify,
    report,
    ...(bounds ? { bounds } : {}),
    ...(beatEvery === undefined ? {} : { beatEvery }),
  })
  const config = readConfig({ LOG_LEVEL: 'silent' })
  const http = await createHttp({ config, metrics: createMetrics(config), maxEventLoopDelay: 60_000 })
  http.addHook('preClose', async () => live.stop())
  await registerApi(http, createDispatcher(liveRoutes(live)), '0.0.0', identify, lines)
  await http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = http.server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    live,
    close: async () => {
      await http.close()
      if (!options.changes) await changes.stop()
    },
  }
}

export type Listener = { accountId: number; headers: Record<string, string> }

/** Another session of an account, by the token of a program. */
export async function signedInAs(db: Db, accountId: number): Promise<Listener> {
  const { token } = await openApiSession(db, testExchange(), accountId)
  return { accountId, headers: { authorization: `Bearer ${token}` } }
}

/** Somebody with an account and a session. */
export async function newListener(db: Db, email: string): Promise<Listener> {
  const account = await insertAccount(db, { role: 'candidate', email, passwordHash: null })
  return signedInAs(db, account!.id)
}
