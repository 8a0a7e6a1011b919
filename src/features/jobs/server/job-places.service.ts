import { localityOf } from '#features/reference/reference.rules.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import { fold } from '#platform/folding.ts'
import { shortCity } from '#platform/french.ts'
import type { Db } from '#platform/server/db.ts'
import { memoFor } from '#platform/server/memo.ts'
import { countLiveJobs } from './jobs.service.ts'

type Place = { kind: 'city' | 'region'; ids: number[] }

const PLACES_FOR = 10_000
/** No city has this id: a place nobody hires in finds nothing. */
const NOWHERE: Place = { kind: 'city', ids: [0] }

const keptPlaces = memoFor(PLACES_FOR, async (db: Db, _key: 'places') => {
  const [lists, counts] = await Promise.all([listsOf(db), countLiveJobs(db, null)])
  const cities = new Map<string, number[]>()
  const add = (name: string, id: number): void => void cities.set(fold(name), [...(cities.get(fold(name)) ?? []), id])
  for (const city of (await citiesById(db, counts.city.keys())).values()) {
    add(shortCity(city.name), city.id)
    // « Paris 8e » is found by « Paris » too.
    if (city.parentCode) add(localityOf(city), city.id)
  }
  const regions = new Map<string, number[]>()
  for (const { id, name } of lists.regions) regions.set(fold(name), [...(regions.get(fold(name)) ?? []), id])
  return { cities, regions }
})

/** What a typed place means: a region or a city by its name, else the cities that begin so. */
export async function placeNamed(db: Db, typed: string): Promise<Place> {
  const { cities, regions } = await keptPlaces(db, 'places')
  const folded = fold(typed)
  const region = regions.get(folded)
  if (region) return { kind: 'region', ids: region }
  const city = cities.get(folded)
  if (city) return { kind: 'city', ids: city }
  const beginning =
    folded === '' ? [] : [...cities].filter(([name]) => name.startsWith(folded)).flatMap(([, ids]) => ids)
  return beginning.length > 0 ? { kind: 'city', ids: [...new Set(beginning)] } : NOWHERE
}
