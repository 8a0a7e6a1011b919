// @module-tag postgres
import { Secret, TOTP } from 'otpauth'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keyOf, testAccounts } from '../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import { softAuthenticator } from '../../../../tests/support/authenticator.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import type { Device } from '../../../../tests/support/people.ts'
import { newPerson, PASSWORD, signedIn, whoIs } from '../../../../tests/support/people.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import type { Db } from '#platform/server/database/db.ts'
import { visitor } from '#platform/server/endpoints.ts'
import { hashOf } from '#platform/server/secrets.ts'
import { findById, updateAccount } from './accounts.repository.ts'
import { askEmailChange } from './email-change.ts'
import { insertIdentity, insertPending } from '../social/server/identities.repository.ts'
import { unlinkIdentity } from '../social/server/identities.ts'
import { linkSocial } from '../social/server/identity-links.ts'
import { forgotPassword, resetPassword } from '../signing-in/server/links.ts'
import { insertPasskey } from '../passkeys/server/passkeys.repository.ts'
import { addPasskey, passkeyCreation, removePasskey } from '../passkeys/server/passkeys.ts'
import { hashPassword } from '../passwords/server/passwords.ts'
import { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes } from '../second-factor/server/second-factor.ts'
import { endSession } from '../sessions/server/sessions.repository.ts'
import { changePassword, deleteAccount } from './own-account.ts'
import { loginProgram, signIn } from '../signing-in/server/sign-in.ts'

// Somebody else knows the password and has a session. Whatever they are about to do, the owner has the last word.

const database = useTestDatabase()
let world: TestAccounts
beforeAll(async () => {
  world = await testAccounts(database)
})
// Everybody here comes from one address.
beforeEach(() => database.db.execute('delete from rate_limits'))

const OWNERS = 'Autre-Étang 77?'
const THIEFS = 'Voleur-Malin 88?'
const enters = (identifier: string, password: string) =>
  codeOf(signIn(world, testExchange(), { identifier, password, remember: false }))
const codeAt = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate()

/** Something happens when the transaction of a call is about to begin: after it has compared the password. */
const whenAboutTo = (happen: () => Promise<unknown>): TestAccounts => ({
  ...world,
  db: new Proxy(database.db, {
    get: (target, name) =>
      name === 'transaction'
        ? async (work: (tx: Db) => Promise<unknown>) => {
            await happen()
            return target.transaction(work)
          }
        : (Reflect.get(target, name) as unknown),
  }),
})

type Thief = Device & { email: string }
type Act = (racing: TestAccounts) => Promise<unknown>

async function withTotp({ actor }: Thief): Promise<void> {
  const { secret } = await beginTotp(world, actor, PASSWORD)
  await confirmTotp(world, actor, codeAt(secret))
}
async function withPending({ exchange, actor }: Thief): Promise<void> {
  const pending = {
    provider: 'google',
    subject: `sub-${actor.accountId}`,
    accountId: actor.accountId,
    back: '/',
  } as const
  await insertPending(database.db, { hash: hashOf(`pending ${actor.accountId}`), ...pending }, 600)
  exchange.setCookie(`__Host-lier=pending ${actor.accountId}; Path=/`)
}

/** Everything a password or a session is good for, each made ready and then done. */
const acts: Record<string, (thief: Thief) => Promise<Act>> = {
  'another password': async ({ exchange, actor }) => {
    return (racing) => changePassword(racing, exchange, actor, { currentPassword: PASSWORD, password: THIEFS })
  },
  'another address': async ({ actor }) => {
    return (racing) =>
      askEmailChange(racing, actor, { email: `thief-${actor.accountId}@example.org`, password: PASSWORD })
  },
  deletion: async ({ exchange, actor }) => {
    return (racing) => deleteAccount(racing, exchange, actor, PASSWORD)
  },
  'an authenticator application': async ({ actor }) => {
    return (racing) => beginTotp(racing, actor, PASSWORD)
  },
  'its first code': async ({ actor }) => {
    const { secret } = await beginTotp(world, actor, PASSWORD)
    return (racing) => confirmTotp(racing, actor, codeAt(secret))
  },
  'the end of the second factor': async (thief) => {
    await withTotp(thief)
    return (racing) => removeTotp(racing, thief.actor, PASSWORD)
  },
  'other recovery codes': async (thief) => {
    await withTotp(thief)
    return (racing) => renewRecoveryCodes(racing, thief.actor, PASSWORD)
  },
  'a challenge for a passkey': async ({ exchange, actor }) => {
    return (racing) => passkeyCreation(racing, exchange, actor, PASSWORD)
  },
  'a passkey': async ({ exchange, actor }) => {
    const { options } = await passkeyCreation(world, exchange, actor, PASSWORD)
    const credential = softAuthenticator('http://localhost:3000').create(options)
    return (racing) => addPasskey(racing, exchange, actor, { label: 'Clé', credential })
  },
  'the end of a passkey': async ({ actor: { accountId }, actor }) => {
    const row = { id: `key ${accountId}`, accountId, publicKey: Buffer.from('x'), counter: 0, label: 'Clé' }
    await database.db.transaction((tx) => insertPasskey(tx, row))
    return (racing) => removePasskey(racing, actor, row.id, PASSWORD)
  },
  'a site to sign in by': async (thief) => {
    await withPending(thief)
    return (racing) => linkSocial(racing, thief.exchange, thief.actor, PASSWORD)
  },
  'the end of such a site': async ({ actor: { accountId }, actor }) => {
    const row = { provider: 'google', subject: `old-${accountId}`, accountId } as const
    await database.db.transaction((tx) => insertIdentity(tx, row))
    return (racing) => unlinkIdentity(racing, actor, 'google')
  },
}
/** Without a session. */
const entrances: typeof acts = {
  'a sign-in': async ({ email }) => {
    return (racing) => signIn(racing, testExchange(), { identifier: email, password: PASSWORD, remember: false })
  },
  'a sign-in that waits for a code': async (thief) => {
    await withTotp(thief)
    return (racing) => signIn(racing, testExchange(), { identifier: thief.email, password: PASSWORD, remember: false })
  },
  'a program': async ({ email }) => {
    return (racing) => loginProgram(racing, testExchange(), { email, password: PASSWORD })
  },
  'a site linked from outside': async (thief) => {
    await withPending(thief)
    return (racing) => linkSocial(racing, thief.exchange, visitor, PASSWORD)
  },
}
/** These want a session only: another password by itself does not stop them. */
const needNoPassword = new Set(['its first code', 'a passkey', 'the end of such a site'])

