import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DirectoryQuery } from '../companies-address.rules.ts'
import { directoryAddress, readDirectoryQuery } from '../companies-address.rules.ts'
import type { CompanySize } from '../companies.rules.ts'
import { companySizes } from '../companies.rules.ts'
import { chipsOf } from './company-chips.ts'

const ids = Array.from({ length: 12 }, (_, at) => at + 1)
const named = <Id extends number | string>(list: readonly Id[]) =>
  list.map((id) => ({ id, name: `Nom ${id}`, companies_count: 1 }))
const facets = { secteurs: named(ids), tailles: named<CompanySize>(companySizes), structures: named(ids) }

const queries: fc.Arbitrary<DirectoryQuery> = fc.record({
  q: fc.constantFrom('', 'banque', 'Société & Cie', 'a,b=c'),
  secteur_ids: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 5 }),
  taille: fc.subarray([...companySizes]),
  structure_ids: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 5 }),
  page: fc.integer({ min: 1, max: 9 }),
})

/** Every single value that an address says, in no order. */
const valuesIn = (query: DirectoryQuery): string[] =>
  Object.entries(query)
    .flatMap(([key, value]) => [value].flat().map((one) => `${key} ${one}`))
    .filter((one) => one !== 'q ' && !one.startsWith('page '))
    .toSorted()

test('a chip leads to the same list without its own value, and nothing else is lost or gained', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const all = valuesIn(query)
      const chips = chipsOf(facets, query)
      const left = chips.map(({ to }) => readDirectoryQuery(new URL(to, 'https://florin.example').searchParams))
      for (const one of left) {
        expect(one.page).toBe(1)
        // What is left is all but one.
        expect(all.filter((value) => !valuesIn(one).includes(value))).toHaveLength(1)
        expect(valuesIn(one).filter((value) => !all.includes(value))).toEqual([])
      }
      // Each value has a chip of its own.
      expect(left.flatMap((one) => all.filter((value) => !valuesIn(one).includes(value))).toSorted()).toEqual(all)
      expect(new Set(chips.map(({ key }) => key)).size).toBe(all.length)
    }),
  )
})

test('a chip takes away what it is called after', () => {
  const query: DirectoryQuery = { q: 'banque', secteur_ids: [1, 2], taille: ['pme'], structure_ids: [2, 3], page: 4 }
  expect(Object.fromEntries(chipsOf(facets, query).map(({ key, to }) => [key, to]))).toEqual({
    q: directoryAddress({ ...query, q: '', page: 1 }),
    'secteur 1': directoryAddress({ ...query, secteur_ids: [2], page: 1 }),
    'secteur 2': directoryAddress({ ...query, secteur_ids: [1], page: 1 }),
    'taille pme': directoryAddress({ ...query, taille: [], page: 1 }),
    'structure 2': directoryAddress({ ...query, structure_ids: [3], page: 1 }),
    'structure 3': directoryAddress({ ...query, structure_ids: [2], page: 1 }),
  })
})
