import { Secret, TOTP } from 'otpauth'
import { beforeAll, expect, test } from 'vitest'
import { keyOf, testAccounts } from '../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import { softAuthenticator } from '../../../../tests/support/authenticator.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { newPerson, PASSWORD, signedIn, whoIs } from '../../../../tests/support/people.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import type { Db } from '#platform/server/database/db.ts'
import { updateAccount } from './accounts.repository.ts'
import { askEmailChange } from './email-change.ts'
import { forgotPassword, resetPassword, verifyEmail } from '../signing-in/server/links.ts'
import { addPasskey, passkeyCreation, passkeyRequest, signInByPasskey } from '../passkeys/server/passkeys.ts'
import { beginTotp, confirmTotp, renewRecoveryCodes } from '../second-factor/server/second-factor.ts'
import { changePassword, deleteAccount, readAccount } from './own-account.ts'
import { loginProgram, signIn, signInSecondFactor } from '../signing-in/server/sign-in.ts'
import { register } from '../signing-up/server/sign-up.ts'

// Somebody else knows the password. What its owner then does ends every way in that was prepared with it.

const database = useTestDatabase()
let world: TestAccounts
beforeAll(async () => {
  world = await testAccounts(database)
})

const CHANGED = 'Autre-Étang 77?'
const open = (key: string) => codeOf(verifyEmail(world, testExchange(), key))
const enter = (identifier: string, password: string) =>
  signIn(world, testExchange(), { identifier, password, remember: false })
const codeAt = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: Date.now() + later })
const undoOf = async (address: string): Promise<string> => {
  const mail = (await world.mails()).findLast(({ kind, to }) => kind === 'email-changed' && to === address)!
  return /cle=([\w-]+)/.exec(mail.text)![1]!
}
async function ownerResets(email: string): Promise<void> {
  await forgotPassword(world, testExchange(), email)
  await resetPassword(world, testExchange(), { token: await keyOf(world), password: CHANGED })
}
async function withTotp(email: string) {
  const { exchange, actor } = await signedIn(world, email)
  const { secret } = await beginTotp(world, actor, PASSWORD)
  await confirmTotp(world, actor, codeAt(secret))
  return { exchange, actor, next: () => codeAt(secret, 30_000) }
}

test('of several changes of address, the earliest one has the last word', async () => {
  const accountId = await newPerson(world, 'owner-a@example.org')
  const { actor } = await signedIn(world, 'owner-a@example.org')
  for (const address of ['thief-b@example.org', 'thief-c@example.org']) {
    await askEmailChange(world, actor, { email: address, password: PASSWORD })
    expect(await open(await keyOf(world))).toBe('nothing refused')
  }
  const [owners, thiefs] = [await undoOf('owner-a@example.org'), await undoOf('thief-b@example.org')]
  expect(await open(owners)).toBe('nothing refused')
  expect(await open(thiefs)).toBe('accounts/link_over')
  expect(await readAccount(world, accountId)).toMatchObject({ email: 'owner-a@example.org' })
  // Whoever changed the address knew the password: it opens nothing until another is chosen.
  expect(await codeOf(enter('owner-a@example.org', PASSWORD))).toBe('accounts/wrong_credentials')
  await ownerResets('owner-a@example.org')
  expect(await codeOf(enter('owner-a@example.org', CHANGED))).toBe('nothing refused')
})

test('an undo by a later address leaves the one of an earlier address', async () => {
  const accountId = await newPerson(world, 'first-a@example.org')
  const { actor } = await signedIn(world, 'first-a@example.org')
  for (const address of ['later-b@example.org', 'later-c@example.org']) {
    await askEmailChange(world, actor, { email: address, password: PASSWORD })
    await open(await keyOf(world))
  }
  const first = await undoOf('first-a@example.org')
  expect(await open(await undoOf('later-b@example.org'))).toBe('nothing refused')
  expect(await open(first)).toBe('nothing refused')
  expect(await readAccount(world, accountId)).toMatchObject({ email: 'first-a@example.org' })
})

test('a change of address asked for with the password before ends with that password', async () => {
  const ends = {
    reset: (email: string) => ownerResets(email),
    change: async (email: string) =>
      void (await signedIn(world, email).then(({ exchange, actor }) =>
        changePassword(world, exchange, actor, { currentPassword: PASSWORD, password: CHANGED }),
      )),
  }
  for (const [how, end] of Object.entries(ends)) {
    const email = `pending-${how}@example.org`
    const accountId = await newPerson(world, email)
    const { actor } = await signedIn(world, email)
    await askEmailChange(world, actor, { email: `thief-${how}@example.org`, password: PASSWORD })
    const key = await keyOf(world)
    await end(email)
    expect(await open(key), how).toBe('accounts/link_over')
    expect(await readAccount(world, accountId), how).toMatchObject({ email, pending_email: null })
  }
})

