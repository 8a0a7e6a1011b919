import { asc, eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/server/database/db.ts'
import * as t from './reference.tables.ts'

export const findCountries = (db: Db) =>
  db
    .select({ id: t.countries.id, code: t.countries.code, name: t.countries.name })
    .from(t.countries)
    .orderBy(asc(t.countries.id))

export const findRegions = (db: Db) =>
  db
    .select({ id: t.regions.id, countryId: t.regions.countryId, code: t.regions.code, name: t.regions.name })
    .from(t.regions)
    .orderBy(asc(t.regions.countryId), asc(t.regions.name), asc(t.regions.id))

export const findDepartments = (db: Db) =>
  db
    .select({ code: t.departments.code, regionId: t.departments.regionId, name: t.departments.name })
    .from(t.departments)
    .orderBy(asc(t.departments.code))

export const findSectors = (db: Db) =>
  db
    .select({ id: t.sectors.id, slug: t.sectors.slug, name: t.sectors.name })
    .from(t.sectors)
    .orderBy(asc(t.sectors.position), asc(t.sectors.id))

export const findSubsectors = (db: Db) =>
  db
    .select({ id: t.subsectors.id, sectorId: t.subsectors.sectorId, slug: t.subsectors.slug, name: t.subsectors.name })
    .from(t.subsectors)
    .orderBy(asc(t.subsectors.sectorId), asc(t.subsectors.position), asc(t.subsectors.id))

export const findFunctions = (db: Db) =>
  db
    .select({ id: t.jobFunctions.id, slug: t.jobFunctions.slug, name: t.jobFunctions.name })
    .from(t.jobFunctions)
    .orderBy(asc(t.jobFunctions.position), asc(t.jobFunctions.id))

export const findContracts = (db: Db) =>
  db
    .select({ id: t.contracts.id, slug: t.contracts.slug, name: t.contracts.name, kind: t.contracts.kind })
    .from(t.contracts)
    .orderBy(asc(t.contracts.position), asc(t.contracts.id))

export const findStructures = (db: Db) =>
  db
    .select({ id: t.structures.id, slug: t.structures.slug, name: t.structures.name })
    .from(t.structures)
    .orderBy(asc(t.structures.position), asc(t.structures.id))

export const findJobTitles = (db: Db) =>
  db
    .select({
      id: t.jobTitles.id,
      slug: t.jobTitles.slug,
      name: t.jobTitles.name,
      feminine: t.jobTitles.feminine,
      functionId: t.jobTitles.functionId,
    })
    .from(t.jobTitles)
    .orderBy(asc(t.jobTitles.name), asc(t.jobTitles.id))

const cityColumns = {
  id: t.cities.id,
  countryId: t.cities.countryId,
  regionId: t.cities.regionId,
  code: t.cities.code,
  name: t.cities.name,
  departmentCode: t.cities.departmentCode,
  population: t.cities.population,
  parentCode: t.cities.parentCode,
  postalCodes: t.cities.postalCodes,
  /** A large city has several: none of them says where in it. */
  postalCode: sql<
    string | null
  >`case when cardinality(${t.cities.postalCodes}) = 1 then ${t.cities.postalCodes}[1] end`,
}

export const findCities = (db: Db, ids: number[]) =>
  db
    .select(cityColumns)
    .from(t.cities)
    .where(sql`${t.cities.id} = any(${sql.param(ids)}::int[])`)
    .orderBy(asc(t.cities.id))

/** The larger cities and their arrondissements: where jobs, companies and members of the sample data are. */
export const findCitiesAbove = (db: Db, population: number) =>
  db
    .select(cityColumns)
    .from(t.cities)
    .where(sql`${t.cities.population} >= ${population} or ${t.cities.countryId} > 1`)
    .orderBy(asc(t.cities.countryId), sql`${t.cities.population} desc`, asc(t.cities.id))

export const findEdition = async (db: Db, name: string): Promise<string | null> => {
  const found = await db
    .select({ edition: t.referenceEditions.edition })
    .from(t.referenceEditions)
    .where(eq(t.referenceEditions.name, name))
  return found[0]?.edition ?? null
}

export const setEdition = (db: Db, name: string, edition: string) =>
  db
    .insert(t.referenceEditions)
    .values({ name, edition })
    .onConflictDoUpdate({ target: t.referenceEditions.name, set: { edition, loadedAt: sql`now()` } })

const ROWS_AT_ONCE = 5_000

/**
 * Writes a whole list, thousands of rows at a time: they travel as one JSON parameter. Known rows (same key) take the new
 * values, so that a new edition of an official list keeps every id; rows that say the same are left alone.
 */
export async function upsertRows(
  db: Db,
  table: PgTable,
  columns: string[],
  key: string[],
  rows: object[],
): Promise<void> {
  const list = sql.raw(columns.join(', '))
  const others = columns.filter((name) => !key.includes(name))
  const each = (write: (name: string) => string) => sql.raw(others.map(write).join(', '))
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE))
    await db.execute(sql`
      insert into ${table} as known (${list})
      select ${list} from jsonb_populate_recordset(null::${table}, ${some}::jsonb)
      on conflict (${sql.raw(key.join(', '))}) do update set ${each((name) => `${name} = excluded.${name}`)}
      where (${each((name) => `known.${name}`)}) is distinct from (${each((name) => `excluded.${name}`)})`)
  }
}
