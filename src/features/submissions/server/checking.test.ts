import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testAccounts } from '../../../../tests/support/accounts.ts'
import type { WithJobs } from '../../../../tests/support/collection.ts'
import { withJobs } from '../../../../tests/support/collection.ts'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { checkSubmission as contract } from '../submissions.contract.ts'
import { submissionInput } from '../submissions.factory.ts'
import { longest } from '../submissions.rules.ts'
import { checkSubmission } from './checking.ts'

const database = useTestDatabase()
let site: WithJobs<TestAccounts>

beforeAll(async () => {
  site = withJobs(await testAccounts(database), database)
})
beforeEach(() => database.db.execute(sql`truncate rate_limits`))

/** Long enough for nothing to be said of it. */
const description = 'Au sein d’un site de 340 personnes, vous pilotez les coûts de production et le budget. '.repeat(3)

const check = (given: object, exchange = testExchange()) =>
  checkSubmission(
    site,
    exchange,
    contract.input.parse({
      domaineContact: 'ateliers-rochebrune.example',
      ...submissionInput({ description, ...given }),
      ...given,
    }),
  )
const codes = async (given: object) =>
  (await check(given)).findings.map(({ code, field }) => `${code} ${field}`).toSorted()

test('a form is read over while it is written, and what it says is shown by the names of its fields', async () => {
  const { findings, city, fonction } = await check({ profil: 'Trois ans en industrie.\n- Moins de 35 ans' })
  expect(findings).toMatchObject([{ severity: 'stop', field: 'profil', passage: 'Moins de 35 ans' }])
  expect([city, fonction?.name]).toEqual(['Grenoble', 'Contrôle de gestion'])
  // Nothing at all is written yet.
  expect((await checkSubmission(site, testExchange(), contract.input.parse({}))).city).toBeNull()
})

test('a contact that writes from elsewhere than the site of the company is told that somebody will call', async () => {
  expect(await codes({})).toEqual([])
  expect(await codes({ domaineContact: 'ailleurs.example' })).toEqual(['domain emailContact'])
  expect(await codes({ domaineContact: 'rh.ateliers-rochebrune.example' })).toEqual([])
  // Nobody is told before there is a whole domain, or a site.
  expect(await codes({ domaineContact: 'ailleurs' })).toEqual([])
  expect(await codes({ domaineContact: 'ailleurs.example', siteWeb: '' })).toEqual([])
  expect(await codes({ descriptionEntreprise: ' ' })).toEqual(['about descriptionEntreprise'])
})

test('an address has so many thousand characters read over in an hour: long texts use them up sooner', async () => {
  const used = async (given: object) => {
    await database.db.execute(sql`truncate rate_limits`)
    await check(given)
    const { rows } = await database.db.execute<{ hits: number }>(sql`select hits from rate_limits`)
    return rows[0]!.hits
  }
  expect(await used({})).toBe(1)
  const long = 'a '.repeat(longest.description / 2)
  expect(await used({ description: long })).toBe(11)
  await database.db.execute(sql`update rate_limits set hits = 5000`)
  expect(await codeOf(check({}))).toBe('platform/too_many')
  expect(await check({}, testExchange({ address: '192.0.2.9' }))).toBeTruthy()
  expect(contract.input.safeParse({ description: `${long}b` }).success).toBe(false)
})
