// @module-tag postgres
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { keyOf, testAccounts } from '../../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../../tests/support/accounts.ts'
import type { TestExchange } from '../../../../../tests/support/exchange.ts'
import { testExchange } from '../../../../../tests/support/exchange.ts'
import { newPerson, PASSWORD, signedIn } from '../../../../../tests/support/people.ts'
import { codeOf } from '../../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import { newToken } from '#platform/server/secrets.ts'
import { updateAccount } from '../../server/accounts.repository.ts'
import { forgotPassword, resetPassword, verifyEmail } from './links.ts'
import { beginTotp } from '../../second-factor/server/second-factor.ts'
import { changePassword } from '../../server/own-account.ts'
import { loginProgram, signIn } from './sign-in.ts'

// Anybody may type somebody else's address. They run out of tries; its owner does not.

const database = useTestDatabase()
let world: TestAccounts
beforeAll(async () => {
  world = await testAccounts(database)
})
beforeEach(() => database.db.execute('delete from rate_limits'))

const CHANGED = 'Autre-Étang 77?'
let strangers = 0
/** Somebody else each time, from anywhere. */
const elsewhere = () => testExchange({ address: `198.51.${100 + (strangers >> 8)}.${strangers++ & 255}` })
const enter = (exchange: TestExchange, identifier: string, password: string) =>
  codeOf(signIn(world, exchange, { identifier, password, remember: false }))
const guess = (identifier: string) => enter(elsewhere(), identifier, 'Faux-Mot 12!')
async function useUp(identifier: string): Promise<void> {
  for (let index = 0; index < 11; index++) await guess(identifier)
  expect(await guess(identifier)).toBe('platform/too_many')
}
const askForLink = async (email: string): Promise<string> => {
  await forgotPassword(world, elsewhere(), email)
  return keyOf(world)
}
const madeUp = () => newToken()

test('strangers use up their own tries: a browser that has signed in before goes on', async () => {
  const email = 'besieged@example.org'
  await newPerson(world, email)
  const { exchange } = await signedIn(world, email)
  await useUp(email)
  expect(await enter(elsewhere(), email, PASSWORD)).toBe('platform/too_many')
  expect(await codeOf(loginProgram(world, elsewhere(), { email, password: PASSWORD }))).toBe('platform/too_many')
  expect(await enter(exchange, email, PASSWORD)).toBe('nothing refused')
  // That forgives nothing to the strangers.
  expect(await enter(elsewhere(), email, PASSWORD)).toBe('platform/too_many')
})

test('strangers behind the same address do not lock a known browser out either', async () => {
  const email = 'shared-roof@example.org'
  await newPerson(world, email)
  const { exchange } = await signedIn(world, email)
  const codes: string[] = []
  for (let index = 0; index < 61; index++) {
    codes.push(await enter(testExchange(), `someone${index}@example.org`, 'Faux-Mot 12!'))
  }
  expect(codes.at(-1)).toBe('platform/too_many')
  expect(exchange.address).toBe(testExchange().address)
  expect(await enter(exchange, email, PASSWORD)).toBe('nothing refused')
})

test('a known browser has its own ten tries, and is a stranger to every other account', async () => {
  for (const email of ['family-a@example.org', 'family-b@example.org']) await newPerson(world, email)
  const { exchange } = await signedIn(world, 'family-a@example.org')
  const other = await signedIn(world, 'family-a@example.org')
  const codes: string[] = []
  for (let index = 0; index < 11; index++) codes.push(await enter(exchange, 'family-a@example.org', 'Faux-Mot 12!'))
  expect(codes).toEqual([...Array<string>(10).fill('accounts/wrong_credentials'), 'platform/too_many'])
  expect(await enter(exchange, 'family-a@example.org', PASSWORD)).toBe('platform/too_many')
  // Another one of the same account, and anybody, have theirs.
  expect(await enter(other.exchange, 'family-a@example.org', PASSWORD)).toBe('nothing refused')
  expect(await enter(elsewhere(), 'family-a@example.org', PASSWORD)).toBe('nothing refused')
  await useUp('family-b@example.org')
  expect(await enter(other.exchange, 'family-b@example.org', PASSWORD)).toBe('platform/too_many')
})

test('an address without an account answers as one with: try by try, with and without the key of a browser', async () => {
  await newPerson(world, 'somebody@example.org')
  const answers = async (identifier: string, cookies: Record<string, string>): Promise<string[]> => {
    const codes: string[] = []
    for (let index = 0; index < 12; index++) {
      codes.push(await enter(testExchange({ ...elsewhere(), cookies }), identifier, 'Faux-Mot 12!'))
    }
    return codes
  }
  const carried: Record<string, string>[] = [{}, { '__Host-appareil': newToken() }]
  for (const cookies of carried) {
    const known = await answers('somebody@example.org', cookies)
    expect(known).toEqual(await answers('nobody@example.org', cookies))
    await database.db.execute('delete from rate_limits')
  }
})

