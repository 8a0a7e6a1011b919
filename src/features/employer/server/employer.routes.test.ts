import { beforeAll, expect, test } from 'vitest'
import type { WithJobs } from '../../../../tests/support/collection.ts'
import { withJobs } from '../../../../tests/support/collection.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { untilReadable } from '../../../../tests/support/outbox.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import type { Db } from '#platform/server/database/db.ts'
import { apiFor, createDispatcher } from '#platform/server/endpoints.ts'
import { readOwnCompany, removeOwnLogo } from '../employer.contract.ts'
import { employerRoutes } from './employer.routes.ts'

const database = useTestDatabase()
let world: Awaited<ReturnType<typeof smallWorld>>
let live: WithJobs<{ db: Db }>

beforeAll(async () => {
  world = await smallWorld(database.db)
  const abroad = { ...world.be, companyId: world.fr.companyId }
  await insertJobs(database.db, [
    jobRow(world.fr),
    jobRow(abroad),
    jobRow({ ...world.fr, status: 'inactive' }),
    jobRow(world.be),
  ])
  await untilReadable(database.db)
  live = withJobs({ db: database.db }, database)
  await live.jobs.there()
})

const as = (companyId: number | null, site = live) => {
  const actor = { role: 'recruiter', accountId: 1, sessionId: '', companyId, verified: true, flags: [] } as const
  return apiFor(createDispatcher(employerRoutes(site)), { actor, exchange: testExchange() })
}
const ownCompany = (companyId: number | null, site = live) => as(companyId, site)(readOwnCompany, {})

test('a recruiter sees the own company with its live jobs of every country', async () => {
  const { companyId } = world.fr
  const own = { id: companyId, name: 'Banque Valmont', logo: `/logos/${companyId}.svg`, monogram: 'BV' }
  expect(await ownCompany(companyId)).toEqual({ company: { ...own, live_jobs: 2 } })
  // Every page asks for it: none waits until jobs can be counted.
  const filling = withJobs(live, database)
  expect(await ownCompany(companyId, filling)).toEqual({ company: { ...own, live_jobs: null } })
})

test('a recruiter whose company is not validated yet, or is gone, sees none', async () => {
  expect(await ownCompany(null)).toEqual({ company: null })
  expect(await ownCompany(999_999)).toEqual({ company: null })
})

test('a recruiter removes the logo of the own company, and of no other', async () => {
  await database.db.execute(`update companies set logo_path = '/drawn/' || id || '.svg'`)
  const logos = async () => {
    const { rows } = await database.db.execute(`select id from companies where logo_path is not null order by id`)
    return rows.map(({ id }) => id)
  }
  const [fr, be] = [world.fr.companyId, world.be.companyId]
  expect(await codeOf(as(null)(removeOwnLogo, {}))).toBe('companies/not_found')
  expect(await codeOf(as(999_999)(removeOwnLogo, {}))).toBe('companies/not_found')
  expect(await logos()).toEqual([fr, be])
  await as(be)(removeOwnLogo, {})
  expect(await logos()).toEqual([fr])
})
