import type { Place } from '#features/reference/server/place-names.service.ts'
import { citiesAround, citiesOf, findPlace } from '#features/reference/server/place-names.service.ts'
import type { Db } from '#platform/server/database/db.ts'

/** No city has this id: a place nobody hires in finds nothing. */
const NOWHERE = [0]

type Asked = { lieu: string[]; rayon?: string | undefined; pays_ids: number[]; session_pays?: number | undefined }
type Named = { typed: string; place: Place | null }

/** The countries that a search is about; none is all of them. */
export const countriesAsked = ({ pays_ids: chosen, session_pays: visit }: Omit<Asked, 'lieu'>): number[] =>
  chosen.length > 0 ? chosen : visit ? [visit] : []

/** What the typed places mean, apart by whether they lie in the countries that are searched. */
export async function placesAsked(db: Db, asked: Asked): Promise<{ here: Named[]; abroad: Named[] }> {
  const countries = countriesAsked(asked)
  const named = await Promise.all(
    asked.lieu.map(async (typed) => ({ typed, place: await findPlace(db, typed, countries[0] ?? null) })),
  )
  const isAbroad = ({ place }: Named): boolean =>
    place !== null && countries.length > 0 && !countries.includes(place.countryId)
  return { here: named.filter((one) => !isAbroad(one)), abroad: named.filter(isAbroad) }
}

type PlaceFacets = { country?: number[]; region?: number[]; city?: number[] }

const kept = new WeakMap<readonly string[], Map<string, Promise<PlaceFacets>>>()

/**
 * What the places narrow a search to, in the terms of the index; they are alternatives of one another. Looked up once for what
 * was typed, however often the same search is counted with other filters, and forgotten with it.
 */
export function placeFacets(db: Db, asked: Asked): Promise<PlaceFacets> {
  const mine = kept.get(asked.lieu) ?? new Map<string, Promise<PlaceFacets>>()
  kept.set(asked.lieu, mine)
  const key = `${asked.rayon} ${countriesAsked(asked).join()}`
  const facets = mine.get(key) ?? placesAsked(db, asked).then(({ here }) => facetsOf(db, here, asked.rayon))
  mine.set(key, facets)
  return facets
}

async function facetsOf(db: Db, named: Named[], rayon: string | undefined): Promise<PlaceFacets> {
  const places = named.flatMap(({ place }) => place ?? [])
  if (places.length === 0) return { city: NOWHERE }
  const around = places.some(({ spot }) => spot) && rayon !== undefined
  for (const kind of ['country', 'region'] as const)
    if (places.every((place) => place.kind === kind)) return { [kind]: places.flatMap(({ ids }) => ids) }
  if (!around) return { city: await citiesOf(db, places) }
  const spots = places.filter(({ spot }) => spot).flatMap(({ ids }) => ids)
  const near = await citiesAround(db, spots, Number(rayon))
  return { city: near.concat(await citiesOf(db, places)) }
}
