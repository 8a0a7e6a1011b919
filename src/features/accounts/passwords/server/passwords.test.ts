// @module-tag postgres
import { argon2Sync, randomBytes } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testAccounts } from '../../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../../tests/support/accounts.ts'
import { testExchange } from '../../../../../tests/support/exchange.ts'
import { newPerson, PASSWORD, whoIs } from '../../../../../tests/support/people.ts'
import { codeOf } from '../../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import type { Db } from '#platform/server/database/db.ts'
import { findById, updateAccount } from '../../server/accounts.repository.ts'
import { onBehalfOf } from '#platform/server/overload/overload.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { hashPassword, isOutdated, isPassword } from './passwords.ts'
import { signIn } from '../../signing-in/server/sign-in.ts'

const database = useTestDatabase()
let world: TestAccounts
beforeAll(async () => {
  world = await testAccounts(database)
})

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

/** A hash as a site with another cost made it. */
function hashAt(password: string, { memory = 64, passes = 2, parallelism = 1, tagLength = 32 }): string {
  const nonce = randomBytes(16)
  const message = password.normalize('NFKC')
  const derived = argon2Sync('argon2id', { message, nonce, memory, passes, parallelism, tagLength })
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(derived)}`
}

const costs = [{ memory: 32 }, { memory: 19_456 }, { passes: 3 }, { memory: 128, parallelism: 4 }, { tagLength: 64 }]

test.each(costs)('a password is compared at the cost its hash was made with: %o', async (cost) => {
  const hash = hashAt(PASSWORD, cost)
  expect(await isPassword(PASSWORD, hash)).toBe(true)
  expect(await isPassword('Faux-Mot 12!', hash)).toBe(false)
})

test('what costs more than any site would ask for, or is no hash, is nobody’s password', async () => {
  for (const [bearable, absurd] of [
    [{ passes: 16 }, { passes: 17 }],
    [{ parallelism: 4 }, { parallelism: 5 }],
  ]) {
    expect(await isPassword(PASSWORD, hashAt(PASSWORD, bearable!))).toBe(true)
    expect(await isPassword(PASSWORD, hashAt(PASSWORD, absurd!))).toBe(false)
  }
  const good = await hashPassword(PASSWORD)
  expect(await isPassword(PASSWORD, good)).toBe(true)
  const [, , , , nonce, derived] = good.split('$')
  const odd = ['m=4294967295,t=2,p=1', 'm=64,t=100000,p=1', 'm=64,t=2,p=200', 'm=0,t=2,p=1', 'm=64,t=0,p=1', 'm=,t=,p=']
  const hashes = [...odd.map((cost) => `$argon2id$v=19$${cost}$${nonce}$${derived}`), '', 'another', '$argon2id$v=19$']
  for (const hash of [...hashes, good.replace('argon2id', 'argon2i'), good.slice(0, -30), null]) {
    expect(await isPassword(PASSWORD, hash), String(hash)).toBe(false)
  }
})

let people = 0
/** Somebody whose password was hashed when it cost something else. */
async function somebodyOfOld() {
  const email = `of-old${++people}@example.org`
  const accountId = await newPerson(world, email)
  await updateAccount(database.db, accountId, { passwordHash: hashAt(PASSWORD, { memory: 32 }) })
  const hash = async () => (await findById(database.db, accountId))!.passwordHash!
  const enter = (on: TestAccounts = world, exchange = testExchange()) =>
    codeOf(signIn(on, exchange, { identifier: email, password: PASSWORD, remember: false }))
  return { accountId, hash, enter }
}

test('a sign-in hashes the password at today’s cost', async () => {
  const { hash, enter } = await somebodyOfOld()
  expect(isOutdated(await hash())).toBe(true)
  expect(await enter()).toBe('nothing refused')
  const renewed = await hash()
  expect(isOutdated(renewed)).toBe(false)
  expect(await isPassword(PASSWORD, renewed)).toBe(true)
  expect(await enter()).toBe('nothing refused')
  expect(await hash()).toBe(renewed)
})

test('of several sign-ins at once all succeed, and leave one good hash', async () => {
  const { hash, enter } = await somebodyOfOld()
  const codes = await Promise.all(Array.from({ length: 6 }, () => enter()))
  expect(new Set(codes)).toEqual(new Set(['nothing refused']))
  expect(await isPassword(PASSWORD, await hash())).toBe(true)
})

test('a password chosen while the one before is hashed anew stays, and the one before opens nothing', async () => {
  const { accountId, hash, enter } = await somebodyOfOld()
  const chosen = await hashPassword('Autre-Étang 77?')
  // The change is there once the password was right, when its tries are forgiven: before the new hash is written.
  const db = new Proxy(database.db, {
    get: (target, name) =>
      name === 'delete'
        ? (table: Parameters<Db['delete']>[0]) => ({
            where: async (tries: SQL) => {
              await updateAccount(target, accountId, { passwordHash: chosen })
              await target.delete(table).where(tries)
            },
          })
        : (Reflect.get(target, name) as unknown),
  })
  const exchange = testExchange()
  expect(await enter({ ...world, db }, exchange)).toBe('accounts/wrong_credentials')
  expect(await hash()).toBe(chosen)
  expect(await whoIs(world, exchange)).toEqual({ role: 'visitor' })
})

test.each([
  ['hashes', () => hashPassword(PASSWORD)],
  ['has passwords judged', () => refuseCommonPassword(PASSWORD, [])],
])('whoever %s without end keeps nobody else from it', async (_what, work: () => Promise<unknown>) => {
  const done: string[] = []
  const workFor = (who: string): Promise<unknown> =>
    onBehalfOf({ who, gone: new AbortController().signal }, work).then(() => done.push(who))
  const flood = Array.from({ length: 80 }, () => codeOf(workFor('flood')))
  await workFor('somebody else')
  // The lines are served in turn; in one line for all there would be forty before. A busy machine hears of a few others at the same time.
  expect(done.indexOf('somebody else')).toBeLessThan(30)
  expect(new Set(await Promise.all(flood))).toEqual(new Set(['nothing refused', 'accounts/busy']))
})
