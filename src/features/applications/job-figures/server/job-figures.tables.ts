import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'

/** Kept by a trigger on `applications`. */
export const applicationDays = pgTable(
  'application_days',
  {
    jobId: integer('job_id').notNull(),
    day: date('day').notNull(),
    sent: integer('sent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.day] })],
)
