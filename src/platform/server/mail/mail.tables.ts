import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const mails = pgTable('mails', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  messageKey: uuid('message_key').notNull().defaultRandom(),
  accountId: integer('account_id'),
  recipient: text('recipient').notNull(),
  kind: text('kind').notNull(),
  subject: text('subject').notNull(),
  html: text('html').notNull(),
  text: text('text').notNull(),
  unsubscribe: text('unsubscribe'),
  calendar: text('calendar'),
  status: text('status', { enum: ['waiting', 'delivered', 'failed'] })
    .notNull()
    .default('waiting'),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
  settledAt: timestamp('settled_at', { withTimezone: true }),
})
