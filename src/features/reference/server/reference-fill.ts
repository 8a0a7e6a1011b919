import type { Db } from '#platform/server/database/db.ts'
import { siteCountries } from '../reference.rules.ts'
import { functions } from './data/functions.ts'
import { jobTitles } from './data/job-titles.ts'
import { contracts, structures } from './data/lists.ts'
import { readPlaces } from './data/places.ts'
import { sectors } from './data/sectors.ts'
import * as reference from './reference.repository.ts'
import * as t from './reference.tables.ts'

export async function loadPlaces(db: Db): Promise<void> {
  const places = await readPlaces()
  await reference.upsertRows(db, t.countries, ['id', 'code', 'name'], ['id'], [...siteCountries])
  await reference.upsertRows(db, t.regions, ['country_id', 'code', 'name'], ['country_id', 'code'], places.regions)
  const regionIds = new Map<string, number>()
  for (const { id, countryId, code } of await reference.findRegions(db)) regionIds.set(`${countryId}/${code}`, id)
  const departments = places.departments.map((row) => ({ ...row, region_id: regionIds.get(`1/${row.region_code}`) }))
  await reference.upsertRows(db, t.departments, ['code', 'region_id', 'name'], ['code'], departments)
  const columns = [
    'country_id',
    'region_id',
    'department_code',
    'code',
    'name',
    'population',
    'parent_code',
    'postal_codes',
    'folded',
    'locality',
    'latitude',
    'longitude',
  ]
  const cities = places.cities.map((row) => ({
    ...row,
    region_id: regionIds.get(`${row.country_id}/${row.region_code}`),
  }))
  await reference.upsertRows(db, t.cities, columns, ['country_id', 'code'], cities)
}

export async function loadLists(db: Db): Promise<void> {
  const positioned = <T extends object>(rows: T[]) => rows.map((row, index) => ({ ...row, position: index + 1 }))
  const columns = ['slug', 'name', 'position']
  await reference.upsertRows(db, t.sectors, columns, ['slug'], positioned(sectors))
  await reference.upsertRows(db, t.jobFunctions, columns, ['slug'], positioned(functions))
  await reference.upsertRows(db, t.contracts, [...columns, 'kind'], ['slug'], positioned(contracts))
  await reference.upsertRows(db, t.structures, columns, ['slug'], positioned(structures))
  const sectorIds = new Map((await reference.findSectors(db)).map(({ slug, id }) => [slug, id]))
  const subsectors = sectors.flatMap((sector) =>
    positioned(sector.subsectors).map((row) => ({ ...row, sector_id: sectorIds.get(sector.slug) })),
  )
  await reference.upsertRows(db, t.subsectors, [...columns, 'sector_id'], ['slug'], subsectors)
  const functionIds = new Map((await reference.findFunctions(db)).map(({ slug, id }) => [slug, id]))
  const titles = jobTitles.map(({ slug, name, feminine, function: owner }) => ({
    slug,
    name,
    feminine,
    function_id: functionIds.get(owner),
  }))
  await reference.upsertRows(db, t.jobTitles, ['slug', 'name', 'feminine', 'function_id'], ['slug'], titles)
}
