import { beforeAll, expect, test } from 'vitest'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { insertAccount } from '#features/accounts/server/accounts.repository.ts'
import { openBrowserSession } from '#features/accounts/server/sessions.service.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import { apiFor, createDispatcher } from '#platform/server/endpoints.ts'
import { readAdminStats } from '../admin.contract.ts'
import { adminRoutes } from './admin.routes.ts'

const database = useTestDatabase()
const DAY = 86_400_000

beforeAll(async () => {
  const { fr } = await smallWorld(database.db)
  const ago = (days: number) => new Date(Date.now() - days * DAY)
  await insertJobs(database.db, [
    jobRow({ ...fr, publishedAt: ago(29) }),
    jobRow({ ...fr, publishedAt: ago(31) }),
    jobRow({ ...fr, publishedAt: ago(2), status: 'inactive' }),
  ])
})

/** An account with so many devices, last used so many days ago. */
async function person(email: string, devices: number, days: number): Promise<void> {
  const account = await insertAccount(database.db, { role: 'candidate', email, firstName: 'Ada', lastName: 'Lovelace' })
  for (let device = 0; device < devices; device++) {
    await openBrowserSession(database.db, testExchange(), account!.id, true)
  }
  await database.db.execute(
    `update sessions set last_seen_at = now() - interval '${days} days' where account_id = ${account!.id}`,
  )
}

test('administrators see people, companies and offers, each counted once', async () => {
  await person('two-devices@example.org', 2, 1)
  await person('long-ago@example.org', 1, 31)
  await person('never@example.org', 0, 0)
  const actor = { role: 'administrator', accountId: 1, sessionId: '', companyId: null, verified: true } as const
  const api = apiFor(createDispatcher(adminRoutes(database.db)), { actor, exchange: testExchange() })
  expect(await api(readAdminStats, {})).toEqual({
    total_users: 3,
    total_jobs: 2,
    total_companies: 2,
    total_applications: 0,
    active_users_30d: 1,
    job_posts_30d: 2,
  })
})
