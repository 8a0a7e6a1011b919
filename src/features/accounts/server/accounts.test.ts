// @module-tag postgres
import { beforeAll, expect, test } from 'vitest'
import { keyOf, testAccounts } from '../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { TERMS_VERSION } from '#features/legal/legal.rules.ts'
import type { RefusalError } from '#platform/refusals.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { forgotPassword, resendVerification, resetPassword, verifyEmail } from '../signing-in/server/links.ts'
import { identifyBy, rotateToken } from '../sessions/server/sessions.ts'
import { changePassword, endSession, listSessions, readAccount } from './own-account.ts'
import { loginProgram, signIn } from '../signing-in/server/sign-in.ts'
import {
  completeSignup,
  readSignup,
  register,
  saveSignupAccount,
  saveSignupStep,
} from '../signing-up/server/sign-up.ts'
import { acceptTerms, allAcceptances } from '../signing-up/server/terms.ts'
import { readUser, userOf, viewerOf } from './users.service.ts'

const database = useTestDatabase()
let world: TestAccounts
beforeAll(async () => {
  world = await testAccounts(database)
})

const PASSWORD = 'Nénuphar-42 pâle!'
const newPerson = async (email: string, role: 'candidate' | 'recruiter' = 'candidate') => {
  await register(world, testExchange(), { email, password: PASSWORD, name: 'Ada Lovelace', role })
}
const signedIn = async (email: string) => {
  const exchange = testExchange()
  await signIn(world, exchange, { identifier: email, password: PASSWORD, remember: false })
  const actor = (await identifyBy(database.db)(exchange)) as SignedIn
  return { exchange, actor }
}

test('an account signs up, confirms, signs in and out of every device by a new password', async () => {
  await newPerson('ada@example.org')
  expect((await world.mails()).at(-1)).toMatchObject({ to: 'ada@example.org', kind: 'verification' })
  const key = await keyOf(world)
  const { actor, exchange } = await signedIn('ada@example.org')
  expect(actor).toMatchObject({ role: 'candidate', verified: false })
  await verifyEmail(world, exchange, key)
  expect((await world.mails()).at(-1)).toMatchObject({ kind: 'welcome' })
  expect(await identifyBy(database.db)(exchange)).toMatchObject({ verified: true })
  expect(await codeOf(verifyEmail(world, exchange, key))).toBe('accounts/link_over')

  const other = await signedIn('ada@example.org')
  await changePassword(world, exchange, actor, { currentPassword: PASSWORD, password: 'Autre-Étang 77?' })
  expect(await identifyBy(database.db)(exchange)).toMatchObject({ role: 'candidate' })
  expect(await identifyBy(database.db)(other.exchange)).toEqual({ role: 'visitor' })
})

test('a taken address gets the same answer, and its owner a mail', async () => {
  await newPerson('taken@example.org')
  const input = { email: 'taken@example.org', password: 'Étoile-Filante 9!', name: 'Eve', role: 'candidate' } as const
  const answer = await register(world, testExchange(), input)
  expect((await world.mails()).at(-1)).toMatchObject({ to: 'taken@example.org', kind: 'already-registered' })
  expect(answer).toEqual(await register(world, testExchange(), { ...input, email: 'fresh@example.org' }))
  expect(
    await codeOf(
      signIn(world, testExchange(), { identifier: 'taken@example.org', password: input.password, remember: false }),
    ),
  ).toBe('accounts/wrong_credentials')
})

test('common passwords and those made of one’s own name are refused in French', async () => {
  for (const password of ['Password1!', 'Azerty123!', 'Lovelace1!', 'Motdepasse1!']) {
    const input = { email: 'weak@example.org', password, name: 'Ada Lovelace', role: 'candidate' } as const
    const error = (await register(world, testExchange(), input).catch((thrown: unknown) => thrown)) as RefusalError
    expect(error.refusal.fields?.password, password).toContain('trop facile à deviner')
  }
})