test('a sign-in that waits for its code ends with the password it was begun with', async () => {
  await newPerson(world, 'waiting@example.org')
  const { exchange, actor, next } = await withTotp('waiting@example.org')
  const begun = await enter('waiting@example.org', PASSWORD)
  if (begun.status !== 'second_factor') throw new Error('no code was asked for')
  await changePassword(world, exchange, actor, { currentPassword: PASSWORD, password: CHANGED })
  const { challenge } = begun
  expect(await codeOf(signInSecondFactor(world, testExchange(), { challenge, code: next() }))).toBe(
    'accounts/challenge_over',
  )
})

test('a password changed while it is being checked opens nothing', async () => {
  const attempts = {
    browser: (email: string, racing: TestAccounts) =>
      signIn(racing, testExchange(), { identifier: email, password: PASSWORD, remember: false }),
    program: (email: string, racing: TestAccounts) =>
      loginProgram(racing, testExchange(), { email, password: PASSWORD }),
  }
  for (const [how, attempt] of Object.entries(attempts)) {
    const email = `racing-${how}@example.org`
    const accountId = await newPerson(world, email)
    // The change is there when the session is about to be opened.
    const db = new Proxy(database.db, {
      get: (target, name) =>
        name === 'transaction'
          ? async (work: (tx: Db) => Promise<unknown>) => {
              await updateAccount(database.db, accountId, { passwordHash: 'another' })
              return target.transaction(work)
            }
          : (Reflect.get(target, name) as unknown),
    })
    expect(await codeOf(attempt(email, { ...world, db })), how).toBe('accounts/wrong_credentials')
  }
})

test('a second factor that is confirmed while a password is being checked is asked for', async () => {
  const attempts = {
    browser: (email: string, racing: TestAccounts) =>
      signIn(racing, testExchange(), { identifier: email, password: PASSWORD, remember: false }),
    program: (email: string, racing: TestAccounts) =>
      codeOf(loginProgram(racing, testExchange(), { email, password: PASSWORD })),
  }
  const outcomes = {
    browser: { status: 'second_factor', challenge: expect.any(String) as string },
    program: 'accounts/second_factor',
  }
  for (const how of ['browser', 'program'] as const) {
    const email = `confirming-${how}@example.org`
    await newPerson(world, email)
    // It is there when the session is about to be opened: those opened before have just been ended.
    const db = new Proxy(database.db, {
      get: (target, name) =>
        name === 'transaction'
          ? async (work: (tx: Db) => Promise<unknown>) => {
              await withTotp(email)
              return target.transaction(work)
            }
          : (Reflect.get(target, name) as unknown),
    })
    expect(await attempts[how](email, { ...world, db }), how).toEqual(outcomes[how])
  }
})

test('whoever signed up with another’s address leaves no way in, and nothing that keeps its owner out', async () => {
  const email = 'squatted@example.org'
  await register(world, testExchange(), { email, password: PASSWORD, name: 'Ada Lovelace', role: 'candidate' })
  const { exchange, actor } = await signedIn(world, email)
  const authenticator = softAuthenticator('http://localhost:3000')
  const { options } = await passkeyCreation(world, exchange, actor, PASSWORD)
  await addPasskey(world, exchange, actor, { label: 'Clé', credential: authenticator.create(options) })
  await withTotp(email)
  await ownerResets(email)

  const elsewhere = testExchange()
  const asked = await passkeyRequest(world, elsewhere)
  const credential = authenticator.get(asked.options)
  expect(await codeOf(signInByPasskey(world, elsewhere, { credential, remember: false }))).toBe(
    'accounts/passkey_failed',
  )
  expect(await whoIs(world, elsewhere)).toEqual({ role: 'visitor' })
  expect(await enter(email, CHANGED)).toMatchObject({ status: 'signed_in' })
})

