import { integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { MediaKind } from '#platform/files.ts'
import type { Block, DraftFilm, DraftPhoto, FieldName } from '../editing.rules.ts'

/** Of the photos a list, of the film all of it, of the other blocks the fields that differ from the page. */
export type Content = Partial<Record<FieldName, string>> | DraftPhoto[] | DraftFilm

export const companyDrafts = pgTable(
  'company_drafts',
  {
    companyId: integer('company_id').notNull(),
    block: text('block').$type<Block>().notNull(),
    version: integer('version').notNull().default(0),
    content: jsonb('content').$type<Content>(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.block] })],
)

export const companyPictures = pgTable('company_pictures', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  companyId: integer('company_id').notNull(),
  file: text('file').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

export const companyFilms = pgTable('company_films', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  companyId: integer('company_id').notNull(),
  file: text('file').notNull(),
  kind: text('kind').$type<MediaKind>().notNull(),
  seconds: smallint('seconds'),
  width: integer('width'),
  height: integer('height'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
