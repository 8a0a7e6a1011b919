import { boolean, customType, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { KeyScope } from '#platform/contract.ts'
import type { FeedItem } from '../multiposting.contract.ts'
import type { FeedFormat, ImportState, ItemOutcome } from '../multiposting.rules.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const companyKeys = pgTable('company_keys', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  companyId: integer('company_id').notNull(),
  accountId: integer('account_id').notNull(),
  name: text('name').notNull(),
  hash: bytes('hash').notNull(),
  hint: text('hint').notNull(),
  scopes: text('scopes').array().$type<KeyScope[]>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  lastUsedAt: time('last_used_at'),
  revokedAt: time('revoked_at'),
})

export const feedImports = pgTable('feed_imports', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  companyId: integer('company_id').notNull(),
  accountId: integer('account_id'),
  format: text('format').$type<FeedFormat>().notNull(),
  whole: boolean('whole').notNull(),
  state: text('state').$type<ImportState>().notNull(),
  closed: integer('closed').notNull().default(0),
  createdAt: time('created_at').notNull().defaultNow(),
  finishedAt: time('finished_at'),
})

export const feedItems = pgTable(
  'feed_items',
  {
    importId: integer('import_id').notNull(),
    position: integer('position').notNull(),
    reference: text('reference').notNull(),
    title: text('title').notNull(),
    fields: jsonb('fields').$type<Omit<FeedItem, 'reference'>>(),
    hash: bytes('hash'),
    outcome: text('outcome').$type<ItemOutcome>(),
    reason: text('reason').notNull().default(''),
    jobId: integer('job_id'),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
)

export const feedJobs = pgTable(
  'feed_jobs',
  {
    companyId: integer('company_id').notNull(),
    reference: text('reference').notNull(),
    jobId: integer('job_id').notNull(),
    hash: bytes('hash').notNull(),
    closedAt: time('closed_at'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.reference] })],
)