test('who confirms an address that another signed up with can take away what was added before', async () => {
  const email = 'confirmed-late@example.org'
  await register(world, testExchange(), { email, password: PASSWORD, name: 'Ada Lovelace', role: 'candidate' })
  const key = await keyOf(world)
  const { exchange, actor } = await signedIn(world, email)
  const authenticator = softAuthenticator('http://localhost:3000')
  const { options } = await passkeyCreation(world, exchange, actor, PASSWORD)
  await addPasskey(world, exchange, actor, { label: 'Clé', credential: authenticator.create(options) })
  await withTotp(email)
  expect(await open(key)).toBe('nothing refused')
  // From here on a reset leaves both.
  const welcome = (await world.mails()).findLast(({ kind, to }) => kind === 'welcome' && to === email)!
  expect(await open(/cle=([\w-]+)/.exec(welcome.text)![1]!)).toBe('nothing refused')
  await ownerResets(email)
  expect(await enter(email, CHANGED)).toMatchObject({ status: 'signed_in' })
  const elsewhere = testExchange()
  const credential = authenticator.get((await passkeyRequest(world, elsewhere)).options)
  expect(await codeOf(signInByPasskey(world, elsewhere, { credential, remember: false }))).toBe(
    'accounts/passkey_failed',
  )
})

test('taking the address back leaves no way in of whoever took it, and none that keeps the owner out', async () => {
  const email = 'robbed@example.org'
  const accountId = await newPerson(world, email)
  const { actor } = await withTotp(email)
  await database.db.execute(`insert into passkeys (id, account_id, public_key, counter, label)
    values ('of-the-thief', ${accountId}, '\\x00', 0, 'Clé')`)
  await database.db.execute(`insert into identities (provider, subject, account_id)
    values ('google', 'the-thief', ${accountId})`)
  await askEmailChange(world, actor, { email: 'robber@example.org', password: PASSWORD })
  await open(await keyOf(world))
  // Nobody has this address now, and whoever asks for resets uses up what it may have.
  for (let time = 0; time < 4; time++) await forgotPassword(world, testExchange(), email)
  expect(await open(await undoOf(email))).toBe('nothing refused')
  await ownerResets(email)
  expect(await enter(email, CHANGED)).toMatchObject({ status: 'signed_in' })
  const { rows } = await database.db.execute(`select 1 from passkeys where account_id = ${accountId}
    union all select 1 from identities where account_id = ${accountId}
    union all select 1 from totp_factors where account_id = ${accountId}`)
  expect(rows).toEqual([])
})

test('signing up with an address that was left does not keep it from being taken back', async () => {
  const [email, robber] = ['besieged@example.org', 'besieger@example.org']
  const accountId = await newPerson(world, email)
  const { actor } = await signedIn(world, email)
  await askEmailChange(world, actor, { email: robber, password: PASSWORD })
  await open(await keyOf(world))
  const squat = { email, password: PASSWORD, name: 'Ada Lovelace', role: 'candidate' } as const
  await register(world, testExchange(), squat)
  const squatted = await signedIn(world, email)
  // Whoever deletes what they signed up with takes no mail of another account along.
  await deleteAccount(world, squatted.exchange, squatted.actor, PASSWORD)
  const undo = await undoOf(email)
  await register(world, testExchange(), squat)
  expect(await open(undo)).toBe('nothing refused')
  expect(await readAccount(world, accountId)).toMatchObject({ email })
  expect(await codeOf(enter(email, PASSWORD))).toBe('accounts/wrong_credentials')
})

test('an account that was confirmed keeps its address, and whoever takes another one back is told', async () => {
  const [email, later] = ['moved@example.org', 'moved-on@example.org']
  const before = await newPerson(world, email)
  const { actor } = await signedIn(world, email)
  await askEmailChange(world, actor, { email: later, password: PASSWORD })
  await open(await keyOf(world))
  const now = await newPerson(world, email)
  const undo = await undoOf(email)
  expect(await open(undo)).toBe('accounts/address_taken')
  expect(await readAccount(world, now)).toMatchObject({ email })
  expect(await readAccount(world, before)).toMatchObject({ email: later })
  const mine = await signedIn(world, email)
  await deleteAccount(world, mine.exchange, mine.actor, PASSWORD)
  expect(await open(undo)).toBe('nothing refused')
})

test('a way in that somebody else added is taken back by the mail that tells of it, and only by a confirmed mailbox', async () => {
  const told = async (address: string) =>
    (await world.mails()).findLast(({ kind, to }) => kind === 'security-change' && to === address)!.text
  const authenticator = softAuthenticator('http://localhost:3000')
  const additions = {
    code: (email: string) => withTotp(email),
    passkey: async (email: string) => {
      const { exchange, actor } = await signedIn(world, email)
      const { options } = await passkeyCreation(world, exchange, actor, PASSWORD)
      await addPasskey(world, exchange, actor, { label: 'Clé', credential: authenticator.create(options) })
    },
  }
  for (const [what, add] of Object.entries(additions)) {
    const email = `kept-out-${what}@example.org`
    const accountId = await newPerson(world, email)
    await add(email)
    // Another password alone leaves what was added.
    await ownerResets(email)
    const key = /cle=([\w-]+)/.exec(await told(email))![1]!
    expect(await open(key), what).toBe('nothing refused')
    expect(await open(key), what).toBe('accounts/link_over')
    expect(await codeOf(enter(email, CHANGED)), what).toBe('accounts/wrong_credentials')
    await database.db.execute('delete from rate_limits')
    await ownerResets(email)
    expect(await enter(email, CHANGED), what).toMatchObject({ status: 'signed_in' })
    const { rows } = await database.db.execute(`select 1 from passkeys where account_id = ${accountId}`)
    expect(rows, what).toEqual([])
  }
  const squatted = 'kept-out-squatted@example.org'
  await register(world, testExchange(), {
    email: squatted,
    password: PASSWORD,
    name: 'Ada Lovelace',
    role: 'candidate',
  })
  await withTotp(squatted)
  expect(await told(squatted)).not.toContain('cle=')
})

