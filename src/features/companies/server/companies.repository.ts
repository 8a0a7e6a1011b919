import { asc, eq, sql } from 'drizzle-orm'
import { highestIn, inBatch, mostOf } from '#platform/server/collection/batch-condition.ts'
import type { Batch } from '#platform/server/collection/collection.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { prepared } from '#platform/server/database/prepared.ts'
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
      reviewsCount: companies.reviewsCount,
      reviewsStars: companies.reviewsStars,
    })
    .from(companies)
    .orderBy(asc(companies.name), asc(companies.id))

/** For how much of an index was filled. */
export const highestId = highestIn(companies.id)

/** Companies as search sees them. */
export const findForIndex = (db: Db, batch: Batch) =>
  db
    .select({
      id: companies.id,
      name: companies.name,
      tagline: companies.tagline,
      trades: companies.trades,
      industry: companies.industry,
      sectorId: companies.sectorId,
      structureId: companies.structureId,
      size: companies.size,
      countryId: companies.countryId,
      cityId: companies.cityId,
      createdAt: companies.createdAt,
    })
    .from(companies)
    .where(inBatch(companies.id, batch))
    .orderBy(asc(companies.id))
    .limit(mostOf(batch))

export type IndexRow = Awaited<ReturnType<typeof findForIndex>>[number]

/** What the directory shows of the named companies. */
export const findListed = (db: Db, ids: number[]) =>
  db
    .select({
      id: companies.id,
      name: companies.name,
      logoPath: companies.logoPath,
      tagline: companies.tagline,
      trades: companies.trades,
      sectorId: companies.sectorId,
      industry: companies.industry,
      size: companies.size,
      employees: companies.employees,
      cityId: companies.cityId,
      description: companies.description,
      website: companies.website,
      benefits: companies.benefits,
      createdAt: companies.createdAt,
      reviewsCount: companies.reviewsCount,
      reviewsStars: companies.reviewsStars,
    })
    .from(companies)
    .where(sql`${companies.id} = any(${sql.param(ids)}::int[])`)
    .orderBy(asc(companies.id))

const byId = prepared((db) =>
  db
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
      reviewsCount: companies.reviewsCount,
      reviewsStars: companies.reviewsStars,
    })
    .from(companies)
    .where(eq(companies.id, sql.placeholder('id'))),
)

export const findById = async (db: Db, id: number) => (await byId(db, { id }))[0] ?? null

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

export async function findPlace(db: Db, id: number) {
  const { countryId, cityId, sectorId, name } = companies
  const [found] = await db
    .select({ id: companies.id, countryId, cityId, sectorId, name })
    .from(companies)
    .where(eq(companies.id, id))
  return found ?? null
}

export const insertCompanies = (db: Db, rows: (typeof companies.$inferInsert)[]) =>
  db.insert(companies).values(rows).returning({ id: companies.id, name: companies.name })

/** Nothing if another one is called so. */
export async function insertCompany(tx: Tx, row: typeof companies.$inferInsert): Promise<number | null> {
  const rows = await tx
    .insert(companies)
    .values(row)
    .onConflictDoNothing({ target: companies.slug })
    .returning({ id: companies.id })
  return rows[0]?.id ?? null
}

export async function findNamed(db: Db, id: number) {
  const { name, website } = companies
  const [row] = await db.select({ id: companies.id, name, website }).from(companies).where(eq(companies.id, id))
  return row ?? null
}
