import fc from 'fast-check'
import { expect, test } from 'vitest'
import { growthOf } from '../../../tests/support/growth.ts'
import type { Correction } from '../schema.ts'
import { extractsOf } from './extract.ts'

type Options = { length?: number; corrections?: readonly Correction[] }

const shown = (text: string, keywords: string, { length, corrections }: Options = {}): string => {
  const { parts, cutBefore, cutAfter } = extractsOf(keywords, corrections)(text, length)
  const joined = parts.map((part) => (part.marked ? `[${part.text}]` : part.text)).join('')
  return `${cutBefore ? '…' : ''}${joined}${cutAfter ? '…' : ''}`
}

test('every form of a wanted word is marked, as it is written', () => {
  expect(shown('Une auditrice, des Auditeurs et un audit', 'auditeur')).toBe(
    'Une [auditrice], des [Auditeurs] et un audit',
  )
})

test('the last word marks what begins with it, the others do not', () => {
  expect(shown('contrôle, contrôleur', 'cont')).toBe('[contrôle], [contrôleur]')
  expect(shown('contrôle, contrôleur', 'cont paris')).toBe('contrôle, contrôleur')
})

test('a phrase is marked where it stands, its words elsewhere are not', () => {
  expect(shown('La gestion du contrôle de gestion', '"contrôle de gestion"')).toBe(
    'La gestion du [contrôle] de [gestion]',
  )
})

test('another wording is marked where the searched one is meant', () => {
  expect(shown('Poste de DAF à Lyon', '"directeur administratif et financier"')).toBe('Poste de [DAF] à Lyon')
})

test('excluded words are not marked, corrections are', () => {
  expect(
    shown('gestion de stage', 'gestoin -stage', { corrections: [{ word: 'gestoin', correction: 'gestion' }] }),
  ).toBe('[gestion] de stage')
})

test('the extract is where most of the query is, and cut between words', () => {
  const filler = 'lorem ipsum dolor sit amet '.repeat(20)
  const text = `Le contrôle. ${filler}Le contrôle de gestion bancaire. ${filler}`
  const extract = shown(text, 'contrôle gestion', { length: 80 })
  expect(extract).toMatch(/^….*\[contrôle\] de \[gestion\].*…$/)
  expect(extract.length).toBeLessThan(90)
  expect(extract).not.toMatch(/^…\w*(?<!lorem|ipsum|dolor|sit|amet) /)
})

test('what was found is shown wherever it stands, in about the length that was asked for', () => {
  const words = [
    'lorem',
    'ipsum',
    'rémunérations',
    'sit',
    'L’audit',
    'audit,',
    'la',
    'banque.',
    'anticonstitutionnellement',
  ]
  const word = fc.constantFrom(...words)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), fc.integer({ min: 20, max: 80 }), (text, length) => {
      const whole = text.join(' ')
      const { parts } = extractsOf('audit banque')(whole, length)
      const cut = parts.map((part) => part.text).join('')
      expect(cut.length).toBeLessThanOrEqual(length)
      expect(whole).toContain(cut)
      const marked = parts.filter((part) => part.marked)
      expect(marked.length > 0).toBe(/audit|banque/.test(whole))
    }),
    { numRuns: 2_000, seed: 7 },
  )
})

test('a text without anything to mark begins at its beginning', () => {
  expect(shown('Au sein de la banque, vous serez là', 'audit', { length: 20 })).toBe('Au sein de la…')
  expect(shown('', 'audit')).toBe('')
})

test.each(['it', 'it it it it', `"${'it '.repeat(20)}"`])(
  'a text costs as much as its length, also one of nothing but what was searched: %s',
  (keywords) => {
    const extract = extractsOf(keywords)
    expect(growthOf((text) => extract(text, 180), 'it '.repeat(1_500))).toBeLessThan(40)
    expect(extract('it '.repeat(1_500), 20).parts).toContainEqual({ text: 'it', marked: true })
  },
)

test('a phrase that is nearly found everywhere is not looked for without end', () => {
  const phrase = `"${'marche '.repeat(55)}introuvable"`
  const said = (before: number): string[] =>
    extractsOf(`${phrase} rare`)(`${'marche '.repeat(before)}rare`)
      .parts.filter(({ marked }) => marked)
      .map(({ text }) => text)
  expect(said(500)).toEqual(['rare'])
  expect(said(9_000)).toEqual([])
})