test('who fills the mailbox with other news still cannot add a way in without the mail that takes it back', async () => {
  const email = 'drowned@example.org'
  const accountId = await newPerson(world, email)
  const { exchange, actor } = await signedIn(world, email)
  let [currentPassword, password] = [PASSWORD, CHANGED]
  for (let change = 0; change < 22; change++) {
    await changePassword(world, exchange, actor, { currentPassword, password })
    ;[currentPassword, password] = [password, currentPassword]
  }
  const add = async (): Promise<string> => {
    const { options } = await passkeyCreation(world, exchange, actor, currentPassword)
    const credential = softAuthenticator('http://localhost:3000').create(options)
    return codeOf(addPasskey(world, exchange, actor, { label: 'Clé', credential }))
  }
  expect(await add()).toBe('nothing refused')
  const told = (await world.mails()).findLast(({ to }) => to === email)!
  expect(told.kind).toBe('security-change')
  // Not without end either: what could not be told is not added.
  const outcomes = new Set<string>()
  for (let time = 0; time < 12; time++) {
    await database.db.execute(`delete from passkeys where account_id = ${accountId}`)
    outcomes.add(await add())
  }
  expect([...outcomes]).toEqual(['nothing refused', 'platform/too_many'])
  const { rows } = await database.db.execute(`select 1 from passkeys where account_id = ${accountId}`)
  expect(rows).toEqual([])
  expect(await open(/cle=([\w-]+)/.exec(told.text)![1]!)).toBe('nothing refused')
})

test('an address that nobody confirmed is not written to without end, whatever its account does', async () => {
  const email = 'stranger@example.org'
  const accountId = await newPerson(world, email)
  await updateAccount(database.db, accountId, { emailVerifiedAt: null })
  const { actor } = await withTotp(email)
  for (let time = 0; time < 8; time++) await renewRecoveryCodes(world, actor, PASSWORD)
  const written = async () => (await world.mails()).filter(({ to }) => to === email).length
  expect(await written()).toBeLessThanOrEqual(5)
  await updateAccount(database.db, accountId, { emailVerifiedAt: new Date() })
  const before = await written()
  await renewRecoveryCodes(world, actor, PASSWORD)
  expect(await written()).toBe(before + 1)
})

test('wrong codes of whoever knows the password are forgiven by a reset, once a day', async () => {
  const email = 'coded@example.org'
  await newPerson(world, email)
  const { next } = await withTotp(email)
  let times = 0
  // From anywhere: those of one address have a limit of their own.
  const tries = (code: string, password: string) =>
    codeOf(loginProgram(world, testExchange({ address: `203.0.113.${++times}` }), { email, password, code }))
  const useUp = async (password: string) => {
    for (let index = 0; index < 41; index++) await tries('000000', password)
    expect(await tries(next(), password)).toBe('platform/too_many')
  }
  await useUp(PASSWORD)
  await ownerResets(email)
  expect(await tries(next(), CHANGED)).toBe('nothing refused')
  await useUp(CHANGED)
  await ownerResets(email)
  expect(await tries(next(), CHANGED)).toBe('platform/too_many')
})

test('the owner is told of a program that signs in from elsewhere, once', async () => {
  const email = 'programmed@example.org'
  await newPerson(world, email)
  await signedIn(world, email)
  const told = async () => (await world.mails()).filter(({ to, kind }) => to === email && kind === 'new-device').length
  const program = { address: '203.0.113.7', agent: 'thief/1.0' }
  for (let times = 0; times < 2; times++) {
    await loginProgram(world, testExchange(program), { email, password: PASSWORD })
    expect(await told()).toBe(1)
  }
  await loginProgram(world, testExchange({ ...program, address: '203.0.114.7' }), { email, password: PASSWORD })
  expect(await told()).toBe(2)
})
