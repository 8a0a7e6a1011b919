// @module-tag postgres
import { beforeAll, expect, test } from 'vitest'
import { testAccounts } from '../../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../../tests/support/accounts.ts'
import { softAuthenticator } from '../../../../../tests/support/authenticator.ts'
import type { TestExchange } from '../../../../../tests/support/exchange.ts'
import { testExchange } from '../../../../../tests/support/exchange.ts'
import { newPerson, PASSWORD, signedIn, whoIs } from '../../../../../tests/support/people.ts'
import { codeOf } from '../../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { deletePasskeysOf } from './passkeys.repository.ts'
import { addPasskey, passkeyCreation, passkeyRequest, removePasskey, signInByPasskey } from './passkeys.ts'
import { beginTotp, readSecondFactor } from '../../second-factor/server/second-factor.ts'
import { openBrowserSession } from '../../sessions/server/sessions.ts'

const database = useTestDatabase()
let world: TestAccounts
beforeAll(async () => {
  world = await testAccounts(database)
})

const ORIGIN = 'http://localhost:3000'
type Person = { exchange: TestExchange; actor: SignedIn }

async function person(email: string): Promise<Person> {
  await newPerson(world, email)
  return signedIn(world, email)
}

/** Somebody who came by another way than a password. */
async function personWithoutPassword(email: string): Promise<Person> {
  const accountId = await newPerson(world, email, false)
  const exchange = testExchange()
  await openBrowserSession(database.db, exchange, accountId, false)
  return { exchange, actor: await whoIs(world, exchange) }
}

async function withPasskey({ exchange, actor }: Person, label = 'Ordinateur') {
  const authenticator = softAuthenticator(ORIGIN)
  const { options } = await passkeyCreation(world, exchange, actor, PASSWORD)
  await addPasskey(world, exchange, actor, { label, credential: authenticator.create(options) })
  const [added] = (await readSecondFactor(world, actor)).passkeys.toReversed()
  return { authenticator, id: added!.id }
}

type Fault = Parameters<ReturnType<typeof softAuthenticator>['get']>[1]

async function enterBy(authenticator: ReturnType<typeof softAuthenticator>, fault?: Fault, exchange = testExchange()) {
  const { options } = await passkeyRequest(world, exchange)
  const credential = authenticator.get(options, fault)
  const code = await codeOf(signInByPasskey(world, exchange, { credential, remember: false }))
  return { code, exchange, credential }
}

test('a passkey is added with the password, told to the owner, and opens a session without any code', async () => {
  const email = 'key@example.org'
  const one = await person(email)
  expect(await codeOf(passkeyCreation(world, one.exchange, one.actor, 'Faux-Mot 12!'))).toBe('accounts/wrong_password')
  const { authenticator, id } = await withPasskey(one, 'Téléphone')
  expect((await world.mails()).at(-1)).toMatchObject({ to: email, subject: 'Clé d’accès ajoutée' })
  const { passkeys } = await readSecondFactor(world, one.actor)
  expect(passkeys).toMatchObject([{ id, label: 'Téléphone', last_used_at: null }])

  await database.db.execute(`insert into totp_factors (account_id, secret_sealed, confirmed_at)
    values (${one.actor.accountId}, 'x', now())`)
  const { code, exchange } = await enterBy(authenticator)
  expect(code).toBe('nothing refused')
  expect(await whoIs(world, exchange)).toMatchObject({ accountId: one.actor.accountId })
  expect((await readSecondFactor(world, one.actor)).passkeys[0]!.last_used_at).not.toBeNull()
})

test('the creation asks for a discoverable, verified passkey that is not there yet, and names nobody', async () => {
  const one = await person('options@example.org')
  const { id } = await withPasskey(one)
  const { options } = await passkeyCreation(world, one.exchange, one.actor, PASSWORD)
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Florin' },
    excludeCredentials: [{ id }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  })
  expect(options.user.id).not.toBe(Buffer.from(String(one.actor.accountId)).toString('base64url'))
  const request = (await passkeyRequest(world, testExchange())).options
  expect(request).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect(request.allowCredentials ?? []).toEqual([])
})

test('an answer from elsewhere, to another question or without a check of the person opens nothing', async () => {
  const one = await person('faults@example.org')
  const other = await person('faults-other@example.org')
  const { authenticator } = await withPasskey(one)
  const handle = (await passkeyCreation(world, other.exchange, other.actor, PASSWORD)).options.user.id
  const faults: Fault[] = [
    { origin: 'http://localhost:3001' },
    { origin: 'https://evil.example' },
    { challenge: Buffer.from('another').toString('base64url') },
    { verified: false },
    { userHandle: handle },
    { userHandle: '' },
  ]
  for (const fault of faults) {
    const { code, exchange } = await enterBy(authenticator, fault)
    expect(code, JSON.stringify(fault)).toBe('accounts/passkey_failed')
    expect(await whoIs(world, exchange)).toEqual({ role: 'visitor' })
  }
  // One nobody has registered gets the same answer.
  const unknown = softAuthenticator(ORIGIN)
  unknown.create((await passkeyCreation(world, one.exchange, one.actor, PASSWORD)).options)
  expect((await enterBy(unknown)).code).toBe('accounts/passkey_failed')
  expect((await enterBy(authenticator)).code).toBe('nothing refused')
})

