import type { SQL } from 'drizzle-orm'
import { and, asc, desc, eq, inArray, like, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import type { Positions } from './city-positions.ts'
import * as t from './reference.tables.ts'

const columns = {
  id: t.cities.id,
  countryId: t.cities.countryId,
  departmentCode: t.cities.departmentCode,
  population: t.cities.population,
}

// A beginning such as « saint » is that of thousands: the largest are meant.
const MOST_BEGINNING = 200

/** Largest first. A city of arrondissements comes with them. */
export const citiesNamed = (db: Db, folded: string) =>
  db
    .select(columns)
    .from(t.cities)
    .where(or(eq(t.cities.folded, folded), eq(t.cities.locality, folded)))
    .orderBy(desc(t.cities.population), asc(t.cities.id))

export const citiesBeginning = (db: Db, folded: string) =>
  db
    .select(columns)
    .from(t.cities)
    // Folded names are letters, digits and spaces: nothing in them means something to LIKE.
    .where(like(t.cities.folded, `${folded}%`))
    .orderBy(desc(t.cities.population), asc(t.cities.id))
    .limit(MOST_BEGINNING)

/** The arrondissement that has the code, not the whole city beside it. */
export async function citiesOfPostalCode(db: Db, code: string) {
  const found = await db
    .select({ ...columns, parentCode: t.cities.parentCode })
    .from(t.cities)
    .where(sql`${t.cities.postalCodes} @> array[${code}]`)
    .orderBy(desc(t.cities.population), asc(t.cities.id))
  const parts = found.filter(({ parentCode }) => parentCode !== null)
  return parts.length > 0 ? parts : found
}

export const citiesOfDepartment = (db: Db, code: string) =>
  db.select(columns).from(t.cities).where(eq(t.cities.departmentCode, code)).orderBy(asc(t.cities.id))

export const citiesOfCodes = (db: Db, codes: string[]) =>
  db
    .select(columns)
    .from(t.cities)
    .where(and(eq(t.cities.countryId, 1), inArray(t.cities.code, codes)))
    .orderBy(asc(t.cities.id))

const idsWhere = async (db: Db, wanted: SQL): Promise<number[]> =>
  (await db.select({ id: t.cities.id }).from(t.cities).where(wanted)).map(({ id }) => id)

export const citiesOfRegion = (db: Db, regionId: number) => idsWhere(db, eq(t.cities.regionId, regionId))

export const citiesOfCountry = (db: Db, countryId: number) => idsWhere(db, eq(t.cities.countryId, countryId))

/** Where every city lies, in columns: there are tens of thousands. */
export async function cityPositions(db: Db): Promise<Positions> {
  const { id, latitude, longitude } = t.cities
  const rows = await db.select({ id, latitude, longitude }).from(t.cities)
  const known = rows.filter((row) => row.latitude !== null && row.longitude !== null)
  return {
    ids: Int32Array.from(known, (row) => row.id),
    latitudes: Float64Array.from(known, (row) => row.latitude!),
    longitudes: Float64Array.from(known, (row) => row.longitude!),
  }
}
