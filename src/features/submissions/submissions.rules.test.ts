import { expect, test } from 'vitest'
import { growthOf } from '../../../tests/support/growth.ts'
import { linesOf } from '#features/jobs/publishing/publishing.rules.ts'
import { sendSubmission } from './submissions.contract.ts'
import { submissionInput } from './submissions.factory.ts'
import { cleanText, longest, salaryIn, websiteOf } from './submissions.rules.ts'

test('a salary is read as people write it', () => {
  const cases: [string, ReturnType<typeof salaryIn>][] = [
    ['46–54 k€ brut/an', { min: 46_000, max: 54_000, period: 'an' }],
    ['46 k€', { min: 46_000, max: 46_000, period: 'an' }],
    ['45 000 à 55 000 €', { min: 45_000, max: 55_000, period: 'an' }],
    ['42,5k', { min: 42_500, max: 42_500, period: 'an' }],
    ['1 400 € / mois', { min: 1_400, max: 1_400, period: 'mois' }],
    ['TJM 550 €', { min: 550, max: 550, period: 'jour' }],
    ['60-50', { min: 50_000, max: 60_000, period: 'an' }],
    ['Selon profil', null],
    ['', null],
    ['1 2 3 4 € et 5 - 6 - 7', null],
    ['9'.repeat(40), null],
  ]
  for (const [typed, read] of cases) expect(salaryIn(typed), typed).toEqual(read)
})

test('a site is one that may be linked to', () => {
  expect(websiteOf('www.exemple.fr')).toBe('https://www.exemple.fr/')
  expect(websiteOf('http://exemple.fr/rh')).toBe('https://exemple.fr/rh')
  for (const typed of [
    '',
    'exemple',
    'javascript://exemple.fr',
    'https://a:b@exemple.fr',
    'https://a@exemple.fr',
    'https://:b@exemple.fr',
    '127.0.0.1',
    'exemple.fr:80',
  ])
    expect(websiteOf(typed), typed).toBe(null)
})

test('what is not seen is taken out, and lines are those of a list', () => {
  expect(cleanText('Ada\u202egnilevol\u200b \u0007ici\r\n\r\n\r\n\r\nlà')).toBe('Adagnilevol  ici\n\nlà')
  expect(linesOf('- un\n\n•deux\n3. trois\n*quatre\n-5 % de retours')).toEqual([
    'un',
    'deux',
    'trois',
    '*quatre',
    '-5 % de retours',
  ])
})

const faultsOf = (given: object): string[] => {
  const judged = sendSubmission.input.safeParse(submissionInput(given))
  return judged.success ? [] : [...new Set(judged.error.issues.map(({ path }) => String(path[0])))].toSorted()
}

test('every field with an asterisk is asked for, and no other', () => {
  const empty = Object.fromEntries(Object.keys(submissionInput({})).map((name) => [name, '']))
  expect(faultsOf({ ...empty, competences: [], urgente: false, teletravail: undefined })).toEqual(
    'description emailContact localisation missions nomContact nomEntreprise profil titre typeContrat'.split(' '),
  )
})

test('hostile texts are bounded, and stay texts', () => {
  expect(faultsOf({ titre: 'x'.repeat(longest.title + 1) })).toEqual(['titre'])
  expect(faultsOf({ missions: 'a\n'.repeat(longest.lines + 1) })).toEqual(['missions'])
  expect(faultsOf({ profil: 'a\n'.repeat(10_000) })).toEqual(['profil'])
  expect(faultsOf({ description: 'é'.repeat(longest.description + 1) })).toEqual(['description'])
  expect(faultsOf({ competences: Array.from({ length: longest.skills + 1 }, (_, at) => `c${at}`) })).toEqual([
    'competences',
  ])
  expect(faultsOf({ siteWeb: 'javascript:alert(1)' })).toEqual(['siteWeb'])
  expect(faultsOf({ logo: '../../etc/passwd' })).toEqual(['logo'])
  const said = sendSubmission.input.parse(
    submissionInput({ titre: '<b>Chef</b>\u202e\ncomptable', description: `a${'\n'.repeat(10_000)}b` }),
  )
  expect(said).toMatchObject({ titre: '<b>Chef</b> comptable', description: 'a\n\nb' })
})

test.each([' ', '\t', ' \n', '\n', '\u200b'])('cleaning a text made of %j costs as much as its length', (piece) => {
  expect(growthOf((text) => cleanText(`a${text}a`), piece.repeat(1_000))).toBeLessThan(40)
})
