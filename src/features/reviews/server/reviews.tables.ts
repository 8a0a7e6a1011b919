import { sql } from 'drizzle-orm'
import { boolean, date, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { Basis, ReviewState } from '../reviews.rules.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const reviews = pgTable('company_reviews', {
  id: integer('id')
    .primaryKey()
    .default(sql`(1 + floor(random() * 2147483646))::integer`),
  companyId: integer('company_id').notNull(),
  accountId: integer('account_id').notNull(),
  stars: smallint('stars').notNull(),
  text: text('text').notNull(),
  basis: text('basis').$type<Basis>().notNull(),
  state: text('state').$type<ReviewState>().notNull().default('pending'),
  suspended: boolean('suspended').notNull().default(false),
  shown: boolean('shown')
    .notNull()
    .generatedAlwaysAs(sql`state = 'published' and not suspended`),
  publishedOn: date('published_on'),
  version: integer('version').notNull().default(1),
  writtenAt: time('written_at').notNull().defaultNow(),
  changedAt: time('changed_at').notNull().defaultNow(),
})

export const reviewAnswers = pgTable('company_review_answers', {
  reviewId: integer('review_id').primaryKey(),
  companyId: integer('company_id').notNull(),
  accountId: integer('account_id'),
  text: text('text').notNull(),
  writtenAt: time('written_at').notNull().defaultNow(),
  hiddenAt: time('hidden_at'),
})
