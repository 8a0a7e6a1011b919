// @module-tag postgres
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { keyOf } from '../../../../../tests/support/accounts.ts'
import type { TestExchange } from '../../../../../tests/support/exchange.ts'
import { codeOf } from '../../../../../tests/support/refusals.ts'
import { known, PASSWORD, useSocial } from '../../../../../tests/support/social.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { visitor } from '#platform/server/endpoints.ts'
import { deleteIdentity } from './identities.repository.ts'
import { listIdentities, unlinkIdentity } from './identities.ts'
import { linkAfterChallenge, linkSocial, readSocialLink, socialSecondFactor } from './identity-links.ts'
import { forgotPassword, resetPassword } from '../../signing-in/server/links.ts'
import { closeSession } from '../../sessions/server/sessions.ts'
import { seal } from '#platform/server/secrets.ts'
import { exportAccount } from '../../server/export.service.ts'
import { finishSocial } from './social.ts'

const database = useTestDatabase()
const social = useSocial(database)
const { newBrowser, whoIs, says, go, rowsOf, register, signedIn } = social

const identitiesOf = (name: string) =>
  rowsOf(
    `select i.provider, a.email from identities i join accounts a on a.id = i.account_id where subject = 'sub-${name}'`,
  )
const link = (exchange: TestExchange, password: string) => codeOf(linkSocial(social.world, exchange, visitor, password))
const same = (exchange: TestExchange): TestExchange => ({ ...newBrowser(), cookies: exchange.cookies })
/** At the page that asks for the password of an account that was there before. */
const atTheDoor = async (name: string) => {
  await register(`${name}@example.org`)
  says('google', known(name))
  const { exchange, finish } = await go('google')
  await finish()
  return exchange
}
const TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const codeNow = (): string => new TOTP({ secret: Secret.fromBase32(TOTP_SECRET) }).generate()
const withSecondFactor = (name: string) =>
  database.db.execute(sql`
    insert into totp_factors (account_id, secret_sealed, confirmed_at)
    select id, ${seal(TOTP_SECRET, social.world.secret)}, now()
    from accounts where email = ${`${name}@example.org`}`)

test('the password is asked for in that browser only, for a while, a few times', async () => {
  const exchange = await atTheDoor('few')
  expect(await link(newBrowser(), PASSWORD)).toBe('accounts/attempt_over')
  const codes = await Promise.all(Array.from({ length: 8 }, () => link(same(exchange), 'Faux-Mot 12!')))
  expect(codes.filter((code) => code === 'accounts/wrong_credentials')).toHaveLength(5)
  expect(codes.filter((code) => code === 'accounts/attempt_over')).toHaveLength(3)
  expect(await link(exchange, PASSWORD)).toBe('accounts/attempt_over')
  expect(await identitiesOf('few')).toEqual([])

  const late = await atTheDoor('late')
  await database.db.execute(`update pending_identities set expires_at = now()`)
  expect(await readSocialLink(social.world, late, visitor)).toEqual({ pending: null })
  expect(await link(late, PASSWORD)).toBe('accounts/attempt_over')
})

test('guesses here and at the login page are the same guesses', async () => {
  await register('shared@example.org')
  for (let round = 0; round < 2; round++) {
    says('google', known('shared'))
    const { exchange, finish } = await go('google')
    await finish()
    for (let index = 0; index < 5; index++) await link(exchange, 'Faux-Mot 12!')
  }
  const { exchange, finish } = await go('google')
  await finish()
  expect(await link(exchange, PASSWORD)).toBe('platform/too_many')
})

test('of two right passwords at once one links', async () => {
  const exchange = await atTheDoor('double')
  const codes = await Promise.all([link(same(exchange), PASSWORD), link(same(exchange), PASSWORD)])
  expect(codes.toSorted()).toEqual(['accounts/attempt_over', 'nothing refused'])
  expect(await identitiesOf('double')).toEqual([{ provider: 'google', email: 'double@example.org' }])
})

test('a suspended account is not linked, and says so to its owner only', async () => {
  const exchange = await atTheDoor('closed')
  await database.db.execute(
    `update accounts set suspended_at = now(), suspension_reason = 'test' where email = 'closed@example.org'`,
  )
  expect(await link(exchange, 'Faux-Mot 12!')).toBe('accounts/wrong_credentials')
  expect(await link(exchange, PASSWORD)).toBe('accounts/suspended')
  expect(await identitiesOf('closed')).toEqual([])
})

