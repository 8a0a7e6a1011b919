// @module-tag postgres
import { Secret, TOTP } from 'otpauth'
import { beforeAll, expect, test } from 'vitest'
import { testAccounts } from '../../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../../tests/support/accounts.ts'
import { testExchange } from '../../../../../tests/support/exchange.ts'
import type { Device } from '../../../../../tests/support/people.ts'
import { newPerson, PASSWORD, signedIn, whoIs } from '../../../../../tests/support/people.ts'
import { codeOf } from '../../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import {
  beginTotp,
  cancelTotp,
  confirmTotp,
  isSecondFactor,
  readSecondFactor,
  removeTotp,
  renewRecoveryCodes,
} from './second-factor.ts'
import { loginProgram, signIn, signInSecondFactor } from '../../signing-in/server/sign-in.ts'

const database = useTestDatabase()
let world: TestAccounts
beforeAll(async () => {
  world = await testAccounts(database)
})

/** The code of now, or of so many steps later. */
const codeAt = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + later * 30_000,
  })

/** Somebody whose second factor is on; the code of now is used up by that. */
async function newGuarded(email: string): Promise<Device & { secret: string; codes: string[] }> {
  await newPerson(world, email)
  const device = await signedIn(world, email)
  const { secret } = await beginTotp(world, device.actor, PASSWORD)
  const { recovery_codes: codes } = await confirmTotp(world, device.actor, codeAt(secret))
  return { ...device, secret, codes }
}

const challengeOf = async (email: string): Promise<string> => {
  const answer = await signIn(world, testExchange(), { identifier: email, password: PASSWORD, remember: false })
  if (answer.status !== 'second_factor') throw new Error('no second factor was asked for')
  return answer.challenge
}

const mailsTo = async (email: string) =>
  (await world.mails()).filter(({ to }) => to === email).map(({ subject }) => subject)

test('nothing changes before the first code; then codes are asked for, and other sessions end', async () => {
  const email = 'on@example.org'
  await newPerson(world, email)
  const here = await signedIn(world, email)
  const there = await signedIn(world, email)
  expect(await codeOf(beginTotp(world, here.actor, 'Faux-Mot 12!'))).toBe('accounts/wrong_password')
  const { secret } = await beginTotp(world, here.actor, PASSWORD)
  expect(await readSecondFactor(world, here.actor)).toMatchObject({ totp: false, setup: { secret } })
  expect(await isSecondFactor(world, here.actor.accountId, codeAt(secret))).toBe(false)
  expect((await signIn(world, testExchange(), { identifier: email, password: PASSWORD, remember: false })).status).toBe(
    'signed_in',
  )

  expect(await codeOf(confirmTotp(world, here.actor, '000 00'))).toBe('accounts/wrong_first_code')
  const used = codeAt(secret)
  const { recovery_codes } = await confirmTotp(world, here.actor, used)
  expect(recovery_codes).toHaveLength(10)
  expect(await readSecondFactor(world, here.actor)).toMatchObject({ totp: true, recovery_codes_left: 10, setup: null })
  expect(await whoIs(world, here.exchange)).toMatchObject({ role: 'candidate' })
  expect(await whoIs(world, there.exchange)).toEqual({ role: 'visitor' })
  expect(await mailsTo(email)).toContain('Double authentification activée')
  expect(await codeOf(beginTotp(world, here.actor, PASSWORD))).toBe('accounts/second_factor_on')

  const challenge = await challengeOf(email)
  const exchange = testExchange()
  // The code that switched it on is used up.
  expect(await codeOf(signInSecondFactor(world, exchange, { challenge, code: used }))).toBe('accounts/wrong_code')
  await signInSecondFactor(world, exchange, { challenge, code: codeAt(secret, 1) })
  expect(await whoIs(world, exchange)).toMatchObject({ role: 'candidate' })
  expect(await codeOf(signInSecondFactor(world, testExchange(), { challenge, code: recovery_codes[0]! }))).toBe(
    'accounts/challenge_over',
  )
})

