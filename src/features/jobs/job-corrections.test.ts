import { expect, test } from 'vitest'
import { correctedKeywords, literalKeywords } from './job-corrections.ts'

const corrections = [{ word: 'gestoin', correction: 'gestion' }]

test('says what was searched, and leaves the other words as they were typed', () => {
  expect(correctedKeywords('Contrôleur de Gestoin', corrections)).toBe('Contrôleur de gestion')
  expect(correctedKeywords('gestoins', corrections)).toBe('gestoins')
})

test('a corrected word in quotes is meant as it stands', () => {
  expect(literalKeywords('contrôleur de gestoin -stage', corrections)).toBe('contrôleur de "gestoin" -stage')
})
