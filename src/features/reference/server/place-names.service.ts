import { fold } from '#platform/folding.ts'
import type { Db } from '#platform/server/database/db.ts'
import { memoFor } from '#platform/server/memo.ts'
import { citiesWithin } from './city-positions.ts'
import { businessDistricts, regionAliases } from './data/place-names.ts'
import * as places from './places.repository.ts'
import { cityLabel } from '../reference.rules.ts'
import { citiesById, listsOf } from './reference.service.ts'

export { businessDistricts as districts } from './data/place-names.ts'

/** What a typed place means: countries, regions or cities by their ids, and the country it lies in. */
export type Place = {
  kind: 'country' | 'region' | 'city'
  ids: number[]
  countryId: number
  /** Whether one may look around it: a city or a quarter, no department. */
  spot: boolean
}

type FoundCity = Awaited<ReturnType<typeof places.citiesNamed>>[number]

// From here on a city is meant rather than the department of the same name: Vienne, not Aube.
const LARGE = 10_000

const POSTAL_CODE = /\b\d{5}\b/
const DEPARTMENT_CODE = /^(\d{2,3}|2[ab])$/
const IN_DEPARTMENT = /^(.+?)\s*\((\d{2,3}|2[ab])\)$/i

/** « paris 8eme arrondissement » → « paris 8e ». */
const arrondissement = (folded: string): string =>
  folded.replace(/ (\d{1,2}) ?(?:er|e|eme|ieme)?(?: arrondissement| arr)?$/, (_all, number: string) =>
    number === '1' ? ' 1er' : ` ${Number(number)}e`,
  )

const ofCities = (cities: FoundCity[], spot: boolean): Place | null =>
  cities.length === 0 ? null : { kind: 'city', ids: cities.map(({ id }) => id), countryId: cities[0]!.countryId, spot }

/** Those of the country of the visit; where it has none, those of the first country that does. */
function nearest<T extends { countryId: number }>(found: T[], countryId: number | null): T[] {
  const here = found.filter((one) => one.countryId === countryId)
  if (here.length > 0 || countryId === null) return here.length > 0 ? here : found
  return found.filter((one) => one.countryId === found[0]!.countryId)
}

/**
 * What a typed place means, or null where nothing is called so: a postal code, a department by number or name, a country, a region,
 * a quarter, a city with or without its arrondissement or department, or else the cities that begin so.
 */
export async function findPlace(db: Db, typed: string, countryId: number | null): Promise<Place | null> {
  const folded = fold(typed)
  if (folded === '') return null
  return (
    (await byCode(db, typed, folded)) ??
    (await byWiderName(db, folded, countryId)) ??
    (await byCityName(db, arrondissement(folded), countryId))
  )
}

async function byCode(db: Db, typed: string, folded: string): Promise<Place | null> {
  const postal = POSTAL_CODE.exec(folded)?.[0]
  if (postal) {
    const cities = await places.citiesOfPostalCode(db, postal)
    // The code of a large firm or office is none of a city's: it still says the department.
    return ofCities(cities, true) ?? inDepartment(db, departmentOf(postal))
  }
  if (DEPARTMENT_CODE.test(folded)) return inDepartment(db, folded.toUpperCase())
  const [, name = '', code = ''] = IN_DEPARTMENT.exec(typed.trim()) ?? []
  if (code === '') return null
  const { departments } = await listsOf(db)
  const department = departments.find((one) => one.code === code.toUpperCase())
  if (department && fold(department.name) === fold(name)) return inDepartment(db, department.code)
  const named = await places.citiesNamed(db, arrondissement(fold(name)))
  return ofCities(
    named.filter(({ departmentCode }) => departmentCode === code.toUpperCase()),
    true,
  )
}

const departmentOf = (postal: string): string => postal.slice(0, /^9[78]/.test(postal) ? 3 : 2)

