import { and, asc, desc, eq, gt, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import type { Batch } from '#platform/server/collection/collection.ts'
import { highestIn, inBatch, mostOf } from '#platform/server/collection/batch-condition.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { prepared } from '#platform/server/database/prepared.ts'
import { cleanHtml, RICH_TEXT_RULES } from '#platform/server/rich-text.ts'
import { articles, newsCategories, newsDossiers } from './news.tables.ts'

/** The twin of `isPublished`. */
export const published = (now: Date | Placeholder): SQL =>
  and(isNotNull(articles.publishedAt), lte(articles.publishedAt, now))!

const publishedAt = sql<Date>`${articles.publishedAt}`.mapWith(articles.publishedAt)

const indexed = {
  id: articles.id,
  categoryId: articles.categoryId,
  dossierId: articles.dossierId,
  title: articles.title,
  summary: articles.summary,
  content: articles.content,
  author: articles.author,
  tags: articles.tags,
  featured: articles.featured,
  publishedAt,
}
export type IndexRow = Awaited<ReturnType<typeof findForIndex>>[number]

/** For how much of an index was filled. */
export const highestId = highestIn(articles.id)

export const findForIndex = (db: Db, batch: Batch, now: Date) =>
  db
    .select(indexed)
    .from(articles)
    .where(and(inBatch(articles.id, batch), published(now)))
    .orderBy(asc(articles.id))
    .limit(mostOf(batch))

/** Those whose hour came between two moments. */
export const findTurned = async (db: Db, since: Date, until: Date): Promise<number[]> => {
  const rows = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(gt(articles.publishedAt, since), lte(articles.publishedAt, until)))
    .orderBy(asc(articles.id))
  return rows.map(({ id }) => id)
}

const shown = {
  id: articles.id,
  title: articles.title,
  summary: articles.summary,
  coverFile: articles.coverFile,
  coverAlt: articles.coverAlt,
  author: articles.author,
  publishedAt,
  tags: articles.tags,
  featured: articles.featured,
  views: articles.views,
  likes: articles.likes,
  readingMinutes: articles.readingMinutes,
  categoryId: articles.categoryId,
  category: newsCategories.libelle,
  dossierId: articles.dossierId,
  dossier: newsDossiers.title,
}
export type ShownRow = Awaited<ReturnType<typeof findShown>>[number]

const whole = { content: articles.content, contentRules: articles.contentRules, layout: articles.layout }

const select = <More extends Partial<typeof whole>>(db: Db, more: More) =>
  db
    .select({ ...shown, ...more })
    .from(articles)
    .innerJoin(newsCategories, eq(newsCategories.id, articles.categoryId))
    .leftJoin(newsDossiers, eq(newsDossiers.id, articles.dossierId))

const shownOf = prepared((db) =>
  select(db, {}).where(
    and(sql`${articles.id} = any(${sql.placeholder('ids')}::int[])`, published(sql.placeholder('now'))),
  ),
)
const wholeOf = prepared((db) =>
  select(db, whole).where(and(eq(articles.id, sql.placeholder('id')), published(sql.placeholder('now')))),
)