test('an account without a password is not opened by guessing none', async () => {
  says('google', known('bare'))
  await (await go('google')).finish()
  says('linkedin', { ...known('bare'), sub: 'sub-bare-linkedin' })
  const { exchange, finish } = await go('linkedin')
  expect(await finish()).toEqual({ status: 'password' })
  expect(await link(exchange, '')).toBe('platform/invalid_input')
  expect(await link(exchange, 'undefined')).toBe('accounts/wrong_credentials')
})

test('whoever has a second factor is asked for it, and an identity waits for it', async () => {
  says('google', known('careful'))
  await (await go('google')).finish()
  await withSecondFactor('careful')
  const { exchange, finish } = await go('google', { retour: '/entreprises' })
  expect(await finish()).toEqual({ status: 'second_factor', back: '/entreprises' })
  expect(await whoIs(exchange)).toEqual({ role: 'visitor' })
  const enter = (from: TestExchange, code: string) =>
    socialSecondFactor(social.world, from, { code, retour: '/entreprises' })
  expect(await codeOf(enter(exchange, '000000'))).toBe('accounts/wrong_code')
  expect(await codeOf(enter(newBrowser(), codeNow()))).toBe('accounts/challenge_over')
  expect(await enter(exchange, codeNow())).toEqual({ status: 'signed_in', to: '/entreprises' })
  expect(await whoIs(exchange)).toMatchObject({ role: 'candidate' })

  const waiting = await atTheDoor('patient')
  await withSecondFactor('patient')
  expect(await linkSocial(social.world, waiting, visitor, PASSWORD)).toMatchObject({ status: 'second_factor' })
  expect(await whoIs(waiting)).toEqual({ role: 'visitor' })
  expect(await identitiesOf('patient')).toEqual([])
  await linkAfterChallenge(social.world, waiting, 'another challenge')
  expect(await identitiesOf('patient')).toEqual([])
  expect(await enter(waiting, codeNow())).toMatchObject({ status: 'signed_in' })
  expect(await whoIs(waiting)).toMatchObject({ role: 'candidate' })
  expect(await identitiesOf('patient')).toEqual([{ provider: 'google', email: 'patient@example.org' }])
})

test('a signed-in member links any identity to the own account, by its password', async () => {
  await register('member@example.org')
  const { exchange, actor } = await signedIn('member@example.org')
  says('facebook', { sub: 'sub-elsewhere', email: 'another-address@example.org' })
  const { finish } = await go('facebook', { exchange, actor, retour: '/connexion/comptes' })
  expect(await finish()).toEqual({ status: 'password' })
  expect(await readSocialLink(social.world, exchange, actor)).toMatchObject({
    pending: { provider: 'facebook', email: 'member@example.org', own: true, password_wanted: true },
  })
  const attempt = (password: string) => codeOf(linkSocial(social.world, exchange, actor, password))
  expect(await attempt('')).toBe('platform/invalid_input')
  expect(await attempt('Faux-Mot 12!')).toBe('accounts/wrong_password')
  expect(await linkSocial(social.world, exchange, actor, PASSWORD)).toEqual({
    status: 'signed_in',
    to: '/connexion/comptes',
  })
  expect(await whoIs(exchange)).toMatchObject({ sessionId: actor.sessionId })
  expect(await identitiesOf('elsewhere')).toEqual([{ provider: 'facebook', email: 'member@example.org' }])
  expect((await social.world.mails()).at(-1)).toMatchObject({
    to: 'member@example.org',
    subject: 'Facebook est associé à votre compte',
  })
  expect(await exportAccount(social.world, actor)).toMatchObject({ identities: [{ provider: 'facebook' }] })

  // Once more changes nothing; another one of the same site, or somebody else's, is refused.
  const again = await go('facebook', { exchange, actor })
  expect(await again.finish()).toEqual({ status: 'signed_in', to: '/espace-candidat' })
  says('facebook', { sub: 'sub-second', email: 'x@example.org' })
  expect(await codeOf((await go('facebook', { exchange, actor })).finish())).toBe('accounts/identity_exists')
  says('google', known('stranger'))
  await (await go('google')).finish()
  expect(await codeOf((await go('google', { exchange, actor })).finish())).toBe('accounts/identity_taken')
})

