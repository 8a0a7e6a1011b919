import { beforeAll, expect, test } from 'vitest'
import { keyOf, testAccounts } from '../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { insertAccount } from './accounts.repository.ts'
import { askEmailChange, cancelEmailChange } from './email-change.ts'
import { forgotPassword, resetPassword, verifyEmail } from '../signing-in/server/links.ts'
import { identifyBy } from '../sessions/server/sessions.ts'
import { readAccount } from './own-account.ts'
import { signIn } from '../signing-in/server/sign-in.ts'
import { register } from '../signing-up/server/sign-up.ts'

const database = useTestDatabase()
let world: TestAccounts
beforeAll(async () => {
  world = await testAccounts(database)
})

const PASSWORD = 'Nénuphar-42 pâle!'
const open = (key: string) => verifyEmail(world, testExchange(), key)

/** Somebody signed in, whose address is confirmed unless said otherwise. */
async function somebody(email: string, { confirmed = true } = {}) {
  await register(world, testExchange(), { email, password: PASSWORD, name: 'Ada Lovelace', role: 'candidate' })
  if (confirmed) await open(await keyOf(world))
  const exchange = testExchange()
  await signIn(world, exchange, { identifier: email, password: PASSWORD, remember: false })
  const actor = (await identifyBy(database.db)(exchange)) as SignedIn
  return {
    exchange,
    accountId: actor.accountId,
    ask: (wanted: string, password = PASSWORD) => askEmailChange(world, actor, { email: wanted, password }),
  }
}
const signsIn = (identifier: string) =>
  codeOf(signIn(world, testExchange(), { identifier, password: PASSWORD, remember: false }))

test('an address changes once the new one is confirmed, and the old one can take the account back', async () => {
  const { accountId, ask, exchange } = await somebody('old@example.org')
  expect(await codeOf(ask('new@example.org', 'not it'))).toBe('accounts/wrong_password')
  expect(await codeOf(ask('old@example.org'))).toBe('platform/invalid_input')
  await ask('new@example.org')
  expect((await world.mails()).at(-1)).toMatchObject({ to: 'new@example.org', kind: 'email-change' })
  const key = await keyOf(world)
  expect(await readAccount(world, accountId)).toMatchObject({
    email: 'old@example.org',
    pending_email: 'new@example.org',
  })
  expect(await signsIn('new@example.org')).toBe('accounts/wrong_credentials')

  await forgotPassword(world, testExchange(), 'old@example.org')
  const reset = await keyOf(world)
  await open(key)
  expect(await readAccount(world, accountId)).toMatchObject({
    email: 'new@example.org',
    pending_email: null,
    verified: true,
  })
  expect(await signsIn('old@example.org')).toBe('accounts/wrong_credentials')
  expect(await signsIn('new@example.org')).toBe('nothing refused')
  expect(await codeOf(open(key))).toBe('accounts/link_over')
  // A link that waits in the mailbox left behind opens nothing.
  expect(await codeOf(resetPassword(world, testExchange(), { token: reset, password: 'Autre-Étang 77?' }))).toBe(
    'accounts/link_over',
  )

  const told = (await world.mails()).find(({ kind, to }) => kind === 'email-changed' && to === 'old@example.org')!
  expect(told.text).not.toContain('new@example.org')
  const undo = /cle=([\w-]+)/.exec(told.text)![1]!
  // Further changes do not take the way back away.
  await ask('third@example.org')
  await open(await keyOf(world))
  await open(undo)
  expect(await readAccount(world, accountId)).toMatchObject({ email: 'old@example.org' })
  expect(await identifyBy(database.db)(exchange)).toEqual({ role: 'visitor' })
})

test('an address that somebody has looks like any other, and its owner is told', async () => {
  await somebody('owner@example.org')
  const { accountId, ask } = await somebody('curious@example.org')
  const answer = await ask('owner@example.org')
  expect((await world.mails()).at(-1)).toMatchObject({ to: 'owner@example.org', kind: 'already-registered' })
  expect(await readAccount(world, accountId)).toMatchObject({ pending_email: 'owner@example.org' })
  expect(await ask('nobody@example.org')).toEqual(answer)
})

test('an address taken while its link was under way stays with who has it', async () => {
  const { accountId, ask } = await somebody('slow@example.org')
  await ask('contested@example.org')
  const key = await keyOf(world)
  // Signing up and confirming at the same moment: the sign-up is there first, whether it was committed before or after.
  let confirming!: Promise<string>
  await database.db.transaction(async (tx) => {
    await insertAccount(tx, { role: 'candidate', email: 'contested@example.org' })
    confirming = codeOf(open(key))
    await new Promise((resolve) => setImmediate(resolve))
  })
  expect(await confirming).toBe('accounts/link_over')
  expect(await readAccount(world, accountId)).toMatchObject({ email: 'slow@example.org' })
})

test('a change that was taken back, or asked for again, is over', async () => {
  const { accountId, ask } = await somebody('undecided@example.org')
  await ask('first@example.org')
  const first = await keyOf(world)
  await ask('second@example.org')
  const second = await keyOf(world)
  expect(await codeOf(open(first))).toBe('accounts/link_over')
  await cancelEmailChange(world, accountId)
  expect(await codeOf(open(second))).toBe('accounts/link_over')
  expect(await readAccount(world, accountId)).toMatchObject({ email: 'undecided@example.org', pending_email: null })
  await ask('third-try@example.org')
  expect(await codeOf(ask('fourth@example.org'))).toBe('platform/too_many')
})

test('whoever mistyped the address at sign-up is welcomed at the right one, and the wrong one hears nothing', async () => {
  const { accountId, ask } = await somebody('tipo@example.org', { confirmed: false })
  await ask('typo@example.org')
  await open(await keyOf(world))
  expect(await readAccount(world, accountId)).toMatchObject({ email: 'typo@example.org', verified: true })
  expect((await world.mails()).at(-1)).toMatchObject({ to: 'typo@example.org', kind: 'welcome' })
  expect((await world.mails()).filter(({ to, kind }) => to === 'tipo@example.org' && kind !== 'verification')).toEqual(
    [],
  )
})
