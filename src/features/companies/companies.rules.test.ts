import { expect, test } from 'vitest'
import { monogram, safeWebsite } from './companies.rules.ts'

test('a monogram takes the first letters of the words that count', () => {
  const names = {
    'Banque Valmont': 'BV',
    'Banque de Lorraine': 'BL',
    'Banque des Abers': 'BA',
    'Assurances du Sillon': 'AS',
    'Comptoir de la Garonne': 'CG',
    'Papeteries d’Ambrac': 'PA',
    'La Mutuelle et Cie': 'MC',
    'Orsel & Associés': 'OA',
    'Cassiope Ré': 'CR',
    Tercet: 'T',
    'L’Étape': 'É',
    'AB Finance': 'AF',
    X: 'X',
    'De la': 'D',
    '&': '&',
  }
  expect(Object.fromEntries(Object.keys(names).map((name) => [name, monogram(name)]))).toEqual(names)
})

test('only https websites are linked to', () => {
  expect(safeWebsite('https://www.valmont.example')).toBe('https://www.valmont.example/')
  for (const given of [
    null,
    '',
    'valmont.example',
    'http://valmont.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://moi:secret@valmont.example',
  ])
    expect(safeWebsite(given)).toBeNull()
})
