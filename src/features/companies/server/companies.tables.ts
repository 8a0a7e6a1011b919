import { bigint, doublePrecision, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { SocialNetwork } from '../companies-contact.rules.ts'
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
  email: text('email'),
  phone: text('phone'),
  revenue: bigint('revenue', { mode: 'number' }),
  street: text('street'),
  postalCode: text('postal_code'),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  logoPath: text('logo_path'),
  logoFile: text('logo_file'),
  industry: text('industry'),
  // Kept by triggers, with each change of a review.
  reviewsCount: integer('reviews_count').notNull().default(0),
  reviewsStars: integer('reviews_stars').notNull().default(0),
})

export const companySocialNetworks = pgTable('company_social_networks', {
  companyId: integer('company_id').notNull(),
  network: text('network').$type<SocialNetwork>().notNull(),
  url: text('url').notNull(),
})

export const companyPhotos = pgTable('company_photos', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  companyId: integer('company_id').notNull(),
  position: smallint('position').notNull(),
  path: text('path').notNull(),
  alt: text('alt').notNull(),
  caption: text('caption').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
})

export const companyVideos = pgTable('company_videos', {
  companyId: integer('company_id').primaryKey(),
  path: text('path').notNull(),
  mediaType: text('media_type').$type<'video/webm' | 'video/mp4'>().notNull(),
  posterPath: text('poster_path').notNull(),
  captionsPath: text('captions_path').notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  seconds: smallint('seconds').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
})