test('nothing is added that comes from elsewhere, answers another question or was made without a check', async () => {
  const one = await person('add-faults@example.org')
  for (const fault of [{ origin: 'https://evil.example' }, { challenge: 'bm9uZQ' }, { verified: false }]) {
    const { options } = await passkeyCreation(world, one.exchange, one.actor, PASSWORD)
    const credential = softAuthenticator(ORIGIN).create(options, fault)
    expect(await codeOf(addPasskey(world, one.exchange, one.actor, { label: 'x', credential }))).toBe(
      'accounts/passkey_refused',
    )
  }
  expect((await readSecondFactor(world, one.actor)).passkeys).toEqual([])
})

test('a challenge is good once, for five minutes, in its browser, for its account and its purpose', async () => {
  const one = await person('challenge@example.org')
  const other = await person('challenge-other@example.org')
  const { authenticator } = await withPasskey(one)
  const exchange = testExchange()
  const { options } = await passkeyRequest(world, exchange)
  const cookies = { ...exchange.cookies }
  const credential = authenticator.get(options)
  const enter = (given: TestExchange) => codeOf(signInByPasskey(world, given, { credential, remember: false }))
  expect(await enter(testExchange())).toBe('accounts/passkey_over')
  const both = await Promise.all([1, 2, 3].map(() => enter(testExchange({ cookies }))))
  expect(both.toSorted()).toEqual(['accounts/passkey_over', 'accounts/passkey_over', 'nothing refused'])

  const late = testExchange()
  const question = (await passkeyRequest(world, late)).options
  await database.db.execute(`update passkey_challenges set expires_at = now() - interval '1 second'`)
  expect(await codeOf(signInByPasskey(world, late, { credential: authenticator.get(question), remember: false }))).toBe(
    'accounts/passkey_over',
  )

  // A challenge to add a passkey signs nobody in, nor does it add one to another account.
  const adding = (await passkeyCreation(world, one.exchange, one.actor, PASSWORD)).options
  const borrowed = () => testExchange({ cookies: one.exchange.cookies })
  const created = softAuthenticator(ORIGIN).create(adding)
  expect(await codeOf(addPasskey(world, borrowed(), other.actor, { label: 'x', credential: created }))).toBe(
    'accounts/passkey_over',
  )
  const answer = authenticator.get({ ...adding, rpId: 'localhost' })
  expect(await codeOf(signInByPasskey(world, borrowed(), { credential: answer, remember: false }))).toBe(
    'accounts/passkey_over',
  )
})

test('a count that does not grow gives away a copied authenticator', async () => {
  const { authenticator } = await withPasskey(await person('clone@example.org'))
  expect((await enterBy(authenticator, { counter: 7 })).code).toBe('nothing refused')
  for (const counter of [7, 6, 0]) {
    expect((await enterBy(authenticator, { counter })).code, String(counter)).toBe('accounts/passkey_failed')
  }
  expect((await enterBy(authenticator, { counter: 8 })).code).toBe('nothing refused')
})

test('the passkey of a suspended account opens nothing, and tells why to its holder only', async () => {
  const one = await person('banned-key@example.org')
  const { authenticator } = await withPasskey(one)
  await database.db.execute(
    `update accounts set suspended_at = now(), suspension_reason = 'test' where id = ${one.actor.accountId}`,
  )
  expect((await enterBy(authenticator)).code).toBe('accounts/suspended')
  expect((await enterBy(authenticator, { verified: false })).code).toBe('accounts/passkey_failed')
})

test('a credential is added once, and an account has twenty at most', async () => {
  const one = await person('many@example.org')
  const { options } = await passkeyCreation(world, one.exchange, one.actor, PASSWORD)
  const authenticator = softAuthenticator(ORIGIN)
  await addPasskey(world, one.exchange, one.actor, { label: 'x', credential: authenticator.create(options) })
  const again = (await passkeyCreation(world, one.exchange, one.actor, PASSWORD)).options
  expect(
    await codeOf(addPasskey(world, one.exchange, one.actor, { label: 'x', credential: authenticator.create(again) })),
  ).toBe('accounts/passkey_known')
  await database.db.execute(`insert into passkeys (id, account_id, public_key, counter, label)
    select 'full-' || n, ${one.actor.accountId}, 'x', 0, 'x' from generate_series(1, 19) n`)
  expect(await codeOf(passkeyCreation(world, one.exchange, one.actor, PASSWORD))).toBe('accounts/too_many_passkeys')
})