async function inDepartment(db: Db, code: string): Promise<Place | null> {
  const cities = (await listsOf(db)).departments.some((one) => one.code === code)
    ? await citiesOfDepartment(db, code)
    : []
  return ofCities(cities, false)
}

async function byWiderName(db: Db, folded: string, countryId: number | null): Promise<Place | null> {
  const lists = await listsOf(db)
  const country = lists.countries.find(({ name }) => fold(name) === folded)
  // « Luxembourg » is the country abroad, and the city at home.
  if (country && (country.id !== countryId || !(await places.citiesNamed(db, folded)).some(isIn(country.id))))
    return { kind: 'country', ids: [country.id], countryId: country.id, spot: false }
  const alias = regionAliases[folded]
  const regions = nearest(
    lists.regions.filter((region) =>
      alias ? region.countryId === 1 && region.code === alias : fold(region.name) === folded,
    ),
    countryId,
  )
  // A canton is often called like its city, which has the jobs of both names.
  if (regions.length > 0)
    return { kind: 'region', ids: regions.map(({ id }) => id), countryId: regions[0]!.countryId, spot: false }
  const district = businessDistricts.find(({ names }) => names.includes(folded))
  return district ? ofCities(await places.citiesOfCodes(db, district.codes), true) : null
}

const isIn =
  (countryId: number) =>
  (city: FoundCity): boolean =>
    city.countryId === countryId

async function byCityName(db: Db, folded: string, countryId: number | null): Promise<Place | null> {
  const named = nearest(await places.citiesNamed(db, folded), countryId)
  if (named.some(({ population }) => population >= LARGE)) return ofCities(named, true)
  const { departments } = await listsOf(db)
  const department = departments.find(({ name }) => fold(name) === folded)
  if (department) return inDepartment(db, department.code)
  return ofCities(named, true) ?? ofCities(nearest(await places.citiesBeginning(db, folded), countryId), true)
}

// Thousands of cities each, and they change with an edition of the places alone.
const CITIES_FOR = 600_000
const citiesOfRegion = memoFor(CITIES_FOR, places.citiesOfRegion)
const citiesOfCountry = memoFor(CITIES_FOR, places.citiesOfCountry)
const citiesOfDepartment = memoFor(CITIES_FOR, places.citiesOfDepartment)
// All of them are read at once, which takes a while: once a day will do.
const POSITIONS_FOR = 86_400_000
const positions = memoFor(POSITIONS_FOR, (db: Db, _key: 'all') => places.cityPositions(db))

/** These cities and those around them. */
export const citiesAround = async (db: Db, ids: number[], kilometres: number): Promise<number[]> =>
  citiesWithin(await positions(db, 'all'), ids, kilometres)

/** The cities of these places, whatever their kind. One that lies in two of them is there twice: there may be 40 000. */
export async function citiesOf(db: Db, found: Place[]): Promise<number[]> {
  const wider = { region: citiesOfRegion, country: citiesOfCountry }
  const lists = await Promise.all(
    found.map(async ({ kind, ids }) =>
      kind === 'city' ? ids : (await Promise.all(ids.map((id) => wider[kind](db, id)))).flat(),
    ),
  )
  return lists.flat()
}

const MOST_SUGGESTED = 8

/** Cities to choose from: those whose name or postal code begins so, the largest first. */
export async function suggestCities(db: Db, typed: string) {
  const folded = fold(typed)
  if (folded.length < 2) return []
  const found = POSTAL_CODE.test(folded)
    ? await places.citiesOfPostalCode(db, POSTAL_CODE.exec(folded)![0])
    : await places.citiesBeginning(db, arrondissement(folded))
  const cities = await citiesById(
    db,
    found.slice(0, MOST_SUGGESTED).map(({ id }) => id),
  )
  return found.slice(0, MOST_SUGGESTED).flatMap(({ id }) => {
    const city = cities.get(id)
    return city ? { id, label: cityLabel(city) } : []
  })
}
