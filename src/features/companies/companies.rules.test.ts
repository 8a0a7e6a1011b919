import { expect, test } from 'vitest'
import { monogram } from './companies.rules.ts'

test('a monogram takes the first letters of the words that count', () => {
  expect(
    ['Banque Valmont', 'Orsel & Associés', 'Banque des Abers', 'Tercet', 'L’Étape', 'AB Finance', 'X'].map(monogram),
  ).toEqual(['BV', 'OA', 'BD', 'T', 'É', 'AF', 'X'])
})
