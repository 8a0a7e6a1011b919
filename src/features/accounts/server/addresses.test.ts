import { domainToASCII } from 'node:url'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testAccounts } from '../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { newPerson, PASSWORD } from '../../../../tests/support/people.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { readMigrations } from '#platform/server/database/migrate.ts'
import { email as emailField } from '../account-fields.contract.ts'
import { addressOf } from '../accounts.rules.ts'
import { personOf } from '../social/social.rules.ts'
import { insertAccount } from './accounts.repository.ts'
import { forgotPassword } from '../signing-in/server/links.ts'
import { signIn } from '../signing-in/server/sign-in.ts'

const database = useTestDatabase()
let world: TestAccounts
beforeAll(async () => {
  world = await testAccounts(database)
})
beforeEach(() => database.db.execute('delete from rate_limits'))

/** As a keyboard for Chinese or Japanese writes Latin letters. */
const wide = (text: string): string =>
  text.replace(/[!-~]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0))

let strangers = 0
const elsewhere = () => testExchange({ address: `198.51.100.${++strangers}` })
const guess = (identifier: string, password = 'Faux-Mot 12!') =>
  codeOf(signIn(world, elsewhere(), { identifier, password, remember: false }))

test('one address has one spelling, whichever way it is typed or told', () => {
  const spellings = {
    'ada@example.org': [
      'ADA@Example.ORG',
      'ada@ｅｘａｍｐｌｅ.org',
      'ada@example．org',
      wide('ada@example.org'),
      ' ada@example.org ',
    ],
    'zoe@xn--socit-esab.example': ['zoe@société.example', 'zoe@SOCIÉTÉ.example', 'zoe@socie\u0301te\u0301.example'],
  }
  for (const [address, typed] of Object.entries(spellings)) {
    for (const one of [...typed, address]) {
      expect(addressOf(one), one).toBe(address)
      expect(emailField.parse(one), one).toBe(address)
      expect(personOf({ sub: 'x', email: one })?.email, one).toBe(address)
    }
  }
})

test('what is no domain is no address', () => {
  const odd = [
    'a@b..org',
    'a@.org',
    'a@b.org.',
    'a@b\ufffd.org',
    'a\ufffd@b.org',
    'a@b.org/x.fr',
    'a@b.org?x.fr',
    'a@b.org#x.fr',
  ]
  const numbers = [
    'a@127.0.0.12',
    'a@0x7f.0x01',
    'a@1.2.3.044',
    'a@b%2e.org',
    'a@b\u200b.org',
    'a@b\u00ad.org',
    'a@b:80.org',
  ]
  for (const typed of [...odd, ...numbers, 'a@b@c.org', wide('a@b@c.org'), 'a@b', '@b.org']) {
    expect(addressOf(typed), typed).toBeNull()
    expect(emailField.safeParse(typed).success, typed).toBe(false)
  }
})

test('capitals of a domain are folded as the network folds them', () => {
  expect(addressOf('Nom@ΒΟΛΟΣ-ΝΕΑ.example')).toBe(`nom@${domainToASCII('ΒΟΛΟΣ-ΝΕΑ.example')}`)
})

test('the spelling of a spelling is itself, and an address spelt wide is the same one', () => {
  const label = fc.stringMatching(/^[a-z][a-z0-9]{0,9}$/)
  const address = fc.tuple(fc.stringMatching(/^[a-z0-9._+-]{1,20}$/), label, fc.stringMatching(/^[a-z]{2,6}$/))
  fc.assert(
    fc.property(address, ([name, domain, end]) => {
      const plain = `${name}@${domain}.${end}`
      expect(addressOf(wide(plain.toUpperCase()))).toBe(plain)
    }),
  )
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      (name, domain) => {
        const found = addressOf(`${name}@${domain}.example`)
        if (found === null) return
        expect(addressOf(found)).toBe(found)
        expect(found.split('@')[1]).toBe(domainToASCII(`${domain.normalize('NFKC')}.example`))
      },
    ),
    { numRuns: 1000 },
  )
})

test('an address and a client code in turn, or other letters for them, gain no tries', async () => {
  const accountId = await newPerson(world, 'recruteuse@example.org')
  await database.db.execute(
    sql`update accounts set role = 'recruiter', client_code = 'FLO-0815' where id = ${accountId}`,
  )
  const names = [
    'recruteuse@example.org',
    'FLO-0815',
    'recruteuse@ｅｘａｍｐｌｅ.org',
    'ｆｌｏ-0815',
    'Recruteuse@example．org',
  ]
  for (const name of names) {
    expect(await guess(name, PASSWORD), name).toBe('nothing refused')
  }
  const codes: string[] = []
  for (let index = 0; index < 15; index++) codes.push(await guess(names[index % names.length]!))
  expect(codes.filter((code) => code === 'accounts/wrong_credentials')).toHaveLength(10)
  expect(codes.slice(10)).toEqual(Array<string>(5).fill('platform/too_many'))

  const nobodys = ['nobody@example.org', 'nobody@ｅｘａｍｐｌｅ.org', wide('nobody@example.org')]
  const others: string[] = []
  for (let index = 0; index < 12; index++) others.push(await guess(nobodys[index % nobodys.length]!))
  expect(others.slice(10)).toEqual(Array<string>(2).fill('platform/too_many'))
})

test('other letters for an address have nobody written to more often', async () => {
  await newPerson(world, 'mailed@example.org')
  for (const domain of ['example.org', 'ｅxample.org', 'eｘample.org', 'exａmple.org', 'examｐle.org']) {
    await forgotPassword(world, elsewhere(), emailField.parse(`mailed@${domain}`))
  }
  expect((await world.mails()).filter(({ to, kind }) => to === 'mailed@example.org' && kind === 'reset')).toHaveLength(
    3,
  )
})

test('addresses kept before get the one spelling too, and the older of two that are one keeps it', async () => {
  const labels = [
    'société',
    'bücher',
    '例え',
    'ελληνικά',
    'ｅｘａｍｐｌｅ',
    'naïve-café',
    'россия',
    'ñandú',
    'zażółć',
    '😀a',
    'ab😀é例',
  ]
  const kept = labels.map((label, index) => `old${index}@${label}.example`)
  const rows = []
  for (const email of kept) rows.push((await insertAccount(database.db, { role: 'candidate', email }))!)
  const twins = ['twin@wide.example', `twin@${wide('wide')}.example`]
  for (const email of twins) await insertAccount(database.db, { role: 'candidate', email })
  const migration = (await readMigrations()).find(({ name }) => name.startsWith('0014'))!
  await database.database.run(migration.sql)
  for (const [index, { id }] of rows.entries()) {
    const found = await database.db.execute(sql`select email from accounts where id = ${id}`)
    expect(found.rows[0]).toEqual({ email: addressOf(kept[index]!) })
  }
  const found = await database.db.execute(`select email from accounts where email like 'twin@%' order by id`)
  expect(found.rows.map(({ email }) => email)).toEqual(twins)
})
