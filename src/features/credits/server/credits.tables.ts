import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { EntryKind } from '../credits.rules.ts'

// `month`, `position` and `balance` are written by a trigger.
export const creditEntries = pgTable('credit_entries', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  companyId: integer('company_id').notNull(),
  month: date('month', { mode: 'string' }).notNull().default('-infinity'),
  position: integer('position').notNull().default(0),
  balance: integer('balance').notNull().default(0),
  amount: integer('amount').notNull(),
  kind: text('kind').$type<EntryKind>().notNull(),
  subjectId: integer('subject_id'),
  label: text('label').notNull().default(''),
  accountId: integer('account_id'),
  refunds: integer('refunds'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
