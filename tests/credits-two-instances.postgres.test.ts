import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { insertAccount } from '../src/features/accounts/server/accounts.repository.ts'
import { MONTHLY_CREDITS } from '../src/features/credits/credits.rules.ts'
import { readBalance, readLedger } from '../src/features/credits/server/credits.service.ts'
import { jobFields } from '../src/features/jobs/publishing/publishing.contract.ts'
import { createJob } from '../src/features/jobs/publishing/server/publishing.service.ts'
import { insertMembers } from '../src/features/members/server/members.repository.ts'
import { numbersOf } from '../src/features/sourcing/server/profile-numbers.ts'
import { parisDay } from '../src/platform/french.ts'
import type { Database } from '../src/platform/server/database/db.ts'
import { openDatabase } from '../src/platform/server/database/db.ts'
import { appSecret } from '../src/platform/server/settings/app-secret.ts'
import { readConfig } from '../src/platform/server/settings/config.ts'
import type { TestAccounts } from './support/accounts.ts'
import { testAccounts } from './support/accounts.ts'
import type { WithJobs } from './support/collection.ts'
import { withJobs } from './support/collection.ts'
import { atOnce } from './support/at-once.ts'
import { newEmployer, tokenOf, typedJob } from './support/employer.ts'
import type { Running } from './support/run-florin.ts'
import { BUILT, runFlorin } from './support/run-florin.ts'
import type { Place } from './support/test-database.ts'
import { newPlace } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'

const EACH = 50
const closers: (() => Promise<unknown>)[] = []
let place: Place
let database: Database
let site: WithJobs<TestAccounts>
let world: Awaited<ReturnType<typeof smallWorld>>
let instances: Running[] = []
let made = 0

beforeAll(async () => {
  place = await newPlace('template')
  database = await openDatabase(place)
  const beforeClose = (close: () => Promise<unknown>) => void closers.push(close)
  const changes = { on: () => () => undefined }
  site = withJobs(await testAccounts({ database, beforeClose }), { db: database.db, changes, beforeClose })
  world = await smallWorld(database.db)
})
afterEach(async () => {
  await Promise.all(instances.map((instance) => instance.stop()))
})
afterAll(async () => {
  for (const close of closers) await close()
  await database.close()
  await place.remove()
})

async function newMember(): Promise<number> {
  const names = { firstName: 'Ondine', lastName: `Clerc ${++made}` }
  const email = `ondine${made}@example.org`
  const account = (await insertAccount(database.db, {
    role: 'candidate',
    email,
    ...names,
    emailVerifiedAt: new Date(),
  }))!
  const row = { ...names, countryId: 1, cvSavedAt: new Date(), title: 'Analyste crédit', accountId: account.id }
  const [member] = await insertMembers(database.db, [row]).returning()
  return member!.id
}

/** What a company may spend a credit on, two kinds in turn: publish a draft, see somebody by name. */
async function newSpender() {
  const actor = await newEmployer(database.db, world, `Maison ${++made}`)
  const token = await tokenOf(database.db, actor.accountId)
  // As the instances will number profiles for this company.
  const { shown } = numbersOf(await appSecret(readConfig(place.env)), actor)
  const paths: string[] = []
  for (let number = 0; number < EACH; number++) {
    const { id } = await createJob(site, actor, jobFields.parse(typedJob(++made)), null)
    paths.push(`/v1/employer/jobs/${id}/publish`, `/v1/employer/profiles/${shown(await newMember())}/unlock`)
  }
  const spend = async (path: string, instance: Running): Promise<string> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(`${instance.address}${path}`, { method: 'POST', headers, body: '{}' })
    if (answer.ok) return 'spent'
    // One that has too much to do says so, and is asked again.
    if (answer.status === 503) return spend(path, instance)
    return ((await answer.json()) as { error: { code: string } }).error.code
  }
  return { companyId: actor.companyId, paths, spend }
}

/** What was really published and unlocked. */
async function doneBy(companyId: number): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select (select count(*) from jobs where company_id = ${companyId} and status = 'active')::int
      + (select count(*) from unlocked_profiles where company_id = ${companyId})::int as count`,
  )
  return rows[0]!.count
}

const counted = (ends: string[]) => ({
  spent: ends.filter((end) => end === 'spent').length,
  none: ends.filter((end) => end === 'credits/none_left').length,
})

test('a hundred publications and unlocks on two instances spend fifteen credits, and the ledger adds up', async () => {
  const { companyId, paths, spend } = await newSpender()
  instances = await Promise.all([runFlorin(place.env), runFlorin(place.env)])
  // Of each pair one is sent to either instance, so that both do both.
  const sent = paths.map((path, at) => ({ path, instance: instances[(at >> 1) % 2]! }))
  const ends = await atOnce(sent, ({ path, instance }) => spend(path, instance))
  expect(counted(ends)).toEqual({ spent: MONTHLY_CREDITS, none: 2 * EACH - MONTHLY_CREDITS })
  expect(await doneBy(companyId)).toBe(MONTHLY_CREDITS)
  const { balance, entries } = await readLedger(database.db, companyId, { page: 1, per_page: 100 })
  expect(balance).toBe(0)
  let sum = 0
  for (const entry of entries.toReversed()) expect(entry.balance).toBe((sum += entry.amount))
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['monthly', 'publish', 'unlock']))
})

test('one instance before the turn of the month in Paris, one after it: each month is spent once', async () => {
  const { companyId, paths, spend } = await newSpender()
  // The first of next month as Paris counts it, wherever the machine stands.
  const [year, month] = parisDay(new Date()).split('-').map(Number)
  const first = `${new Date(Date.UTC(year!, month, 1)).toISOString().slice(0, 10)}T00:00:00`
  const { rows } = await database.db.execute<{ at: string }>(
    sql`select to_char(${first}::timestamp at time zone 'Europe/Paris' at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at`,
  )
  const turn = Date.parse(rows[0]!.at)
  const HALF_AN_HOUR = 1_800_000
  const args = ['--import', './tests/support/shifted-clock.ts', BUILT]
  const standingAt = (moment: number) =>
    runFlorin({ ...place.env, FLORIN_TEST_SHIFT: String(moment - Date.now()) }, { args })
  instances = await Promise.all([standingAt(turn - HALF_AN_HOUR), standingAt(turn + HALF_AN_HOUR)])
  const sent = paths.map((path, at) => ({ path, instance: instances[(at >> 1) % 2]! }))
  const ends = await atOnce(sent, ({ path, instance }) => spend(path, instance))
  expect(counted(ends)).toEqual({ spent: 2 * MONTHLY_CREDITS, none: 2 * (EACH - MONTHLY_CREDITS) })
  expect(await doneBy(companyId)).toBe(2 * MONTHLY_CREDITS)
  const left = (moment: number) => readBalance(database.db, companyId, new Date(moment))
  expect([await left(turn - 1), await left(turn)]).toEqual([0, 0])
})
