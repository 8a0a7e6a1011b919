import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { companies } from './companies.tables.ts'

/** What lists and cards need of every company; texts for its own page are left out. */
export const findReferences = (db: Db) =>
  db
    .select({
      id: companies.id,
      name: companies.name,
      logoPath: companies.logoPath,
      website: companies.website,
      sectorId: companies.sectorId,
      structureId: companies.structureId,
      countryId: companies.countryId,
      featuredRank: companies.featuredRank,
    })
    .from(companies)
    .orderBy(asc(companies.name), asc(companies.id))

/** Every company as the directory filters, searches and shows it. */
export const findDirectory = (db: Db) =>
  db
    .select({
      id: companies.id,
      name: companies.name,
      logoPath: companies.logoPath,
      tagline: companies.tagline,
      trades: companies.trades,
      sectorId: companies.sectorId,
      industry: companies.industry,
      structureId: companies.structureId,
      size: companies.size,
      employees: companies.employees,
      countryId: companies.countryId,
      cityId: companies.cityId,
    })
    .from(companies)
    .orderBy(asc(companies.name), asc(companies.id))

/** What a list tells of the named companies besides what the directory keeps in memory. */
export const findTexts = (db: Db, ids: number[]) =>
  db
    .select({
      id: companies.id,
      description: companies.description,
      website: companies.website,
      benefits: companies.benefits,
      createdAt: companies.createdAt,
    })
    .from(companies)
    .where(inArray(companies.id, ids))

export const findById = async (db: Db, id: number) => {
  const [found] = await db
    .select({
      id: companies.id,
      name: companies.name,
      logoPath: companies.logoPath,
      tagline: companies.tagline,
      about: companies.about,
      description: companies.description,
      trades: companies.trades,
      benefits: companies.benefits,
      website: companies.website,
      sectorId: companies.sectorId,
      industry: companies.industry,
      structureId: companies.structureId,
      size: companies.size,
      employees: companies.employees,
      foundedYear: companies.foundedYear,
      countryId: companies.countryId,
      cityId: companies.cityId,
      quoteText: companies.quoteText,
      quoteAuthor: companies.quoteAuthor,
      quoteRole: companies.quoteRole,
      createdAt: companies.createdAt,
      email: companies.email,
      phone: companies.phone,
      revenue: companies.revenue,
      street: companies.street,
      postalCode: companies.postalCode,
      latitude: companies.latitude,
      longitude: companies.longitude,
    })
    .from(companies)
    .where(eq(companies.id, id))
  return found ?? null
}

export const findCards = (db: Db, ids: number[]) =>
  db
    .select({
      id: companies.id,
      name: companies.name,
      logoPath: companies.logoPath,
      tagline: companies.tagline,
      trades: companies.trades,
      sectorId: companies.sectorId,
      industry: companies.industry,
      cityId: companies.cityId,
      employees: companies.employees,
      featuredRank: companies.featuredRank,
      quoteText: companies.quoteText,
      quoteAuthor: companies.quoteAuthor,
      quoteRole: companies.quoteRole,
    })
    .from(companies)
    .where(sql`${companies.id} = any(${sql.param(ids)}::int[])`)
    .orderBy(asc(companies.id))

export const insertCompanies = (db: Db, rows: (typeof companies.$inferInsert)[]) =>
  db.insert(companies).values(rows).returning({ id: companies.id, name: companies.name })