test('only the session that began a setup sees and ends it, within its time, and it can be dropped', async () => {
  const email = 'setup@example.org'
  const accountId = await newPerson(world, email)
  const here = await signedIn(world, email)
  const there = await signedIn(world, email)
  const first = await beginTotp(world, here.actor, PASSWORD)
  expect((await readSecondFactor(world, there.actor)).setup).toBeNull()
  expect(await codeOf(confirmTotp(world, there.actor, codeAt(first.secret)))).toBe('accounts/setup_over')
  const second = await beginTotp(world, here.actor, PASSWORD)
  expect(await codeOf(confirmTotp(world, here.actor, codeAt(first.secret)))).toBe('accounts/wrong_first_code')
  await database.db.execute(
    `update totp_factors set begun_at = now() - interval '16 minutes' where account_id = ${accountId}`,
  )
  expect((await readSecondFactor(world, here.actor)).setup).toBeNull()
  expect(await codeOf(confirmTotp(world, here.actor, codeAt(second.secret)))).toBe('accounts/setup_over')
  await beginTotp(world, here.actor, PASSWORD)
  await cancelTotp(world, here.actor)
  expect((await readSecondFactor(world, here.actor)).setup).toBeNull()
})

test('a setup confirmed twice at once gives one set of recovery codes', async () => {
  const email = 'twice@example.org'
  await newPerson(world, email)
  const { actor } = await signedIn(world, email)
  const { secret } = await beginTotp(world, actor, PASSWORD)
  const codes = await Promise.all([1, 2, 3].map(() => codeOf(confirmTotp(world, actor, codeAt(secret)))))
  expect(codes.toSorted()).toEqual(['accounts/setup_over', 'accounts/setup_over', 'nothing refused'])
  expect((await readSecondFactor(world, actor)).recovery_codes_left).toBe(10)
})

test('of parallel uses of one code one is good, and so of a recovery code', async () => {
  const { actor, secret, codes } = await newGuarded('parallel@example.org')
  const use = (code: string) => Promise.all([1, 2, 3, 4].map(() => isSecondFactor(world, actor.accountId, code)))
  expect((await use(codeAt(secret, 1))).filter(Boolean)).toHaveLength(1)
  // An older one is over as well, even if nobody has used it.
  await database.db.execute(`update totp_factors set last_step = last_step + 1 where account_id = ${actor.accountId}`)
  expect(await isSecondFactor(world, actor.accountId, codeAt(secret, 1))).toBe(false)
  expect((await use(codes[3]!.toUpperCase())).filter(Boolean)).toHaveLength(1)
  expect((await readSecondFactor(world, actor)).recovery_codes_left).toBe(9)
  expect(await mailsTo('parallel@example.org')).toContain('Un code de secours a servi')
})

test('wrong codes are limited by account, whatever challenge they come with', async () => {
  const email = 'guess@example.org'
  const { actor, codes } = await newGuarded(email)
  const tries: string[] = []
  for (let round = 0; round < 3; round++) {
    const challenge = await challengeOf(email)
    for (let index = 0; index < 4; index++) {
      tries.push(await codeOf(signInSecondFactor(world, testExchange(), { challenge, code: `00000${index}` })))
    }
  }
  expect(tries.filter((code) => code === 'accounts/wrong_code')).toHaveLength(10)
  expect(tries.slice(10)).toEqual(['platform/too_many', 'platform/too_many'])
  expect(await codeOf(isSecondFactor(world, actor.accountId, codes[0]!))).toBe('platform/too_many')
})

