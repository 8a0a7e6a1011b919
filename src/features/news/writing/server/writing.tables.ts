import { boolean, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const articleVersions = pgTable(
  'article_versions',
  {
    articleId: integer('article_id').notNull(),
    number: integer('number').notNull(),
    accountId: integer('account_id'),
    savedAt: time('saved_at').notNull().defaultNow(),
    byItself: boolean('by_itself').notNull().default(false),
    begunAt: time('begun_at').notNull().defaultNow(),
    categoryId: integer('category_id'),
    dossierId: integer('dossier_id'),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    content: text('content').notNull(),
    layout: smallint('layout').$type<1 | 2>().notNull(),
    coverFile: text('cover_file'),
    coverAlt: text('cover_alt').notNull(),
    author: text('author').notNull(),
    tags: text('tags').array().notNull(),
    featured: boolean('featured').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.number] })],
)

export const articlePictures = pgTable(
  'article_pictures',
  {
    articleId: integer('article_id').notNull(),
    file: text('file').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.file] })],
)
