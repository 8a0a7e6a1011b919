import { expect, test } from 'vitest'
import { growthOf } from '../../tests/support/growth.ts'
import { beginsWords, fold } from './folding.ts'

test('texts are compared without accents, case and signs', () => {
  expect(fold('  Contrôleur d’Évry, Œuvre ')).toBe('controleur d evry oeuvre')
})

test('marks above and below cost as much as there are', () => {
  expect(fold('e\u0301\u0323te\u0301')).toBe('ete')
  expect(growthOf(fold, '\u0301\u0323'.repeat(2_000))).toBeLessThan(40)
})

test('each typed word begins a word of the name', () => {
  expect(beginsWords('Île-de-France', 'ILE')).toBe(true)
  expect(beginsWords('Provence-Alpes-Côte d’Azur', 'cote alp')).toBe(true)
  expect(beginsWords('Banque Valmont', 'mont')).toBe(false)
  expect(beginsWords('Banque Valmont', 'banque z')).toBe(false)
  expect(beginsWords('Banque Valmont', '')).toBe(true)
})
