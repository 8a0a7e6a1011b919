import { date, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '#platform/server/database/limits.tables.ts'
import type { SubmittedFields } from '../submissions.contract.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const jobSubmissions = pgTable('job_submissions', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  visitor: bytea('visitor'),
  digest: bytea('digest').notNull(),
  title: text('title').notNull(),
  companyName: text('company_name').notNull(),
  contactName: text('contact_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull().default(''),
  fields: jsonb('fields').$type<SubmittedFields>().notNull(),
  cityId: integer('city_id'),
  countryId: smallint('country_id').notNull(),
  logoFile: text('logo_file'),
  termsVersion: date('terms_version', { mode: 'string' }).notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  confirmHash: bytea('confirm_hash'),
  confirmUntil: time('confirm_until').notNull(),
  confirmedAt: time('confirmed_at'),
  decidedAt: time('decided_at'),
  outcome: text('outcome').$type<'accepted' | 'refused'>(),
  reason: text('reason').notNull().default(''),
  companyId: integer('company_id'),
  jobId: integer('job_id'),
  accountId: integer('account_id'),
})