test('a good code forgives the wrong ones before it', async () => {
  const { actor, codes } = await newGuarded('forgiven@example.org')
  const guess = () => isSecondFactor(world, actor.accountId, 'abcde-fghjk')
  for (let index = 0; index < 9; index++) expect(await guess()).toBe(false)
  expect(await isSecondFactor(world, actor.accountId, codes[0]!)).toBe(true)
  for (let index = 0; index < 10; index++) expect(await guess()).toBe(false)
  expect(await codeOf(guess())).toBe('platform/too_many')
})

test('programs give their code along', async () => {
  const email = 'program@example.org'
  const { secret } = await newGuarded(email)
  const login = (code?: string) => codeOf(loginProgram(world, testExchange(), { email, password: PASSWORD, code }))
  expect(await login()).toBe('accounts/second_factor')
  expect(await login('000000')).toBe('accounts/wrong_code')
  expect(await login(codeAt(secret, 1))).toBe('nothing refused')
})

test('recovery codes belong to one account, and a new set replaces the old one, two at once included', async () => {
  const one = await newGuarded('first@example.org')
  const two = await newGuarded('second@example.org')
  expect(await isSecondFactor(world, two.actor.accountId, one.codes[0]!)).toBe(false)
  expect(await codeOf(renewRecoveryCodes(world, one.actor, 'Faux-Mot 12!'))).toBe('accounts/wrong_password')
  const sets = await Promise.all([1, 2].map(() => renewRecoveryCodes(world, one.actor, PASSWORD)))
  expect((await readSecondFactor(world, one.actor)).recovery_codes_left).toBe(10)
  expect(await isSecondFactor(world, one.actor.accountId, one.codes[0]!)).toBe(false)
  const good = await Promise.all(
    sets.map(({ recovery_codes }) => isSecondFactor(world, one.actor.accountId, recovery_codes[0]!)),
  )
  expect(good.filter(Boolean)).toHaveLength(1)
})

test('switching off asks for the password, drops the codes, keeps sessions, and is told', async () => {
  const email = 'off@example.org'
  const { actor, exchange, secret, codes } = await newGuarded(email)
  const other = testExchange()
  await signInSecondFactor(world, other, { challenge: await challengeOf(email), code: codeAt(secret, 1) })
  expect(await codeOf(removeTotp(world, actor, 'Faux-Mot 12!'))).toBe('accounts/wrong_password')
  await cancelTotp(world, actor)
  expect(await readSecondFactor(world, actor)).toMatchObject({ totp: true, recovery_codes_left: 10 })
  await removeTotp(world, actor, PASSWORD)
  expect(await readSecondFactor(world, actor)).toMatchObject({ totp: false, recovery_codes_left: 0 })
  expect(await isSecondFactor(world, actor.accountId, codes[0]!)).toBe(false)
  expect((await signedIn(world, email)).actor).toMatchObject({ role: 'candidate' })
  for (const device of [exchange, other]) expect(await whoIs(world, device)).toMatchObject({ role: 'candidate' })
  expect(await mailsTo(email)).toContain('Double authentification désactivée')
  expect(await codeOf(removeTotp(world, actor, PASSWORD))).toBe('accounts/second_factor_off')
  expect(await codeOf(renewRecoveryCodes(world, actor, PASSWORD))).toBe('accounts/second_factor_off')
})

test('neither the secret nor a recovery code can be read in the database', async () => {
  const { actor, secret, codes } = await newGuarded('sealed@example.org')
  for (const table of ['totp_factors', 'recovery_codes', 'notifications']) {
    const { rows } = await database.db.execute(
      `select encode(convert_to(t::text, 'UTF8'), 'escape') as row from ${table} t where account_id = ${actor.accountId}`,
    )
    expect(rows.length, table).toBeGreaterThan(0)
    const kept = JSON.stringify(rows).toLowerCase()
    const known = [secret.replaceAll(' ', ''), ...codes, ...codes.map((code) => code.replace('-', ''))]
    for (const one of known) {
      expect(kept).not.toContain(one.toLowerCase())
      expect(kept).not.toContain(Buffer.from(one).toString('hex'))
    }
  }
})