/** The named ones, in that order; those that are not published any more are left out. */
export async function findShown(db: Db, ids: readonly number[], now: Date) {
  if (ids.length === 0) return []
  const rows = await shownOf(db, { ids, now })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function findWhole(db: Db, id: number, now: Date) {
  const [row] = await wholeOf(db, { id, now })
  if (!row) return null
  const { content, contentRules, ...article } = row
  // What other rules have made is not shown, not for a moment.
  return { ...article, content: contentRules === RICH_TEXT_RULES ? content : cleanHtml(content, 'staff') }
}

/** Which are the newest, and whatever a feed of them changes with. */
export const findNewestState = (db: Db, most: number, now: Date) =>
  db
    .select({ id: articles.id, publishedAt, changedAt: articles.changedAt, category: newsCategories.libelle })
    .from(articles)
    .innerJoin(newsCategories, eq(newsCategories.id, articles.categoryId))
    .where(published(now))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(most)

/** What an article is about, without its text. */
export async function findTheme(db: Db, id: number, now: Date) {
  const { categoryId, dossierId, tags } = articles
  const [row] = await db
    .select({ categoryId, dossierId, tags })
    .from(articles)
    .where(and(eq(articles.id, id), published(now)))
  return row ?? null
}

/** The newest, with their texts. */
export const findNewest = (db: Db, most: number, now: Date) =>
  db
    .select({ ...shown, content: articles.content, contentRules: articles.contentRules, changedAt: articles.changedAt })
    .from(articles)
    .innerJoin(newsCategories, eq(newsCategories.id, articles.categoryId))
    .leftJoin(newsDossiers, eq(newsDossiers.id, articles.dossierId))
    .where(published(now))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(most)

export const findForSitemap = (db: Db, { limit, offset }: { limit: number; offset: number }, now: Date) =>
  db
    .select({ id: articles.id, title: articles.title, publishedAt, changedAt: articles.changedAt })
    .from(articles)
    .where(published(now))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(limit)
    .offset(offset)

/** The most read, by an index. */
export const findPopular = async (db: Db, most: number, now: Date): Promise<number[]> => {
  const rows = await db
    .select({ id: articles.id })
    .from(articles)
    .where(published(now))
    .orderBy(desc(articles.views), desc(articles.id))
    .limit(most)
  return rows.map(({ id }) => id)
}

export const findCategories = (db: Db) =>
  db
    .select({ id: newsCategories.id, libelle: newsCategories.libelle })
    .from(newsCategories)
    .orderBy(asc(newsCategories.position), asc(newsCategories.id))

/** The latest of the named ones. */
export const findLatestDossiers = (db: Db, ids: readonly number[], most: number) =>
  db
    .select({ id: newsDossiers.id, title: newsDossiers.title, summary: newsDossiers.summary })
    .from(newsDossiers)
    .where(inArray(newsDossiers.id, [...ids]))
    .orderBy(desc(newsDossiers.createdAt), desc(newsDossiers.id))
    .limit(most)

export const addView = async (db: Db, id: number, now: Date): Promise<void> => {
  await db
    .update(articles)
    .set({ views: sql`${articles.views} + 1` })
    .where(and(eq(articles.id, id), published(now)))
}

export const insertCategories = (tx: Tx, rows: (typeof newsCategories.$inferInsert)[]) =>
  tx.insert(newsCategories).values(rows).returning({ id: newsCategories.id })

export const insertDossiers = (tx: Tx, rows: (typeof newsDossiers.$inferInsert)[]) =>
  tx.insert(newsDossiers).values(rows).returning({ id: newsDossiers.id })

export const insertArticles = (tx: Tx, rows: (typeof articles.$inferInsert)[]) =>
  tx.insert(articles).values(rows).returning({ id: articles.id })

/** Some whose text was made by older rules. */
export const findOutdated = (db: Db, rules: number, limit: number) =>
  db
    .select({ id: articles.id, content: articles.content })
    .from(articles)
    .where(lt(articles.contentRules, rules))
    .orderBy(asc(articles.id))
    .limit(limit)

/** Unless it was saved meanwhile, which has made it anew. */
export async function setContent(
  db: Db,
  { id, content: before }: { id: number; content: string },
  made: { content: string; contentRules: number },
): Promise<void> {
  await db
    .update(articles)
    .set(made)
    .where(and(eq(articles.id, id), eq(articles.content, before)))
}
/** What was published since, for those who choose the best of it. */
export const findMerits = (db: Db, since: Date, now: Date) =>
  db
    .select({ id: articles.id, views: articles.views, likes: articles.likes })
    .from(articles)
    .where(and(published(now), gt(articles.publishedAt, since)))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(200)
