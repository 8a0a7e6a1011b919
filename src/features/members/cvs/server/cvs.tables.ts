import type { DocumentKind } from '#platform/files.ts'
import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const cvs = pgTable('cvs', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id'),
  file: text('file').notNull(),
  name: text('name').notNull(),
  kind: text('kind').$type<DocumentKind>().notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  isDefault: boolean('is_default').notNull().default(false),
  removedAt: time('removed_at'),
})
