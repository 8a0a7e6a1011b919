import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { DocumentKind, FeedKind, MediaKind } from '../../files.ts'

export const files = pgTable('files', {
  id: text('id').primaryKey(),
  purpose: text('purpose').notNull(),
  kind: text('kind').$type<'picture' | DocumentKind | FeedKind | MediaKind>().notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  width: integer('width'),
  height: integer('height'),
  name: text('name'),
  accountId: integer('account_id'),
  state: text('state').$type<'new' | 'claimed' | 'gone'>().notNull().default('new'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
})
