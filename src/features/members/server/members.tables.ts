import { boolean, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

export const members = pgTable('members', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  title: text('title').notNull(),
  companyId: integer('company_id'),
  schoolName: text('school_name'),
  countryId: smallint('country_id').notNull(),
  cityId: integer('city_id').notNull(),
  presentation: text('presentation').notNull(),
  skills: text('skills').array().notNull(),
  experienceYears: smallint('experience_years').notNull(),
  verified: boolean('verified').notNull(),
  profileVisible: boolean('profile_visible').notNull(),
  publicProfile: boolean('public_profile').notNull(),
  joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
})
