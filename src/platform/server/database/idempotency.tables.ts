import { jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from './limits.tables.ts'

export const idempotentCalls = pgTable('idempotent_calls', {
  key: bytea('key').primaryKey(),
  body: bytea('body').notNull(),
  answer: jsonb('answer').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
