import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const notifications = pgTable('notifications', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  event: text('event').notNull(),
  title: text('title').notNull(),
  body: text('body').notNull().default(''),
  path: text('path').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  readAt: timestamp('read_at', { withTimezone: true }),
})

export const notificationChoices = pgTable(
  'notification_choices',
  {
    accountId: integer('account_id').notNull(),
    event: text('event').notNull(),
    site: boolean('site').notNull(),
    mail: boolean('mail').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.event] })],
)
