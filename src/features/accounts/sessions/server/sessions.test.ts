import { beforeAll, expect, test } from 'vitest'
import { testAccounts } from '../../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../../tests/support/accounts.ts'
import { testExchange } from '../../../../../tests/support/exchange.ts'
import { newPerson, PASSWORD, signedIn } from '../../../../../tests/support/people.ts'
import { codeOf } from '../../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import { findDevicesOf, noteDevice } from './sessions.repository.ts'
import { identifyBy, openBrowserSession, rotateToken } from './sessions.ts'
import { listSessions } from '../../server/own-account.ts'
import { loginProgram } from '../../signing-in/server/sign-in.ts'

const database = useTestDatabase()
let world: TestAccounts
beforeAll(async () => {
  world = await testAccounts(database)
})

const byBearer = (bearer: string) => identifyBy(database.db)(testExchange({ bearer }))
const byCookie = (cookie: string) => identifyBy(database.db)(testExchange({ cookies: { '__Host-florin': cookie } }))

test('the token of a program opens nothing as a cookie, and a cookie nothing as a token', async () => {
  await newPerson(world, 'both@example.org')
  const { exchange } = await signedIn(world, 'both@example.org')
  const cookie = exchange.cookies['__Host-florin']!
  const { token } = await loginProgram(world, testExchange(), { email: 'both@example.org', password: PASSWORD })
  expect(await byBearer(token)).toMatchObject({ role: 'candidate' })
  expect(await byCookie(cookie)).toMatchObject({ role: 'candidate' })
  expect(await byCookie(token)).toEqual({ role: 'visitor' })
  expect(await byBearer(cookie)).toEqual({ role: 'visitor' })
  // A cookie is not exchanged for a token either, and goes on as it was.
  expect(await codeOf(rotateToken(database.db, cookie))).toBe('accounts/token_over')
  expect(await byCookie(cookie)).toMatchObject({ role: 'candidate' })
})

test('an account has fifty sessions and known browsers at most; what was not seen for longest ends', async () => {
  const accountId = await newPerson(world, 'everywhere@example.org')
  const first = await signedIn(world, 'everywhere@example.org')
  for (let number = 0; number < 55; number++) await openBrowserSession(database.db, testExchange(), accountId, true)
  const last = await signedIn(world, 'everywhere@example.org')
  expect((await listSessions(world, last.actor)).data).toHaveLength(50)
  expect(await byCookie(last.exchange.cookies['__Host-florin']!)).toMatchObject({ accountId })
  expect(await byCookie(first.exchange.cookies['__Host-florin']!)).toEqual({ role: 'visitor' })
  expect(await findDevicesOf(database.db, accountId)).toHaveLength(50)
  expect(await noteDevice(database.db, accountId, Buffer.from('another'))).toEqual({ known: false, first: false })
})

test('a program that replaces its token without end is stopped, and leaves a bounded number of rows', async () => {
  await newPerson(world, 'tireless@example.org')
  const { token } = await loginProgram(world, testExchange(), { email: 'tireless@example.org', password: PASSWORD })
  const rows = async (): Promise<number> => {
    const found = await database.db.execute<{ count: number }>(
      `select count(*)::int from session_tokens join sessions on sessions.id = session_id
       join accounts on accounts.id = account_id where email = 'tireless@example.org'`,
    )
    return found.rows[0]!.count
  }
  let last = token
  for (let times = 0; times < 60; times++) last = (await rotateToken(database.db, last)).token
  expect(await codeOf(rotateToken(database.db, last))).toBe('platform/too_many')
  expect(await rows()).toBe(61)
  for (let hour = 0; hour < 2; hour++) {
    await database.db.execute(`update rate_limits set resets_at = now() - interval '1 second'`)
    for (let times = 0; times < 60; times++) last = (await rotateToken(database.db, last)).token
  }
  // The one that is good, and the last hundred before it.
  expect(await rows()).toBe(101)
})