test('a sign-up is kept between its steps and ends once', async () => {
  const exchange = testExchange()
  const account = {
    firstName: 'Zoé',
    lastName: 'Brun',
    email: 'zoe@example.org',
    company: '',
    role: 'candidate',
  } as const
  expect(await codeOf(saveSignupAccount(world, exchange, { ...account, password: '' }))).toBe('platform/invalid_input')
  await saveSignupAccount(world, exchange, { ...account, password: PASSWORD })
  await saveSignupStep(world, exchange, { jobTitle: 'Analyste', salaryRange: '40k-50k' })
  // Back to the first step: what came later stays, the password too.
  await saveSignupAccount(world, exchange, { ...account, firstName: 'Zoë', password: '' })
  expect((await readSignup(world, exchange)).answers).toMatchObject({ firstName: 'Zoë', jobTitle: 'Analyste' })
  const both = await Promise.all(
    [1, 2].map(() => codeOf(completeSignup(world, testExchange({ cookies: exchange.cookies }), { skills: ['IFRS'] }))),
  )
  expect(both.toSorted()).toEqual(['accounts/signup_over', 'nothing refused'])
  const { actor } = await signedIn('zoe@example.org')
  expect(await userOf(database.db, actor.accountId)).toMatchObject({ name: 'Zoë Brun', profile: { skills: ['IFRS'] } })
})

test('the browser that has just signed up is reminded of its address, whether or not there was an account', async () => {
  const account = { firstName: 'Zoé', lastName: 'Brun', company: '', role: 'candidate', password: PASSWORD } as const
  for (const email of ['reminded@example.org', 'été@example.org', 'reminded@example.org']) {
    const exchange = testExchange()
    await saveSignupAccount(world, exchange, { ...account, email })
    expect(await readSignup(world, exchange)).toMatchObject({ completed_email: null })
    await completeSignup(world, exchange, {})
    expect(await readSignup(world, exchange)).toEqual({ answers: null, completed_email: email })
  }
  for (const inscrit of ['', 'eHh4', '%E0%A4%A']) {
    const exchange = testExchange({ cookies: { '__Host-inscrit': inscrit } })
    expect(await readSignup(world, exchange)).toEqual({ answers: null, completed_email: null })
  }
  expect(await readSignup(world, testExchange())).toEqual({ answers: null, completed_email: null })
})

test('a sign-up keeps the terms it has shown and the country that was chosen, as a candidate and as a recruiter', async () => {
  for (const role of ['candidate', 'recruiter'] as const) {
    const exchange = testExchange({ cookies: { pays: 'ch' } })
    const email = `${role}-terms@example.org`
    const account = { firstName: 'Zoé', lastName: 'Brun', email, company: '', role, password: PASSWORD }
    await saveSignupAccount(world, exchange, account)
    await saveSignupStep(world, exchange, { jobTitle: 'Analyste' })
    // Shown before another version came into force: that one will be asked for.
    const isLate = role === 'recruiter'
    if (isLate) await database.db.execute(`update signup_drafts set terms_version = '2025-02-03'`)
    await completeSignup(world, exchange, {})
    const { actor } = await signedIn(email)
    const version = isLate ? '2025-02-03' : TERMS_VERSION
    expect(await viewerOf(database.db, actor)).toMatchObject({ accepted_terms: version })
    expect(await readAccount(world, actor.accountId)).toMatchObject({ country: 'ch' })
  }
  await newPerson('program@example.org')
  const { actor } = await signedIn('program@example.org')
  expect(await allAcceptances(database.db, actor.accountId)).toMatchObject([{ version: TERMS_VERSION }])
})

test('the terms in force are accepted once, and no others in their place', async () => {
  await newPerson('terms@example.org')
  const { actor } = await signedIn('terms@example.org')
  await database.db.execute(`update accepted_terms set version = '2025-02-03', accepted_at = '2025-02-04T10:00Z'
    where account_id = ${actor.accountId}`)
  expect(await viewerOf(database.db, actor)).toMatchObject({ accepted_terms: '2025-02-03' })
  expect(await codeOf(acceptTerms(world, actor.accountId, '2025-02-03'))).toBe('accounts/terms_changed')
  await Promise.all([1, 2].map(() => acceptTerms(world, actor.accountId, TERMS_VERSION)))
  expect(await viewerOf(database.db, actor)).toMatchObject({ accepted_terms: TERMS_VERSION })
  // What was accepted before stays known.
  expect(await allAcceptances(database.db, actor.accountId)).toMatchObject([
    { version: TERMS_VERSION },
    { version: '2025-02-03', accepted_at: '2025-02-04T10:00:00.000Z' },
  ])
})

