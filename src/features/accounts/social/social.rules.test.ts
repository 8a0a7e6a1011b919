import { expect, test } from 'vitest'
import { cleanName, namesOf, personOf } from './social.rules.ts'
import { backOf } from '../accounts.rules.ts'

test('a name is one short line without anything unseen', () => {
  const cases: [unknown, string][] = [
    ['  Inès\tde \n La Fargue ', 'Inès de La Fargue'],
    ['I\u0301ne\u0300s', 'Ínès'],
    ['Ada\u202egnilevol', 'Adagnilevol'],
    ['A\u0000d\u0007a', 'A d a'],
    ['Ze\u200bro', 'Zero'],
    ['\u2028\u0085\u00a0', ''],
    ['a'.repeat(5_000), 'a'.repeat(80)],
    [`${'a'.repeat(79)}😀`, 'a'.repeat(79)],
    ['\ud83d seul', 'seul'],
    [undefined, ''],
    [null, ''],
    [{ toString: () => 'Ada' }, ''],
    [['Ada'], ''],
    [12, ''],
  ]
  for (const [given, wanted] of cases) expect(cleanName(given), JSON.stringify(given)).toBe(wanted)
})

test('a person is read from whatever was answered, or is nobody', () => {
  expect(personOf({ sub: '1', name: 'Ada King Lovelace', email: ' Ada@Example.ORG ', email_verified: true })).toEqual({
    subject: '1',
    email: 'ada@example.org',
    emailVerified: true,
    firstName: 'Ada',
    lastName: 'King Lovelace',
  })
  expect(personOf({ id: '2', first_name: 'Zoé', last_name: '', name: 'Autre Nom' })).toMatchObject({
    subject: '2',
    email: null,
    firstName: 'Zoé',
    lastName: '',
  })
  for (const subject of [undefined, null, '', 12, 'é', 'a\nb', 'a\u0000', 'a'.repeat(256), {}]) {
    expect(personOf({ sub: subject, email: 'ada@example.org' }), JSON.stringify(subject)).toBeNull()
  }
})

test('an address is one or is none, and vouched for by a plain yes only', () => {
  for (const email of [
    undefined,
    null,
    '',
    'ada',
    'ada@',
    'ada@example',
    'a@b@c.de',
    'a\u0000da@example.org',
    5,
    ['a@b.de'],
  ]) {
    expect(personOf({ sub: '1', email, email_verified: true }), String(email)).toMatchObject({
      email: null,
      emailVerified: false,
    })
  }
  for (const vouched of [undefined, null, false, 'true', 1, {}]) {
    expect(personOf({ sub: '1', email: 'a@example.org', email_verified: vouched })?.emailVerified).toBe(false)
  }
})

test('everybody has two names, and nobody is shown without one of their own', () => {
  const names = (firstName: string, lastName: string) => {
    const { names: given, profileVisible } = namesOf({ firstName, lastName })
    return [given.firstName, given.lastName, profileVisible]
  }
  expect(names('Ada', 'Lovelace')).toEqual(['Ada', 'Lovelace', true])
  expect(names('Ada', '')).toEqual(['Ada', 'Ada', true])
  expect(names('', 'Lovelace')).toEqual(['Lovelace', 'Lovelace', true])
  expect(names('', '')).toEqual(['Membre', 'Florin', false])
})

test('one goes back to a page of this site that is no step of signing in', () => {
  expect(backOf('/emploi?keywords=audit')).toBe('/emploi?keywords=audit')
  // However it is written, a step of signing in is none to go back to.
  for (const step of ['/connexion/google', '/%63onnexion/google', '/Connexion/google?x=1', '/connexion%2Fgoogle'])
    expect(backOf(step), step).toBe('/')
  expect(backOf('/emploi?keywords=%')).toBe('/emploi?keywords=%')
  expect(backOf('/connexion/comptes')).toBe('/connexion/comptes')
  for (const trap of [
    '',
    'https://ailleurs.example',
    '/.//ailleurs.example',
    '/connexion/google',
    `/${'a'.repeat(2_001)}`,
  ]) {
    expect(backOf(trap), trap).toBe('/')
  }
})
