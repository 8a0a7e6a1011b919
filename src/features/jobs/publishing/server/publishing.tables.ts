import { integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core'
import type { OfferFields } from '../publishing.contract.ts'

export const jobForms = pgTable('job_forms', {
  jobId: integer('job_id').primaryKey(),
  fields: jsonb('fields').$type<OfferFields>().notNull(),
  version: integer('version').notNull().default(1),
  accountId: integer('account_id'),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
})
