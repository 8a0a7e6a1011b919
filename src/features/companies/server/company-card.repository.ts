import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { companies } from './companies.tables.ts'

export const findCard = async (db: Db, id: number) => {
  const found = await db
    .select({
      tagline: companies.tagline,
      about: companies.about,
      employees: companies.employees,
      foundedYear: companies.foundedYear,
      website: companies.website,
      cityId: companies.cityId,
    })
    .from(companies)
    .where(eq(companies.id, id))
  return found[0] ?? null
}

export async function findRated(db: Db, id: number) {
  const { name, reviewsCount, reviewsStars } = companies
  const [found] = await db
    .select({ id: companies.id, name, reviewsCount, reviewsStars })
    .from(companies)
    .where(eq(companies.id, id))
  return found ?? null
}

export const findNames = (db: Db, ids: number[]) =>
  db
    .select({ id: companies.id, name: companies.name, website: companies.website })
    .from(companies)
    .where(sql`${companies.id} = any(${sql.param(ids)}::int[])`)
    .orderBy(asc(companies.id))
