import { expect, test } from 'vitest'
import {
  atTown,
  formatAge,
  formatCompact,
  formatCount,
  formatDate,
  formatSalary,
  formatTenth,
  parisTime,
  plural,
  shortCity,
  shownTitle,
} from './french.ts'

const plain = (text: string | null): string | null =>
  text?.replace(/[\u202f\u00a0]/g, ' ').replace(/\u2060/g, '') ?? null

test('counts take a narrow space between thousands', () => {
  expect(formatCount(5526)).toBe('5\u202f526')
})

test('figures are written as the platform writes French ones', () => {
  const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 })
  const tenth = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  for (const value of [0, 1, 9.95, 12.34, 45.45, 999, 999.95, 1_000, 12_345.6, 999_999, 1_000_000, 2_147_483_647]) {
    expect(formatCount(value)).toBe(whole.format(value))
    expect(formatTenth(value)).toBe(tenth.format(value))
  }
})

test('the statistics band abbreviates with K and M, one decimal, and never claims more than there is', () => {
  const cases: [number, string][] = [
    [0, '0'],
    [999, '999'],
    [1_000, '1,0 K'],
    [5_526, '5,5 K'],
    [5_599, '5,5 K'],
    [250_300, '250,3 K'],
    [999_999, '999,9 K'],
    [1_000_000, '1,0 M'],
    [2_349_999, '2,3 M'],
  ]
  for (const [value, text] of cases) expect(plain(formatCompact(value))).toBe(text)
})

test('zero and one are singular in French', () => {
  expect(plain(plural(0, 'offre'))).toBe('0 offre')
  expect(plain(plural(1, 'offre'))).toBe('1 offre')
  expect(plain(plural(2, 'offre'))).toBe('2 offres')
})

test('the first of the month is « 1er »', () => {
  expect(formatDate(new Date('2026-03-01T12:00:00Z'))).toBe('1er mars 2026')
  expect(formatDate(new Date('2026-03-12T12:00:00Z'))).toBe('12 mars 2026')
})

test('days and dates are those of the time zone of Paris, whatever the season', () => {
  const iso = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'medium' })
  const clock = (date: Date): string => parisTime(date).toISOString().slice(0, 19).replace('T', ' ')
  const long = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'long' })
  // Steps of 23 and a half hours meet every hour and every change of the clocks of these years.
  for (let at = Date.UTC(1996, 0, 1); at < Date.UTC(2040, 0, 1); at += 23.5 * 3_600_000) {
    const date = new Date(at)
    expect(clock(date)).toBe(iso.format(date))
    expect(formatDate(date).replace('1er ', '1 ')).toBe(long.format(date).replace('1er ', '1 '))
  }
  for (const change of ['2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z', '2026-10-25T00:59:59Z', '2026-10-25T01:00:00Z'])
    expect(clock(new Date(change))).toBe(iso.format(new Date(change)))
})

test('ages are counted in days of Paris', () => {
  const now = new Date('2026-03-12T00:30:00Z')
  expect(formatAge(new Date('2026-03-12T00:10:00Z'), now)).toBe('Aujourd’hui')
  // 23:30 in Paris the evening before is yesterday, an hour ago or not.
  expect(formatAge(new Date('2026-03-11T22:30:00Z'), now)).toBe('1 jour')
  // Half past midnight in Paris is today, although it is still yesterday in Greenwich.
  expect(formatAge(new Date('2026-03-11T23:30:00Z'), now)).toBe('Aujourd’hui')
  expect(formatAge(new Date('2026-03-06T12:00:00Z'), now)).toBe('6 jours')
  expect(formatAge(new Date('2026-03-05T12:00:00Z'), now)).toBe('5 mars 2026')
  // The night the clocks change has 23 hours and is still one day.
  expect(formatAge(new Date('2026-03-28T12:00:00Z'), new Date('2026-03-29T12:00:00Z'))).toBe('1 jour')
  expect(formatAge(new Date('2026-03-13T12:00:00Z'), now)).toBe('Aujourd’hui')
})

test('salaries are written the way people say them', () => {
  const year = { period: 'an', currency: 'EUR' } as const
  expect(plain(formatSalary({ min: 45_000, max: 55_000, ...year }))).toBe('45–55 k€')
  expect(plain(formatSalary({ min: 45_500, max: 55_000, ...year }))).toBe('45,5–55 k€')
  expect(plain(formatSalary({ min: 45_000, max: 45_000, ...year }))).toBe('45 k€')
  expect(plain(formatSalary({ min: null, max: 45_000, ...year }))).toBe('45 k€')
  expect(plain(formatSalary({ min: 1_200, max: 1_400, period: 'mois', currency: 'EUR' }))).toBe('1 200–1 400 €/mois')
  expect(plain(formatSalary({ min: 110_000, max: 130_000, period: 'an', currency: 'CHF' }))).toBe('110–130 kCHF')
  expect(formatSalary({ min: null, max: null, ...year })).toBeNull()
})

test('arrondissements lose their long word', () => {
  expect(shortCity('Paris 8e Arrondissement')).toBe('Paris 8e')
  const towns = ['Lyon', 'Le Mans', 'Les Ulis', 'La Rochelle', 'Lens']
  expect(towns.map(atTown)).toEqual(['à Lyon', 'au Mans', 'aux Ulis', 'à La Rochelle', 'à Lens'])
  expect(shortCity('Brest')).toBe('Brest')
})

test('H/F and a dash keep to the word before them, wherever they stand in a title', () => {
  expect(shownTitle('Contrôleur de gestion H/F – Lyon')).toBe('Contrôleur de gestion\u00a0H/F\u00a0– Lyon')
  expect(shownTitle('Structureur – Change H/F')).toBe('Structureur\u00a0– Change\u00a0H/F')
  expect(shownTitle('Trésorier F/H')).toBe('Trésorier\u00a0F/H')
  expect([' H/F', 'Analyste (H/F)', 'Analyste crédit'].map(shownTitle)).toEqual([
    '\u00a0H/F',
    'Analyste (H/F)',
    'Analyste crédit',
  ])
})