test('after a reset by mail the browser at hand signs in at once, whatever strangers did and do', async () => {
  const email = 'owner@example.org'
  await newPerson(world, email)
  await useUp(email)
  const exchange = elsewhere()
  const token = await askForLink(email)
  await resetPassword(world, exchange, { token, password: CHANGED })
  // The reset forgives; strangers begin anew, and run out of tries once more.
  expect(await guess(email)).toBe('accounts/wrong_credentials')
  await useUp(email)
  expect(await enter(exchange, email, CHANGED)).toBe('nothing refused')
})

test('whoever asks for links in the owner’s place takes none away: those mailed stay good, and few are mailed', async () => {
  for (const when of ['before', 'between', 'after']) {
    const email = `asked-${when}@example.org`
    await newPerson(world, email)
    const mailed = async () => (await world.mails()).filter(({ to, kind }) => to === email && kind === 'reset')
    const answers: unknown[] = []
    const stranger = async () => void answers.push(await forgotPassword(world, elsewhere(), email))
    const strangersFirst = { before: 0, between: 1, after: 4 }[when]!
    for (let index = 0; index < strangersFirst; index++) await stranger()
    answers.push(await forgotPassword(world, elsewhere(), email))
    for (let index = strangersFirst; index < 6; index++) await stranger()
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toEqual(await forgotPassword(world, elsewhere(), `unknown-${email}`))
    expect(await mailed()).toHaveLength(3)
    // Whichever of them the owner opens.
    const keys = (await mailed()).map(({ text }) => /cle=([\w-]+)/.exec(text)![1]!)
    const chosen = keys[{ before: 0, between: 1, after: 2 }[when]!]!
    expect(await codeOf(resetPassword(world, elsewhere(), { token: chosen, password: CHANGED }))).toBe(
      'nothing refused',
    )
    // One is enough: the others end with it.
    for (const token of keys) {
      expect(await codeOf(resetPassword(world, elsewhere(), { token, password: PASSWORD }))).toBe('accounts/link_over')
    }
  }
})

test('made-up links are counted, and keep nobody with a good one out', async () => {
  const email = 'linked@example.org'
  const accountId = await newPerson(world, email)
  await updateAccount(database.db, accountId, { emailVerifiedAt: null })
  const ways = {
    reset: (exchange: TestExchange, token: string) => resetPassword(world, exchange, { token, password: CHANGED }),
    verify: (exchange: TestExchange, token: string) => verifyEmail(world, exchange, token),
  }
  for (const way of Object.values(ways)) {
    const { address } = elsewhere()
    const codes: string[] = []
    for (let index = 0; index < 61; index++) codes.push(await codeOf(way(testExchange({ address }), madeUp())))
    expect(codes).toEqual([...Array<string>(60).fill('accounts/link_over'), 'platform/too_many'])
    const token = await askForLink(email)
    expect(await codeOf(resetPassword(world, testExchange({ address }), { token, password: CHANGED }))).toBe(
      'nothing refused',
    )
  }
})

test('a browser that the password before was used in is a stranger to the new one', async () => {
  for (const how of ['reset', 'change'] as const) {
    const email = `thief-known-${how}@example.org`
    await newPerson(world, email)
    const thief = await signedIn(world, email)
    const owner = await signedIn(world, email)
    if (how === 'reset') {
      await resetPassword(world, owner.exchange, { token: await askForLink(email), password: CHANGED })
    } else {
      await changePassword(world, owner.exchange, owner.actor, { currentPassword: PASSWORD, password: CHANGED })
    }
    await useUp(email)
    expect(await enter(thief.exchange, email, CHANGED), how).toBe('platform/too_many')
    expect(await enter(owner.exchange, email, CHANGED), how).toBe('nothing refused')
  }
})

test('a stolen session uses up its own tries of the password, not those of the owner’s', async () => {
  const email = 'stolen@example.org'
  await newPerson(world, email)
  const [thief, owner] = [await signedIn(world, email), await signedIn(world, email)]
  const codes: string[] = []
  for (let index = 0; index < 11; index++) codes.push(await codeOf(beginTotp(world, thief.actor, 'Faux-Mot 12!')))
  expect(codes).toEqual([...Array<string>(10).fill('accounts/wrong_password'), 'platform/too_many'])
  expect(await codeOf(beginTotp(world, owner.actor, PASSWORD))).toBe('nothing refused')
})
