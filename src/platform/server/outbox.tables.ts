import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tx: text('tx').notNull(),
  topic: text('topic').notNull(),
  entityId: integer('entity_id').notNull(),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
})
