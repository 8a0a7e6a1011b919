import { beforeAll, expect, test } from 'vitest'
import { testAccounts } from '../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { newPerson, PASSWORD, signedIn } from '../../../../tests/support/people.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { askEmailChange } from './email-change.ts'
import { strangerTries } from './limits.ts'
import { forgotPassword } from '../signing-in/server/links.ts'
import { completeSignup, register, saveSignupAccount } from '../signing-up/server/sign-up.ts'

const database = useTestDatabase()
let world: TestAccounts
beforeAll(async () => {
  world = await testAccounts(database)
})

const names = { firstName: 'Ada', lastName: 'Lovelace', company: '', role: 'candidate' } as const

/** Somebody else each time, from anywhere. */
let strangers = 0
const elsewhere = () => testExchange({ address: `198.51.100.${++strangers}` })

test('nobody has an address written to without end, whether or not it has an account', async () => {
  await newPerson(world, 'flooded@example.org')
  for (const email of ['flooded@example.org', 'unknown-flooded@example.org']) {
    await newPerson(world, `asker-of-${email}`)
    const { actor } = await signedIn(world, `asker-of-${email}`)
    const ways = [
      () => register(world, elsewhere(), { email, password: PASSWORD, name: 'Ada Lovelace', role: 'candidate' }),
      async () => {
        const exchange = elsewhere()
        await saveSignupAccount(world, exchange, { ...names, email, password: PASSWORD })
        return completeSignup(world, exchange, {})
      },
      () => askEmailChange(world, actor, { email, password: PASSWORD }),
    ]
    const answers: string[] = []
    for (const way of [...ways, ...ways, ...ways]) answers.push(await codeOf(way()))
    expect(answers, email).toEqual([
      ...Array<string>(5).fill('nothing refused'),
      ...Array<string>(4).fill('platform/too_many'),
    ])
    expect((await world.mails()).filter(({ to }) => to === email)).toHaveLength(5)
  }
})

test('spellings of an address that reach one mailbox are one when it is written to', async () => {
  const spellings = Array.from({ length: 7 }, (_, at) => `boxed+${at}@example.org`)
  const answers: string[] = []
  for (const email of spellings) {
    answers.push(
      await codeOf(
        register(world, elsewhere(), { email, password: PASSWORD, name: 'Ada Lovelace', role: 'candidate' }),
      ),
    )
  }
  expect(answers).toEqual([...Array<string>(5).fill('nothing refused'), ...Array<string>(2).fill('platform/too_many')])
})

test('other letters for the same client code gain no tries', () => {
  const [first] = strangerTries('FLS-101', null, '192.0.2.1')
  for (const spelling of ['fls-101', 'flſ-101', 'FLſ-101', 'ＦＬＳ－１０１']) {
    expect(strangerTries(spelling, null, '192.0.2.1')[0]!.subject, spelling).toBe(first!.subject)
  }
})

test('a forgotten password is not answered before a known address could have been written to', async () => {
  await newPerson(world, 'forgetful@example.org')
  for (const email of ['forgetful@example.org', 'stranger@example.org']) {
    const began = performance.now()
    await forgotPassword(world, elsewhere(), email)
    expect(performance.now() - began, email).toBeGreaterThan(98)
  }
})

test('the first step of a sign-up is kept so often for an address, also where the password stays', async () => {
  const exchange = elsewhere()
  const step = { ...names, email: 'drafted@example.org' }
  await saveSignupAccount(world, exchange, { ...step, password: PASSWORD })
  expect(await codeOf(saveSignupAccount(world, exchange, { ...step, password: '' }))).toBe('nothing refused')
  await database.db.execute(`update rate_limits set hits = 1000`)
  expect(await codeOf(saveSignupAccount(world, exchange, { ...step, password: '' }))).toBe('platform/too_many')
})
