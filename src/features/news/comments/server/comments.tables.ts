import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const articleComments = pgTable('article_comments', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  articleId: integer('article_id').notNull(),
  accountId: integer('account_id').notNull(),
  source: text('source').notNull(),
  html: text('html').notNull(),
  rules: integer('rules').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: time('created_at').notNull().defaultNow(),
  editedAt: time('edited_at'),
  hiddenAt: time('hidden_at'),
  suspended: boolean('suspended').notNull().default(false),
  shown: boolean('shown')
    .notNull()
    .generatedAlwaysAs(sql`hidden_at is null and not suspended`),
})

export const articleCommentVersions = pgTable(
  'article_comment_versions',
  {
    commentId: integer('comment_id').notNull(),
    accountId: integer('account_id').notNull(),
    version: integer('version').notNull(),
    source: text('source').notNull(),
    writtenAt: time('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.version] })],
)

export const articleCommentMarks = pgTable(
  'article_comment_marks',
  {
    articleId: integer('article_id').notNull(),
    accountId: integer('account_id').notNull(),
    mark: text('mark').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.accountId, table.mark] })],
)

export const articleCommentDrafts = pgTable(
  'article_comment_drafts',
  {
    accountId: integer('account_id').notNull(),
    articleId: integer('article_id').notNull(),
    source: text('source').notNull(),
    keptAt: time('kept_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.articleId] })],
)
