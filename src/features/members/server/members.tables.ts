import { sql } from 'drizzle-orm'
import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'

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
  /** Kept from everybody but its owner: the account is suspended, or a decision has hidden the profile. */
  suspended: boolean('suspended').notNull().default(false),
  hiddenAt: timestamp('hidden_at', { withTimezone: true }),
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
  showConnections: boolean('show_connections').notNull().default(true),
  showExperience: boolean('show_experience').notNull().default(true),
  showEducation: boolean('show_education').notNull().default(true),
  showSkills: boolean('show_skills').notNull().default(true),
  showContactInfo: boolean('show_contact_info').notNull().default(false),
  allowMessages: boolean('allow_messages').notNull().default(true),
  showActivity: boolean('show_activity').notNull().default(true),
  visibleToRecruiters: boolean('visible_to_recruiters').notNull().default(true),
  cvSavedAt: timestamp('cv_saved_at', { withTimezone: true }),
  companyName: text('company_name').notNull().default(''),
  sector: text('sector').notNull().default(''),
  educationLevel: text('education_level').notNull().default(''),
  lastCourse: text('last_course').notNull().default(''),
  languages: text('languages')
    .array()
    .notNull()
    .default(sql`'{}'`),
  wantedSector: text('wanted_sector').notNull().default(''),
  version: integer('version').notNull().default(1),
})

/** How many members there are of each kind: the sum of the changes, which triggers write. */
export const memberCounts = pgTable('member_counts', {
  countryId: smallint('country_id').notNull(),
  suspended: boolean('suspended').notNull(),
  profileVisible: boolean('profile_visible').notNull(),
  publicProfile: boolean('public_profile').notNull(),
  visibleToRecruiters: boolean('visible_to_recruiters').notNull(),
  cvSaved: boolean('cv_saved').notNull(),
  /** In Paris. */
  seenOn: date('seen_on').notNull(),
  change: integer('change').notNull(),
})

export const blockedCompanies = pgTable(
  'blocked_companies',
  {
    accountId: integer('account_id').notNull(),
    companyId: integer('company_id').notNull(),
    blockedAt: timestamp('blocked_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.companyId] })],
)

// Entries from before they had ids get theirs when they are read.
type Experience = { id?: number; title: string; company: string; period: string; description: string }
type Education = { id?: number; degree: string; school: string; year: string }
