import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jobList } from '../job-address.ts'
import type { SearchKey } from '../jobs.rules.ts'
import { experienceBands, postedWithin, radii, remoteKinds, searchKeys } from '../jobs.rules.ts'
import { chipsOf } from './job-chips.ts'

const ids = Array.from({ length: 9 }, (_, at) => String(at + 1))
const named = ids.map((id) => ({ id: Number(id), name: `Nom ${id}`, jobs_count: 1 }))
const options = {
  total: 1,
  secteurs: named.map((one) => ({ ...one, sous_secteurs: named })),
  contrats: named,
  fonctions: named,
  localisation: named.map((one) => ({ ...one, regions: named })),
  entreprises: named,
  teletravail: [],
  experience: [],
  depuis: [],
  currency: 'EUR' as const,
  spot: true,
  abroad: null,
  without: [],
  alone: [],
  words: [],
}

const some = (values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 4 })
const oneOf = (...values: string[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 1 })
const chosen: Record<SearchKey, fc.Arbitrary<string[]>> = {
  keywords: oneOf('audit', 'audit, Paris', 'a&b=c'),
  lieu: some(['Lyon', 'Île-de-France', '69003', 'Rhône (69)']),
  rayon: oneOf(...radii),
  secteur_ids: some(ids),
  sous_secteur_ids: some(ids),
  contrat_ids: some(ids),
  sauf_contrat_ids: some(ids),
  fonction_ids: some(ids),
  region_ids: some(ids),
  pays_ids: some(ids),
  societe_ids: some(ids),
  teletravail: some(remoteKinds),
  experience: oneOf(...experienceBands),
  salaire_min: oneOf('40000'),
  sans_salaire: oneOf('non'),
  depuis: oneOf(...postedWithin),
}

/** An address as somebody may have put it together: values repeated or joined, companies by their older name too. */
const addresses = fc
  .tuple(
    fc.record(chosen),
    fc.boolean(),
    fc.constantFrom('societe_ids', 'company'),
    fc.constantFrom('', 'salary', 'company'),
    fc.constantFrom('', '3'),
  )
  .map(([values, joined, companies, sort, page]) => {
    const params = new URLSearchParams()
    for (const key of searchKeys) {
      const name = key === 'societe_ids' ? companies : key
      if (joined && values[key].length > 0) params.append(name, values[key].join(','))
      else for (const value of values[key]) params.append(name, value)
    }
    if (sort) params.set('sort', sort)
    if (page) params.set('page', page)
    return params
  })

const valuesIn = (params: URLSearchParams): string[] =>
  Object.entries(jobList.read(params)).flatMap(([key, values]) => [values].flat().map((value) => `${key} ${value}`))

test('a chip leads to the same search without its own value, sorted as before, on its first page', () => {
  fc.assert(
    fc.property(addresses, (params) => {
      const all = valuesIn(params)
      const chips = chipsOf(params, options)
      // Chips stand in the order of what the address asks for.
      expect(chips).toHaveLength(all.length)
      for (const [at, { to }] of chips.entries()) {
        const left = new URLSearchParams(to)
        expect(valuesIn(left).toSorted()).toEqual(all.filter((_, other) => other !== at).toSorted())
        expect([left.get('sort'), left.get('page')]).toEqual([params.get('sort'), null])
      }
    }),
  )
})
