import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '#platform/server/database/limits.tables.ts'
import type { Outcome, ReportReason, Review } from '../moderation.rules.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const moderationCases = pgTable('moderation_cases', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  objectKind: text('object_kind').notNull(),
  objectId: integer('object_id').notNull(),
  accountId: integer('account_id'),
  openedAt: time('opened_at').notNull().defaultNow(),
  outcome: text('outcome').$type<Outcome>(),
  reason: text('reason').notNull().default(''),
  decidedAt: time('decided_at'),
  decidedBy: integer('decided_by'),
  review: text('review').$type<Review>(),
  reviewReason: text('review_reason').notNull().default(''),
  reviewedAt: time('reviewed_at'),
  reviewedBy: integer('reviewed_by'),
  untoldAfter: integer('untold_after'),
})

export const reports = pgTable('reports', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  caseId: integer('case_id').notNull(),
  objectKind: text('object_kind').notNull(),
  objectId: integer('object_id').notNull(),
  accountId: integer('account_id'),
  email: text('email'),
  reason: text('reason').$type<ReportReason>().notNull(),
  text: text('text').notNull().default(''),
  createdAt: time('created_at').notNull().defaultNow(),
})

export const appeals = pgTable('appeals', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  caseId: integer('case_id').notNull(),
  accountId: integer('account_id'),
  reportId: integer('report_id'),
  hash: bytea('hash').notNull(),
  expiresAt: time('expires_at').notNull(),
  text: text('text').notNull().default(''),
  sentAt: time('sent_at'),
})
