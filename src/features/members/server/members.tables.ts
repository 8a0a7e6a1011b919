import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

export const members = pgTable('members', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  title: text('title').notNull().default(''),
  companyId: integer('company_id'),
  schoolName: text('school_name'),
  countryId: smallint('country_id').notNull(),
  cityId: integer('city_id'),
  presentation: text('presentation').notNull().default(''),
  skills: text('skills')
    .array()
    .notNull()
    .default(sql`'{}'`),
  experienceYears: smallint('experience_years').notNull().default(0),
  verified: boolean('verified').notNull().default(false),
  profileVisible: boolean('profile_visible').notNull().default(true),
  suspended: boolean('suspended').notNull().default(false),
  publicProfile: boolean('public_profile').notNull().default(false),
  joinedAt: timestamp('joined_at', { withTimezone: true }).notNull().defaultNow(),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
  accountId: integer('account_id'),
  location: text('location').notNull().default(''),
  availability: text('availability')
    .$type<'open_to_opportunities' | 'employed' | 'not_available'>()
    .notNull()
    .default('open_to_opportunities'),
  experience: jsonb('experience').$type<Experience[]>().notNull().default([]),
  education: jsonb('education').$type<Education[]>().notNull().default([]),
  wantedTitle: text('wanted_title').notNull().default(''),
  wantedLocation: text('wanted_location').notNull().default(''),
  wantedSalary: text('wanted_salary').notNull().default(''),
  wantedContract: text('wanted_contract').notNull().default(''),
  photoFile: text('photo_file'),
})

// Entries from before they had ids get theirs when they are read.
type Experience = { id?: number; title: string; company: string; period: string; description: string }
type Education = { id?: number; degree: string; school: string; year: string }
