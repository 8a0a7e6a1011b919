import { integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'

export const seenJobs = pgTable(
  'seen_jobs',
  {
    accountId: integer('account_id').notNull(),
    jobId: integer('job_id').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.jobId] })],
)