test('the mails of a sign-up and of a forgotten password lead back to where somebody was going, on this site only', async () => {
  const signUp = async (email: string, retour: string): Promise<URL> => {
    const exchange = testExchange({ address: `192.0.2.${mailed++}` })
    const account = { firstName: 'Zoé', lastName: 'Brun', email, company: '', role: 'candidate' } as const
    await saveSignupAccount(world, exchange, { ...account, password: PASSWORD })
    await completeSignup(world, exchange, { retour })
    return lastLink()
  }
  const lastLink = async () => new URL(/http:\S+/.exec((await world.mails()).at(-1)!.text)![0])
  /** The links of the two mails that can be asked for afterwards. */
  const askAgain = async (email: string, retour: string): Promise<URL[]> => {
    const { actor } = await signedIn(email)
    await resendVerification(world, actor.accountId, retour)
    const again = await lastLink()
    await forgotPassword(world, testExchange({ address: `192.0.2.${mailed++}` }), email, retour)
    return [again, await lastLink()]
  }
  let mailed = 50
  const back = '/alertes/nouvelle?recherche=%2Femploi%3Fkeywords%3Daudit%26lieu%3DLyon'
  for (const path of ['/confirmer-adresse', '/login']) {
    // The second time the address has an account, and gets the other mail.
    const link = await signUp('back@example.org', back)
    expect([link.pathname, link.searchParams.get('retour')]).toEqual([path, back])
  }
  // Whoever has an account already may have forgotten the password.
  expect((await world.mails()).at(-1)!.text).toContain(`/forgot-password?retour=${encodeURIComponent(back)}`)
  const links = await askAgain('back@example.org', back)
  expect(links.map((link) => [link.pathname, link.searchParams.get('retour')])).toEqual([
    ['/confirmer-adresse', back],
    ['/reinitialiser-mot-de-passe', back],
  ])
  for (const [at, trap] of [
    '',
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '/.//evil.example',
  ].entries()) {
    const email = `trap${at}@example.org`
    const links = [await signUp(email, trap), ...(await askAgain(email, trap))]
    for (const link of links) expect(link.searchParams.get('retour'), trap).toBeNull()
  }
})

test('the address that a sign-up mails is the one whose mails were counted', async () => {
  const exchange = testExchange({ address: '192.0.2.90' })
  const account = {
    firstName: 'Zoé',
    lastName: 'Brun',
    email: 'decoy@example.org',
    company: '',
    role: 'candidate',
  } as const
  await saveSignupAccount(world, exchange, { ...account, password: PASSWORD })
  const before = (await world.mails()).length
  expect(await codeOf(completeSignup(world, exchange, { email: 'victim@example.org' }))).toBe('accounts/signup_over')
  expect(await world.mails()).toHaveLength(before)
})

test('fifty refreshes at once of one token give one successor; using it later again ends the session', async () => {
  await newPerson('robot@example.org')
  const exchange = testExchange()
  const { token } = await loginProgram(world, exchange, { email: 'robot@example.org', password: PASSWORD })
  const successors = await Promise.all(Array.from({ length: 50 }, () => rotateToken(database.db, token)))
  const [successor, ...others] = new Set(successors.map((one) => one.token))
  expect(others).toEqual([])
  const identify = (bearer: string) => identifyBy(database.db)(testExchange({ bearer }))
  expect(await identify(successor!)).toMatchObject({ role: 'candidate' })
  await database.db.execute(
    `update session_tokens set rotated_at = now() - interval '31 seconds' where rotated_at is not null`,
  )
  expect(await identify(token)).toEqual({ role: 'visitor' })
  expect(await codeOf(rotateToken(database.db, token))).toBe('accounts/token_over')
  expect(await identify(successor!)).toEqual({ role: 'visitor' })
})

test('of a hundred uses of one reset link one succeeds, and every session ends', async () => {
  await newPerson('lost@example.org')
  const { exchange } = await signedIn('lost@example.org')
  await forgotPassword(world, testExchange(), 'lost@example.org')
  const token = await keyOf(world)
  const codes: string[] = []
  // Ten at a time: beyond its line, the hashing of passwords says that it is busy.
  for (let round = 0; round < 10; round++) {
    const tries = Array.from({ length: 10 }, (_, index) =>
      codeOf(
        resetPassword(world, testExchange({ address: `198.51.${round}.${index}` }), {
          token,
          password: `Rivière-Noire ${round}${index}!`,
        }),
      ),
    )
    codes.push(...(await Promise.all(tries)))
  }
  expect(codes.filter((code) => code === 'nothing refused')).toHaveLength(1)
  expect(new Set(codes)).toEqual(new Set(['nothing refused', 'accounts/link_over']))
  expect(await identifyBy(database.db)(exchange)).toEqual({ role: 'visitor' })
})

