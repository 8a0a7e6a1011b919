import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { EntryKind, quoteOutcomes } from '../credits.rules.ts'

export const creditQuotes = pgTable('credit_quotes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  companyId: integer('company_id').notNull(),
  accountId: integer('account_id'),
  credits: integer('credits').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  settledAt: timestamp('settled_at', { withTimezone: true }),
  outcome: text('outcome').$type<(typeof quoteOutcomes)[number]>(),
})

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
