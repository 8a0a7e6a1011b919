import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIndex } from '../../../../tests/support/collection.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { insertAccount } from '#features/accounts/server/accounts.repository.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { jobCollection } from '#features/jobs/server/job-collection.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import { createProfile } from '#features/members/server/member-profile.service.ts'
import { membersTeaser } from '#features/members/server/members.service.ts'
import { publicStats } from '#features/figures/server/figures.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { apiFor, createDispatcher } from '#platform/server/endpoints.ts'
import { readAdminStats } from '../admin.contract.ts'
import { adminRoutes } from './admin.routes.ts'

const database = useTestDatabase()
const DAY = 86_400_000
let jobs: IndexedCollection

beforeAll(async () => {
  const { fr } = await smallWorld(database.db)
  const ago = (days: number) => new Date(Date.now() - days * DAY)
  await insertJobs(database.db, [
    jobRow({ ...fr, publishedAt: ago(29) }),
    jobRow({ ...fr, publishedAt: ago(31) }),
    jobRow({ ...fr, publishedAt: ago(2), status: 'inactive' }),
  ])
  // One was sent, one waits for its address to be confirmed, one was made elsewhere.
  await database.db
    .execute(sql`insert into applications (visitor, title, company_name, company_id, job_id, stage, sent_at)
    select sent.visitor::bytea, 'Offre', 'Banque', ${fr.companyId}, jobs.id, 'nouveau', sent.at::timestamptz
    from (select min(id) as id from jobs) as jobs, (values ('1', now()::text), ('2', null)) as sent (visitor, at)`)
  await database.db.execute(
    sql`insert into applications (visitor, title, company_name) values ('3', 'Ailleurs', 'Banque')`,
  )
  jobs = startIndex(database, jobCollection)
})
afterAll(() => jobs.stop())

/** A person last seen so many days ago. */
async function person(email: string, role: 'candidate' | 'recruiter', days: number): Promise<void> {
  const names = { firstName: 'Ada', lastName: 'Lovelace' }
  const account = await insertAccount(database.db, { role, email, ...names })
  await createProfile(database.db, { ...names, accountId: account!.id, countryId: 1, profileVisible: false })
  await database.db.execute(
    `update members set last_seen_at = now() - interval '${days} days' where account_id = ${account!.id}`,
  )
}

test('administrators see people, companies and jobs, each counted once, and as many people as everybody', async () => {
  await person('yesterday@example.org', 'candidate', 1)
  await person('long-ago@example.org', 'candidate', 31)
  await person('recruiter@example.org', 'recruiter', 40)
  const actor = {
    role: 'administrator',
    accountId: 1,
    sessionId: '',
    companyId: null,
    verified: true,
    flags: [],
  } as const
  const api = apiFor(createDispatcher(adminRoutes({ db: database.db, jobs })), { actor, exchange: testExchange() })
  expect(await api(readAdminStats, {})).toEqual({
    total_users: 3,
    total_jobs: 2,
    total_companies: 2,
    total_applications: 1,
    active_users_30d: 1,
    job_posts_30d: 2,
  })
  expect(await publicStats({ db: database.db, jobs }, null)).toMatchObject({ total_professionals: 3 })
  expect(await membersTeaser(database.db, null)).toMatchObject({ total: 3 })
})
