import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Role } from '../../contract.ts'

/** Some fields of a thing, by name. */
export type Fields = Record<string, unknown>

export const acts = pgTable('acts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  doneAt: timestamp('done_at', { withTimezone: true }).notNull().defaultNow(),
  actorId: integer('actor_id'),
  actorRole: text('actor_role').$type<Role | 'florin'>().notNull(),
  act: text('act').notNull(),
  objectKind: text('object_kind').notNull(),
  objectId: bigint('object_id', { mode: 'number' }).notNull(),
  accountId: integer('account_id'),
  before: jsonb('before').$type<Fields>(),
  after: jsonb('after').$type<Fields>(),
  reason: text('reason').notNull().default(''),
})
