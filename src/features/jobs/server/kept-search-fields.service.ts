import { defaultCountry } from '#features/reference/reference.rules.ts'
import type { Place } from '#features/reference/server/place-names.service.ts'
import { findPlace } from '#features/reference/server/place-names.service.ts'
import { listsOf } from '#features/reference/server/reference.service.ts'
import { fold } from '#platform/folding.ts'
import { chosenIn } from '#platform/list-reading.ts'
import { invalidInput } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import { jobList, searchPathOf } from '../job-address.ts'
import type { SearchKey } from '../jobs.rules.ts'
import { longestTyped, MOST_PLACES } from '../jobs.rules.ts'
import { toldTexts } from '../job-search-told.texts.ts'

/** What a form asks of a search by fields of its own; every other filter stays as its address has it. */
export type SearchFields = { sectors: number[]; location: string; keywords: string; salary: number | null }

const PLACES: readonly SearchKey[] = ['lieu', 'rayon', 'region_ids', 'pays_ids']

const placesIn = (location: string): string[] =>
  location
    .split(',')
    .map((place) => place.trim())
    .filter(Boolean)

const opened = (kept: string) => {
  const { pathname, searchParams } = new URL(kept, 'http://localhost')
  return { path: searchPathOf(pathname), params: searchParams }
}

/**
 * The fields of a search, read from its address. Its location is the places it names, else its regions, else its countries: a
 * search that names none is about the country of a visitor who has not chosen.
 */
export async function fieldsOfSearch(db: Db, kept: string): Promise<SearchFields> {
  const lists = await listsOf(db)
  const chosen = jobList.read(opened(kept).params)
  const idsOf = (key: SearchKey): number[] => chosenIn(chosen, key).map(Number)
  const named = (list: { id: number; name: string }[], ids: number[]): string[] =>
    ids.flatMap((id) => list.find((one) => one.id === id)?.name ?? [])
  const sectors = idsOf('secteur_ids')
  const subsectors = idsOf('sous_secteur_ids')
  const parents = lists.subsectors.filter(({ id }) => subsectors.includes(id)).map(({ sectorId }) => sectorId)
  const location = [
    chosenIn(chosen, 'lieu'),
    named(lists.regions, idsOf('region_ids')),
    named(lists.countries, idsOf('pays_ids')),
    [defaultCountry.name],
  ].find((places) => places.length > 0)!
  return {
    // A part of a sector is asked for within it.
    sectors: sectors.length > 0 ? sectors : [...new Set(parents)],
    location: location.join(', '),
    keywords: chosenIn(chosen, 'keywords').join(' '),
    salary: Number(chosenIn(chosen, 'salaire_min')[0] ?? 0) || null,
  }
}

/** What else the address asks for: no field of the form says it. */
export function otherFilters(kept: string): { key: SearchKey; value: string }[] {
  const chosen = jobList.read(opened(kept).params)
  const asked = new Set<SearchKey>(['keywords', 'secteur_ids', 'salaire_min', 'lieu', 'pays_ids'])
  // Regions are the location, unless places are named: then they narrow those.
  if (chosenIn(chosen, 'lieu').length === 0) asked.add('region_ids')
  return jobList.keys
    .filter((key) => !asked.has(key))
    .flatMap((key) => chosenIn(chosen, key).map((value) => ({ key, value })))
}

/** The address of the same search with other fields. A location that is as it was stays as it is written there. */
export async function searchWithFields(db: Db, kept: string, fields: SearchFields): Promise<string> {
  const { path, params } = opened(kept)
  const before = await fieldsOfSearch(db, kept)
  const chosen = jobList.read(params)
  chosen.keywords = fields.keywords.trim()
  chosen.secteur_ids = fields.sectors.map(String)
  chosen.salaire_min = fields.salary === null ? [] : String(fields.salary)
  if (fold(fields.location) !== fold(before.location)) {
    const country = Number(chosenIn(chosen, 'pays_ids')[0] ?? defaultCountry.id)
    for (const key of PLACES) delete chosen[key]
    Object.assign(chosen, await placesChosen(db, fields.location, country))
    const rayon = params.get('rayon')
    if (rayon && chosen.lieu) chosen.rayon = rayon
  }
  return jobList.canonical(path, new URLSearchParams(jobList.write('', chosen)))
}

/** Countries and regions by their numbers, cities and departments by name; and the country of them all, unless it is the usual one. */
async function placesChosen(db: Db, location: string, country: number): Promise<Record<string, string[]>> {
  const typed = placesIn(location)
  if (typed.length > MOST_PLACES || typed.some((place) => place.length > longestTyped.lieu))
    throw invalidInput({ location: toldTexts.manyPlaces })
  const places: Place[] = []
  for (const one of typed) {
    const place = await findPlace(db, one, country)
    if (!place) throw invalidInput({ location: toldTexts.unknownPlace(one) })
    places.push(place)
  }
  const countries = [...new Set(places.map(({ countryId }) => countryId))]
  const usual = countries.length === 1 && countries[0] === defaultCountry.id
  const within: Record<string, string[]> = usual ? {} : { pays_ids: countries.map(String) }
  if (places.every(({ kind }) => kind === 'country')) return within
  if (places.every(({ kind }) => kind === 'region'))
    return { ...within, region_ids: places.flatMap(({ ids }) => ids.map(String)) }
  return { ...within, lieu: typed }
}
