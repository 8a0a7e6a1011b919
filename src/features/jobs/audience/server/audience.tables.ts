import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Source } from '../audience.rules.ts'

export const jobViews = pgTable(
  'job_views',
  {
    jobId: integer('job_id').notNull(),
    day: date('day').notNull(),
    source: text('source').$type<Source>().notNull(),
    views: integer('views').notNull().default(0),
    forms: integer('forms').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.day, table.source] })],
)
