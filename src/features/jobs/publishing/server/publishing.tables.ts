import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core'
import type { JobFields } from '../publishing.contract.ts'

export const loneDrafts = pgTable('lone_drafts', {
  // The next number of a job.
  id: integer('id')
    .primaryKey()
    .default(sql`nextval('jobs_id_seq')`),
  accountId: integer('account_id').notNull(),
  fields: jsonb('fields').$type<JobFields>().notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
})

export const jobForms = pgTable('job_forms', {
  jobId: integer('job_id').primaryKey(),
  fields: jsonb('fields').$type<JobFields>().notNull(),
  version: integer('version').notNull().default(1),
  accountId: integer('account_id'),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
})
