import { integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { CompanySize } from '../companies.rules.ts'

export const companies = pgTable('companies', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  tagline: text('tagline').notNull(),
  about: text('about').notNull(),
  description: text('description').notNull(),
  trades: text('trades').notNull(),
  benefits: text('benefits').array().notNull(),
  website: text('website'),
  sectorId: integer('sector_id').notNull(),
  structureId: integer('structure_id').notNull(),
  size: text('size').$type<CompanySize>().notNull(),
  employees: integer('employees'),
  foundedYear: smallint('founded_year'),
  countryId: smallint('country_id').notNull(),
  cityId: integer('city_id').notNull(),
  quoteText: text('quote_text'),
  quoteAuthor: text('quote_author'),
  quoteRole: text('quote_role'),
  featuredRank: smallint('featured_rank'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