let people = 0
async function someThief(): Promise<Thief> {
  const email = `raced${++people}@example.org`
  await newPerson(world, email)
  return { email, ...(await signedIn(world, email)) }
}

/** Every row of the account but the counts of tries: what a call that is refused leaves as it was. */
async function traces(accountId: number): Promise<string> {
  const tables = ['totp_factors', 'recovery_codes', 'passkeys', 'passkey_challenges', 'identities', 'account_links']
  const found = await Promise.all(
    [...tables, 'sessions', 'sign_in_challenges'].map(async (table) => {
      const { rows } = await database.db.execute(`select * from ${table} where account_id = ${accountId}`)
      return [table, rows]
    }),
  )
  return JSON.stringify([found, await findById(database.db, accountId)])
}

describe.each(Object.entries({ ...acts, ...entrances }))('%s', (name, prepare) => {
  test('comes too late once the owner has chosen another password by mail', async () => {
    const thief = await someThief()
    const act = await prepare(thief)
    await forgotPassword(world, testExchange(), thief.email)
    const token = await keyOf(world)
    let left = ''
    const racing = whenAboutTo(async () => {
      await resetPassword(world, testExchange(), { token, password: OWNERS })
      left = await traces(thief.actor.accountId)
    })
    expect(await codeOf(act(racing))).toMatch(/^accounts\/(token_over|wrong_password|wrong_credentials)$/)
    expect(await traces(thief.actor.accountId)).toBe(left)
    expect(await whoIs(world, thief.exchange)).toEqual({ role: 'visitor' })
    expect(await enters(thief.email, PASSWORD)).toBe('accounts/wrong_credentials')
    expect(await enters(thief.email, OWNERS)).toBe('nothing refused')
  })

  if (!needNoPassword.has(name))
    test('wants the password as it is now', async () => {
      const thief = await someThief()
      const act = await prepare(thief)
      const passwordHash = await hashPassword(OWNERS)
      const change = () => updateAccount(database.db, thief.actor.accountId, { passwordHash })
      expect(await codeOf(act(whenAboutTo(change)))).toMatch(/^accounts\/wrong_(password|credentials)$/)
    })

  if (name in acts)
    test('wants the session to be there still', async () => {
      const thief = await someThief()
      const act = await prepare(thief)
      const end = () => endSession(database.db, thief.actor.sessionId)
      expect(await codeOf(act(whenAboutTo(end)))).toBe('accounts/token_over')
    })
})

test('a reset and a change by the password before, at once: whoever is first, the owner’s password opens', async () => {
  for (let round = 0; round < 12; round++) {
    const { email, exchange, actor } = await someThief()
    await forgotPassword(world, testExchange(), email)
    const token = await keyOf(world)
    const reset = () => codeOf(resetPassword(world, testExchange(), { token, password: OWNERS }))
    const change = () => codeOf(changePassword(world, exchange, actor, { currentPassword: PASSWORD, password: THIEFS }))
    const [first, second] = round % 2 === 0 ? [reset, change] : [change, reset]
    const begun = first()
    // A little later each time, so that they meet at different places.
    for (let turn = 0; turn < round; turn++) await new Promise((resolve) => setImmediate(resolve))
    const codes = await Promise.all([begun, second()])
    expect(codes[round % 2], `round ${round}: ${codes.join()}`).toBe('nothing refused')
    expect(await enters(email, OWNERS), `round ${round}`).toBe('nothing refused')
    for (const password of [PASSWORD, THIEFS]) expect(await enters(email, password)).toBe('accounts/wrong_credentials')
    expect(await whoIs(world, exchange)).toEqual({ role: 'visitor' })
  }
})

test('a link to choose another password outlives a change by whoever knows the present one', async () => {
  const { email, exchange, actor } = await someThief()
  await forgotPassword(world, testExchange(), email)
  const token = await keyOf(world)
  await changePassword(world, exchange, actor, { currentPassword: PASSWORD, password: THIEFS })
  await resetPassword(world, testExchange(), { token, password: OWNERS })
  expect(await enters(email, THIEFS)).toBe('accounts/wrong_credentials')
  expect(await enters(email, OWNERS)).toBe('nothing refused')
})

test('an account without a password is asked for none, and does nothing for a session that has ended', async () => {
  const accountId = await newPerson(world, 'without@example.org')
  const { actor } = await signedIn(world, 'without@example.org')
  await updateAccount(database.db, accountId, { passwordHash: null })
  expect(await codeOf(beginTotp(world, actor, ''))).toBe('nothing refused')
  await endSession(database.db, actor.sessionId)
  expect(await codeOf(beginTotp(world, actor, ''))).toBe('accounts/token_over')
})
