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

type KeptCities = {
  readonly until: number
  readonly cities: Map<number, City>
  /** Those that somebody is reading now. */
  readonly asked: Map<number, Promise<void>>
}

// Every page names some, and mostly the same ones. They change when a process begins with other packages, and no administrator edits them.
const CITIES_FOR = 300_000
const keptCities = new WeakMap<Db, KeptCities>()
const MOST_KEPT = 5_000

function citiesKeptOf(db: Db): KeptCities {
  const known = keptCities.get(db)
  if (known && performance.now() < known.until && known.cities.size < MOST_KEPT) return known
  const kept: KeptCities = { until: performance.now() + CITIES_FOR, cities: new Map(), asked: new Map() }
  keptCities.set(db, kept)
  return kept
}

/** The named cities, by id. */
export async function citiesById(db: Db, ids: Iterable<number>): Promise<Map<number, City>> {
  const wanted = [...new Set(ids)]
  const { cities, asked } = citiesKeptOf(db)
  const missing = wanted.filter((id) => !cities.has(id) && !asked.has(id))
  if (missing.length > 0) {
    const reading = reference
      .findCities(db, missing)
      .then((read) => read.forEach((city) => cities.set(city.id, city)))
      .finally(() => missing.forEach((id) => asked.delete(id)))
    for (const id of missing) asked.set(id, reading)
  }
  // Parts of one page ask for the same ones at once.
  await Promise.all(new Set(wanted.flatMap((id) => asked.get(id) ?? [])))
  return new Map(wanted.flatMap((id) => (cities.has(id) ? [[id, cities.get(id)!]] : [])))
}

export const largeCities = (db: Db, population: number): Promise<City[]> => reference.findCitiesAbove(db, population)
