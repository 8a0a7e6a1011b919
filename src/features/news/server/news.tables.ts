import { boolean, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '#platform/server/database/limits.tables.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })
const numbered = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

export const newsCategories = pgTable('news_categories', {
  id: numbered(),
  libelle: text('libelle').notNull(),
  position: integer('position').notNull().default(0),
})

export const newsDossiers = pgTable('news_dossiers', {
  id: numbered(),
  title: text('title').notNull(),
  summary: text('summary').notNull().default(''),
  createdAt: time('created_at').notNull().defaultNow(),
})

export const articles = pgTable('articles', {
  id: numbered(),
  categoryId: integer('category_id').notNull(),
  dossierId: integer('dossier_id'),
  title: text('title').notNull(),
  summary: text('summary').notNull().default(''),
  content: text('content').notNull().default(''),
  contentRules: integer('content_rules').notNull().default(1),
  layout: smallint('layout').$type<1 | 2>().notNull().default(1),
  coverFile: text('cover_file'),
  coverAlt: text('cover_alt').notNull().default(''),
  author: text('author').notNull().default(''),
  tags: text('tags').array().notNull().default([]),
  featured: boolean('featured').notNull().default(false),
  readingMinutes: smallint('reading_minutes').notNull().default(1),
  publishedAt: time('published_at'),
  createdAt: time('created_at').notNull().defaultNow(),
  changedAt: time('changed_at').notNull().defaultNow(),
  views: integer('views').notNull().default(0),
  likes: integer('likes').notNull().default(0),
  version: integer('version').notNull().default(0),
  shownVersion: integer('shown_version').notNull().default(0),
  previewSalt: text('preview_salt'),
  previewUntil: time('preview_until'),
})

export const articleLikes = pgTable('article_likes', {
  articleId: integer('article_id').notNull(),
  accountId: integer('account_id'),
  visitor: bytea('visitor'),
  likedAt: time('liked_at').notNull().defaultNow(),
})
