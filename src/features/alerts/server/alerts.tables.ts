import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Frequency, NarrowingReason } from '../alerts.rules.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const alerts = pgTable('alerts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  title: text('title').notNull(),
  search: text('search').notNull(),
  frequency: text('frequency').$type<Frequency>().notNull(),
  active: boolean('active').notNull().default(true),
  createdAt: time('created_at').notNull().defaultNow(),
  startedAt: time('started_at').notNull().defaultNow(),
  seenUntil: time('seen_until').notNull().defaultNow(),
  nextAt: time('next_at').notNull(),
})

export const alertJobs = pgTable(
  'alert_jobs',
  { alertId: integer('alert_id').notNull(), jobId: integer('job_id').notNull() },
  (table) => [primaryKey({ columns: [table.alertId, table.jobId] })],
)

export const alertFeedback = pgTable('alert_feedback', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  alertId: integer('alert_id').notNull(),
  jobId: integer('job_id'),
  functionId: integer('function_id').notNull(),
  relevant: boolean('relevant').notNull(),
  reason: text('reason').$type<NarrowingReason>(),
  value: text('value'),
  label: text('label'),
  givenAt: time('given_at').notNull().defaultNow(),
})