test('one’s own passkey is removed with the password, another’s is not there', async () => {
  const one = await person('remove@example.org')
  const other = await person('remove-other@example.org')
  const { authenticator, id } = await withPasskey(one)
  expect(await codeOf(removePasskey(world, other.actor, id, PASSWORD))).toBe('platform/not_found')
  expect(await codeOf(removePasskey(world, one.actor, id, 'Faux-Mot 12!'))).toBe('accounts/wrong_password')
  await removePasskey(world, one.actor, id, PASSWORD)
  expect((await world.mails()).at(-1)).toMatchObject({ to: 'remove@example.org', subject: 'Clé d’accès retirée' })
  expect((await enterBy(authenticator)).code).toBe('accounts/passkey_failed')
})

test('the last way in stays: two removed at once leave one, and another site counts as a way', async () => {
  const one = await personWithoutPassword('lonely@example.org')
  const keys = [await withPasskey(one, 'a'), await withPasskey(one, 'b')]
  const codes = await Promise.all(keys.map(({ id }) => codeOf(removePasskey(world, one.actor, id, ''))))
  expect(codes.toSorted()).toEqual(['accounts/last_way_in', 'nothing refused'])
  const [left] = (await readSecondFactor(world, one.actor)).passkeys
  expect(await codeOf(removePasskey(world, one.actor, left!.id, ''))).toBe('accounts/last_way_in')
  await database.db.execute(
    `insert into identities (provider, subject, account_id) values ('google', 'lonely', ${one.actor.accountId})`,
  )
  expect(await codeOf(removePasskey(world, one.actor, left!.id, ''))).toBe('nothing refused')
})

test('a passkey that is removed while it is being checked opens nothing, also where there is no password', async () => {
  const one = await personWithoutPassword('removed-meanwhile@example.org')
  const { authenticator } = await withPasskey(one)
  const exchange = testExchange()
  const credential = authenticator.get((await passkeyRequest(world, exchange)).options)
  // It is gone when the session is about to be opened.
  const db = new Proxy(database.db, {
    get: (target, name) =>
      name === 'transaction'
        ? async (work: (tx: Db) => Promise<unknown>) => {
            await database.db.transaction((tx) => deletePasskeysOf(tx, one.actor.accountId))
            return target.transaction(work)
          }
        : (Reflect.get(target, name) as unknown),
  })
  expect(await codeOf(signInByPasskey({ ...world, db }, exchange, { credential, remember: false }))).toBe(
    'accounts/passkey_failed',
  )
})

test('where passkeys cannot be, they are refused in words', async () => {
  const one = await person('nowhere@example.org')
  const exchange = testExchange({ origin: 'http://192.0.2.9:3000', cookies: one.exchange.cookies })
  expect(await codeOf(passkeyCreation(world, exchange, one.actor, PASSWORD))).toBe('accounts/passkeys_off')
  expect(await codeOf(passkeyRequest(world, exchange))).toBe('accounts/passkeys_off')
  // The settings decide, not what a request claims to have called.
  const named = { ...world, origin: 'https://www.florin.example' }
  const { options } = await passkeyCreation(named, exchange, one.actor, PASSWORD)
  expect(options.rp.id).toBe('www.florin.example')
})

test('asking for challenges is limited by address', async () => {
  const address = '198.51.100.77'
  const codes: string[] = []
  for (let index = 0; index < 61; index++) codes.push(await codeOf(passkeyRequest(world, testExchange({ address }))))
  expect(codes.filter((code) => code === 'nothing refused')).toHaveLength(60)
  expect(codes.at(-1)).toBe('platform/too_many')
})

test('somebody without a password sets up codes without being asked for one', async () => {
  const one = await personWithoutPassword('free@example.org')
  expect(await codeOf(beginTotp(world, one.actor, ''))).toBe('nothing refused')
})

test('what the maker of a passkey says about it is not read: certificates of anybody’s own would be addresses to fetch', async () => {
  const one = await person('maker@example.org')
  const authenticator = softAuthenticator(ORIGIN)
  const { options } = await passkeyCreation(world, one.exchange, one.actor, PASSWORD)
  const credential = authenticator.create(options, { certificates: [Buffer.from('no certificate at all')] })
  expect(await codeOf(addPasskey(world, one.exchange, one.actor, { label: 'x', credential }))).toBe('nothing refused')
  expect((await enterBy(authenticator)).code).toBe('nothing refused')
})
