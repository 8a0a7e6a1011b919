import { localityOf } from '#features/reference/reference.rules.ts'
import { districts } from '#features/reference/server/place-names.service.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import { shortCity } from '#platform/french.ts'
import type { LiveJobs } from './live-counts.service.ts'
import { countLiveJobs, memoLive } from './live-counts.service.ts'
import type { Kind, Term } from './suggestion-terms.ts'
import { term } from './suggestion-terms.ts'

const PLACES_FOR = 10_000

export type PlaceTerm = Term & { countryId: number }

/** Every place of the four countries that has live jobs: small enough to sit in memory. */
export const placeTerms = memoLive(PLACES_FOR, async ({ db, jobs }: LiveJobs, _key: 'places'): Promise<PlaceTerm[]> => {
  const [lists, counts] = await Promise.all([listsOf(db), countLiveJobs(jobs, null)])
  const cities = await citiesById(db, counts.city.keys())
  const parents = new Set([...cities.values()].map(({ parentCode }) => parentCode))
  const found = new Map<string, { kind: Kind; label: string; countryId: number; count: number; also: string[] }>()
  const add = (kind: Kind, label: string, countryId: number, count: number, also: readonly string[] = []): void => {
    const key = `${kind} ${countryId} ${label}`
    const known = found.get(key)
    found.set(key, {
      kind,
      label,
      countryId,
      count: (known?.count ?? 0) + count,
      also: [...(known?.also ?? []), ...also],
    })
  }
  const departments = new Map(lists.departments.map(({ code, name }) => [code, name]))
  for (const [id, count] of counts.city) {
    const city = cities.get(id)
    if (!city) continue
    // The codes of Lyon are those of its arrondissements.
    const codes = parents.has(city.code) ? [] : [[shortCity(city.name), ...city.postalCodes].join(' ')]
    add('ville', shortCity(city.name), city.countryId, count, codes)
    // « Paris 8e » counts for Paris too.
    if (city.parentCode) add('ville', localityOf(city), city.countryId, count)
    const department = city.departmentCode && departments.get(city.departmentCode)
    if (department) add('departement', `${department} (${city.departmentCode})`, city.countryId, count)
    for (const { name, names, codes } of districts)
      if (city.countryId === 1 && codes.includes(city.code)) add('quartier', name, 1, count, names)
  }
  for (const { id, name, countryId } of lists.regions) add('region', name, countryId, counts.region.get(id) ?? 0)
  for (const { id, name } of lists.countries) add('pays', name, id, counts.country.get(id) ?? 0)
  return [...found.values()]
    .filter(({ count }) => count > 0)
    .map(({ kind, label, count, also, countryId }) => ({ ...term(kind, label, count, also), countryId }))
})
