import { describe, expect, test } from 'vitest'
import type { CompanyChoice, Faceted } from './companies.rules.ts'
import { companySizes, monogram, narrowCompanies, safeWebsite } from './companies.rules.ts'

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

describe('narrowing the directory', () => {
  const companies: Faceted[] = [1, 2, 3].flatMap((sectorId) =>
    companySizes.flatMap((size) => [1, 2].map((structureId) => ({ sectorId, size, structureId }))),
  )
  const choices: CompanyChoice[] = [[], [1], [2, 3]].flatMap((sectorIds) =>
    [[], ['pme' as const], ['eti' as const, 'ge' as const]].flatMap((sizes) =>
      [[], [2]].map((structureIds) => ({ sectorIds, sizes, structureIds })),
    ),
  )
  const keeps = ({ sectorIds, sizes, structureIds }: CompanyChoice) =>
    companies.filter(
      (company) =>
        (sectorIds.length === 0 || sectorIds.includes(company.sectorId)) &&
        (sizes.length === 0 || sizes.includes(company.size)) &&
        (structureIds.length === 0 || structureIds.includes(company.structureId)),
    )

  test.each(choices)('keeps what passes every filter, and counts a facet without its own: %o', (choice) => {
    const { kept, counts } = narrowCompanies(companies, choice)
    expect(kept).toEqual(keeps(choice))
    const recount = (key: keyof Faceted, without: Partial<CompanyChoice>) => {
      const found: Record<string, number> = {}
      for (const company of keeps({ ...choice, ...without })) found[company[key]] = (found[company[key]] ?? 0) + 1
      return found
    }
    expect(Object.fromEntries(counts.sectors)).toEqual(recount('sectorId', { sectorIds: [] }))
    expect(Object.fromEntries(counts.sizes)).toEqual(recount('size', { sizes: [] }))
    expect(Object.fromEntries(counts.structures)).toEqual(recount('structureId', { structureIds: [] }))
  })
})
