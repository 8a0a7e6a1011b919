import { integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { Stage } from '../../applications.rules.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** A move that is not told yet. */
export const applicationMoves = pgTable('application_moves', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  applicationId: integer('application_id').notNull(),
  accountId: integer('account_id').notNull(),
  stage: text('stage').$type<Stage>().notNull(),
  body: text('body').notNull().default(''),
  slots: jsonb('slots').$type<string[]>().notNull().default([]),
  interviewAt: time('interview_at'),
  place: text('place').notNull().default(''),
  dueAt: time('due_at').notNull(),
})

export const applicationProposals = pgTable('application_proposals', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  applicationId: integer('application_id').notNull(),
  accountId: integer('account_id'),
  slots: jsonb('slots').$type<string[]>().notNull(),
  place: text('place').notNull().default(''),
  proposedAt: time('proposed_at').notNull().defaultNow(),
  answeredAt: time('answered_at'),
  picked: time('picked'),
})

export const applicationNotes = pgTable('application_notes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  applicationId: integer('application_id').notNull(),
  accountId: integer('account_id').notNull(),
  body: text('body').notNull(),
  writtenAt: time('written_at').notNull().defaultNow(),
})

export const applicationRatings = pgTable(
  'application_ratings',
  {
    applicationId: integer('application_id').notNull(),
    accountId: integer('account_id').notNull(),
    rating: smallint('rating').notNull(),
    ratedAt: time('rated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.accountId] })],
)
