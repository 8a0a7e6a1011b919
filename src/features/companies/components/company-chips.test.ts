import fc from 'fast-check'
import { expect, test } from 'vitest'
import { companyList } from '../companies-address.rules.ts'
import type { CompanySize } from '../companies.rules.ts'
import { companySizes, directoryPath } from '../companies.rules.ts'
import { chipsOf } from './company-chips.ts'

const ids = Array.from({ length: 12 }, (_, at) => String(at + 1))
const named = <Id extends number | string>(list: readonly Id[]) =>
  list.map((id) => ({ id, name: `Nom ${id}`, companies_count: 1 }))
const numbered = named(ids.map(Number))
const facets = { secteurs: numbered, tailles: named<CompanySize>(companySizes), structures: numbered }

const addresses = fc
  .record({
    q: fc.constantFrom('', 'banque', 'Société & Cie', 'a,b=c'),
    secteur_ids: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 5 }),
    taille: fc.subarray<string>([...companySizes]),
    structure_ids: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 5 }),
    page: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ page, ...chosen }) => paramsOf(companyList.write(directoryPath, chosen, page)))

const paramsOf = (address: string) => new URL(address, 'https://florin.example').searchParams

/** Every single value that an address says, in no order. */
const valuesIn = (params: URLSearchParams): string[] =>
  Object.entries(companyList.read(params))
    .flatMap(([key, value]) => [value].flat().map((one) => `${key} ${one}`))
    .toSorted()

test('a chip leads to the same list without its own value, and nothing else is lost or gained', () => {
  fc.assert(
    fc.property(addresses, (params) => {
      const all = valuesIn(params)
      const chips = chipsOf(facets, params)
      for (const { key, to } of chips) {
        expect(paramsOf(to).get('page')).toBe(null)
        expect(valuesIn(paramsOf(to))).toEqual(all.filter((value) => value !== key))
      }
      // Each value has a chip of its own.
      expect(chips.map(({ key }) => key).toSorted()).toEqual(all)
    }),
  )
})

test('a chip is called after what it takes away', () => {
  const chips = chipsOf(facets, new URLSearchParams('q=banque&secteur_ids=1,2&taille=pme&page=4'))
  expect(chips.map(({ label, to }) => [label.replaceAll(/\s/g, ' '), to])).toEqual([
    ['« banque »', '?secteur_ids=1%2C2&taille=pme'],
    ['Nom 1', '?q=banque&secteur_ids=2&taille=pme'],
    ['Nom 2', '?q=banque&secteur_ids=1&taille=pme'],
    ['Nom pme', '?q=banque&secteur_ids=1%2C2'],
  ])
})
