import { expect, test } from 'vitest'
import { beginsWords, fold } from './folding.ts'

test('texts are compared without accents, case and signs', () => {
  expect(fold('  Contrôleur d’Évry, Œuvre ')).toBe('controleur d evry oeuvre')
})

test('each typed word begins a word of the name', () => {
  expect(beginsWords('Île-de-France', 'ILE')).toBe(true)
  expect(beginsWords('Provence-Alpes-Côte d’Azur', 'cote alp')).toBe(true)
  expect(beginsWords('Banque Valmont', 'mont')).toBe(false)
  expect(beginsWords('Banque Valmont', 'banque z')).toBe(false)
  expect(beginsWords('Banque Valmont', '')).toBe(true)
})
