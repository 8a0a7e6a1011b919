import type { Db } from '#platform/server/database/db.ts'
import { memoFor } from '#platform/server/memo.ts'
import * as reference from './reference.repository.ts'

// These lists change when an administrator edits them: rarely enough to be read once in a while.
const LISTS_FOR = 10_000

export type ReferenceLists = Awaited<ReturnType<typeof readLists>>

// One after the other: a transaction has one connection, and all of them together take a few milliseconds.
async function readLists(db: Db) {
  return {
    countries: await reference.findCountries(db),
    regions: await reference.findRegions(db),
    departments: await reference.findDepartments(db),
    sectors: await reference.findSectors(db),
    subsectors: await reference.findSubsectors(db),
    functions: await reference.findFunctions(db),
    contracts: await reference.findContracts(db),
    structures: await reference.findStructures(db),
    jobTitles: await reference.findJobTitles(db),
  }
}

const keptLists = memoFor(LISTS_FOR, (db: Db, _key: 'lists') => readLists(db))

/** Every reference list but the cities, which are too many. */
export const listsOf = (db: Db): Promise<ReferenceLists> => keptLists(db, 'lists')

export type City = Awaited<ReturnType<typeof reference.findCities>>[number]

type KeptCities = { readonly until: number; readonly cities: Map<number, City> }

// Every page names some, and mostly the same ones.
const keptCities = new WeakMap<Db, KeptCities>()
const MOST_KEPT = 5_000

function citiesKeptOf(db: Db): Map<number, City> {
  const kept = keptCities.get(db)
  if (kept && performance.now() < kept.until && kept.cities.size < MOST_KEPT) return kept.cities
  const cities = new Map<number, City>()
  keptCities.set(db, { until: performance.now() + LISTS_FOR, cities })
  return cities
}

/** The named cities, by id. */
export async function citiesById(db: Db, ids: Iterable<number>): Promise<Map<number, City>> {
  const wanted = [...new Set(ids)]
  const kept = citiesKeptOf(db)
  const missing = wanted.filter((id) => !kept.has(id))
  const read = missing.length > 0 ? await reference.findCities(db, missing) : []
  for (const city of read) kept.set(city.id, city)
  return new Map(wanted.flatMap((id) => (kept.has(id) ? [[id, kept.get(id)!]] : [])))
}

export const largeCities = (db: Db, population: number): Promise<City[]> => reference.findCitiesAbove(db, population)
