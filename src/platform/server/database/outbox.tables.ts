import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tx: text('tx')
    .notNull()
    .default(sql`pg_current_xact_id()`),
  topic: text('topic').notNull(),
  entityId: integer('entity_id').notNull(),
  accountId: integer('account_id'),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
})

export const outboxMarks = pgTable('outbox_marks', {
  id: uuid('id').primaryKey().defaultRandom(),
  tx: text('tx').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
})

export const outboxHorizon = pgTable('outbox_horizon', {
  one: boolean('one').primaryKey().default(true),
  tx: text('tx').notNull(),
  id: bigint('id', { mode: 'number' }).notNull(),
})