test('an unknown address is answered as a known one, and mails nobody', async () => {
  await newPerson('known@example.org')
  const known = await forgotPassword(world, testExchange(), 'known@example.org')
  const count = (await world.mails()).length
  expect(await forgotPassword(world, testExchange(), 'unknown@example.org')).toEqual(known)
  expect(await world.mails()).toHaveLength(count)
})

test('tries are limited by account and by address, and a success forgives', async () => {
  await newPerson('guess@example.org')
  const guess = (address: string, password = 'Faux-Mot 12!') =>
    codeOf(signIn(world, testExchange({ address }), { identifier: 'guess@example.org', password, remember: false }))
  for (let index = 0; index < 9; index++) await guess(`203.0.113.${index}`)
  expect(await guess('203.0.113.90', PASSWORD)).toBe('nothing refused')
  const codes = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(`203.0.113.${index}`)))
  expect(codes.filter((code) => code === 'accounts/wrong_credentials')).toHaveLength(10)
  // Not even the right password any more, from wherever it comes.
  expect(await guess('203.0.113.200', PASSWORD)).toBe('platform/too_many')
})

test('another’s account and another’s session are not there', async () => {
  await newPerson('one@example.org')
  await newPerson('two@example.org')
  const one = await signedIn('one@example.org')
  const two = await signedIn('two@example.org')
  expect(await codeOf(readUser(database.db, one.actor, two.actor.accountId))).toBe('platform/not_found')
  expect(await codeOf(readUser(database.db, one.actor, 999_999))).toBe('platform/not_found')
  // Nor for an administrator who has to set up a second factor first, who still reads their own.
  const administrator = { ...one.actor, role: 'administrator', needsSecondFactor: true } as const
  expect(await codeOf(readUser(database.db, administrator, two.actor.accountId))).toBe('platform/not_found')
  expect(await codeOf(readUser(database.db, administrator, one.actor.accountId))).toBe('nothing refused')
  const [session] = (await listSessions(world, two.actor)).data
  expect(await codeOf(endSession(world, one.actor, session!.id))).toBe('platform/not_found')
  expect(await codeOf(endSession(world, two.actor, session!.id))).toBe('nothing refused')
})

test('a suspended account is signed out, and told so only with its password', async () => {
  await newPerson('banned@example.org')
  const { exchange, actor } = await signedIn('banned@example.org')
  await database.db.execute(
    `update accounts set suspended_at = now(), suspension_reason = 'test' where id = ${actor.accountId}`,
  )
  expect(await identifyBy(database.db)(exchange)).toEqual({ role: 'visitor' })
  const sign = (password: string) =>
    codeOf(signIn(world, testExchange(), { identifier: 'banned@example.org', password, remember: false }))
  expect(await sign(PASSWORD)).toBe('accounts/suspended')
  expect(await sign('Faux-Mot 12!')).toBe('accounts/wrong_credentials')
  // Lifted, it wants to be signed in anew.
  await database.db.execute(
    `update accounts set suspended_at = null, suspension_reason = null where id = ${actor.accountId}`,
  )
  expect(await identifyBy(database.db)(exchange)).toEqual({ role: 'visitor' })
  expect(await sign(PASSWORD)).toBe('nothing refused')
})

test('a new device is told to the owner, the first one is not', async () => {
  await newPerson('travel@example.org')
  const mails = async () =>
    (await world.mails()).filter(({ to, kind }) => to === 'travel@example.org' && kind === 'new-device').length
  const { exchange } = await signedIn('travel@example.org')
  expect(await mails()).toBe(0)
  await signIn(world, exchange, { identifier: 'travel@example.org', password: PASSWORD, remember: true })
  expect(await mails()).toBe(0)
  await signedIn('travel@example.org')
  expect(await mails()).toBe(1)
})