test('what was begun signed in ends with that session', async () => {
  await register('left@example.org')
  await register('next@example.org')
  const { exchange, actor } = await signedIn('left@example.org')
  says('google', known('left-behind'))
  const first = await go('google', { exchange, actor })
  const second = await go('google', { exchange, actor })
  await closeSession(database.db, exchange, actor.sessionId)
  const bring = (who: SignedIn | typeof visitor, answer: string) =>
    codeOf(finishSocial(social.world, exchange, who, { provider: 'google', answer }))
  expect(await bring(visitor, first.answer)).toBe('accounts/attempt_over')
  expect(await bring((await signedIn('next@example.org')).actor, second.answer)).toBe('accounts/attempt_over')
  expect(await identitiesOf('left-behind')).toEqual([])
})

test('a way in can be given up while another one stays', async () => {
  says('google', known('single'))
  const { exchange, finish } = await go('google')
  await finish()
  const actor = (await whoIs(exchange)) as SignedIn
  const unlink = (provider: 'google' | 'facebook' | 'linkedin') => codeOf(unlinkIdentity(social.world, actor, provider))
  const linked = async () =>
    (await listIdentities(social.world, actor.accountId)).data.flatMap((one) => (one.linked_at ? [one.provider] : []))
  expect(await linked()).toEqual(['google'])
  expect(await unlink('linkedin')).toBe('platform/not_found')
  expect(await unlink('google')).toBe('accounts/last_way_in')

  // Signed in, an account without a password has nothing to be asked for.
  says('linkedin', { sub: 'sub-single-linkedin' })
  expect(await (await go('linkedin', { exchange, actor })).finish()).toEqual({ status: 'password' })
  expect(await linkSocial(social.world, exchange, actor, '')).toMatchObject({ status: 'signed_in' })
  expect(await linked()).toEqual(['google', 'linkedin'])
  let second = Promise.resolve('')
  await database.db.transaction(async (tx) => {
    await deleteIdentity(tx, actor.accountId, 'google')
    const other = { over: false }
    second = unlink('linkedin').finally(() => (other.over = true))
    // Until the other one has done what it can: it waits for this one, or it should have.
    for (let round = 0; round < 500 && !other.over; round++) {
      const waiting = await tx.execute(`select 1 from pg_locks where not granted`)
      if (waiting.rows.length > 0) break
    }
  })
  expect(await second).toBe('accounts/last_way_in')
  expect(await linked()).toEqual(['linkedin'])

  await database.db.execute(
    `insert into passkeys (id, account_id, public_key, counter, label) values ('key', ${actor.accountId}, '\\x00', 0, 'x')`,
  )
  expect(await unlink('linkedin')).toBe('nothing refused')
  await register('twoways@example.org')
  const door = await signedIn('twoways@example.org')
  expect(await codeOf(unlinkIdentity(social.world, door.actor, 'google'))).toBe('platform/not_found')
})

test('whoever signed up with another’s address loses every way in once its owner comes', async () => {
  // Facebook vouches for no address: this may be anybody.
  says('facebook', { sub: 'sub-squatter', email: 'victim@example.org' })
  await (await go('facebook')).finish()
  expect(await identitiesOf('squatter')).toHaveLength(1)
  await forgotPassword(social.world, newBrowser(), 'victim@example.org')
  await resetPassword(social.world, newBrowser(), { token: await keyOf(social.world), password: 'Rivière-Noire 31!' })
  expect(await identitiesOf('squatter')).toEqual([])
  says('facebook', { sub: 'sub-squatter', email: 'victim@example.org' })
  expect(await codeOf((await go('facebook')).finish())).toBe('accounts/unproven_email')

  // An owner who is confirmed keeps theirs.
  says('google', known('faithful'))
  await (await go('google')).finish()
  await forgotPassword(social.world, newBrowser(), 'faithful@example.org')
  await resetPassword(social.world, newBrowser(), { token: await keyOf(social.world), password: 'Rivière-Noire 32!' })
  expect(await identitiesOf('faithful')).toHaveLength(1)
})
