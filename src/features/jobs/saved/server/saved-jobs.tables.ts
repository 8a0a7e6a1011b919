import { integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'

export const savedJobs = pgTable(
  'saved_jobs',
  {
    accountId: integer('account_id').notNull(),
    jobId: integer('job_id').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.jobId] })],
)
