import { and, asc, desc, eq, lt, notInArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { articles } from '../../server/news.tables.ts'
import { MOST_VERSIONS, UNUSED_HOURS } from '../writing.rules.ts'
import { articlePictures as pictures, articleVersions as versions } from './writing.tables.ts'

/** What a version says of an article, but for the text itself. */
const labels = {
  categoryId: articles.categoryId,
  dossierId: articles.dossierId,
  title: articles.title,
  summary: articles.summary,
  layout: articles.layout,
  coverFile: articles.coverFile,
  coverAlt: articles.coverAlt,
  author: articles.author,
  tags: articles.tags,
  featured: articles.featured,
}
/** All but the text itself, which is long. */
const held = {
  id: articles.id,
  publishedAt: articles.publishedAt,
  changedAt: articles.changedAt,
  version: articles.version,
  shownVersion: articles.shownVersion,
  previewSalt: articles.previewSalt,
  previewUntil: articles.previewUntil,
  ...labels,
}
const written = { ...held, content: articles.content }
export type ArticleTexts = Pick<typeof articles.$inferSelect, keyof typeof labels | 'content'>
export type HeldArticle = Pick<typeof articles.$inferSelect, keyof typeof held>
export type WrittenArticle = HeldArticle & ArticleTexts

export const labelsOf = (row: ArticleTexts): Omit<ArticleTexts, 'content'> => {
  const names = Object.keys(labels) as (keyof typeof labels)[]
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Omit<ArticleTexts, 'content'>
}
export const textsOf = (row: ArticleTexts): ArticleTexts => ({ ...labelsOf(row), content: row.content })

export async function findArticle(db: Db, id: number): Promise<WrittenArticle | null> {
  const [row] = await db.select(written).from(articles).where(eq(articles.id, id))
  return row ?? null
}

/** As it is now; whoever else writes it waits until the transaction ends. */
export async function lockArticle(tx: Tx, id: number): Promise<HeldArticle | null> {
  const [row] = await tx.select(held).from(articles).where(eq(articles.id, id)).for('no key update')
  return row ?? null
}

export async function insertArticle(tx: Tx, row: { title: string; categoryId: number }): Promise<number> {
  const [made] = await tx.insert(articles).values(row).returning({ id: articles.id })
  return made!.id
}

export const updateArticle = (
  tx: Tx,
  id: number,
  change: Partial<Omit<typeof articles.$inferInsert, 'changedAt'>> & { changedAt?: SQL },
) => tx.update(articles).set(change).where(eq(articles.id, id))

export const deleteArticle = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.delete(articles).where(eq(articles.id, id)).returning({ id: articles.id })).length > 0

// Versions --------------------------------------------------------------------------------------------
export type VersionRow = typeof versions.$inferSelect

export const insertVersion = (tx: Tx, row: typeof versions.$inferInsert) => tx.insert(versions).values(row)

export async function findVersion(db: Db, articleId: number, number: number): Promise<VersionRow | null> {
  const [row] = await db
    .select()
    .from(versions)
    .where(and(eq(versions.articleId, articleId), eq(versions.number, number)))
  return row ?? null
}

/** Who saved it, and when; without what it says, which is long. */
export async function findSitting(db: Db, articleId: number, number: number) {
  const { byItself, accountId, begunAt } = versions
  const [row] = await db
    .select({ number: versions.number, byItself, accountId, begunAt })
    .from(versions)
    .where(and(eq(versions.articleId, articleId), eq(versions.number, number)))
  return row ?? null
}

/** Who saved which, newest first, without what they say. */
export const findVersions = (db: Db, articleId: number) =>
  db
    .select({
      number: versions.number,
      accountId: versions.accountId,
      savedAt: versions.savedAt,
      byItself: versions.byItself,
    })
    .from(versions)
    .where(eq(versions.articleId, articleId))
    .orderBy(desc(versions.number))

export const deleteVersion = (tx: Tx, articleId: number, number: number) =>
  tx.delete(versions).where(and(eq(versions.articleId, articleId), eq(versions.number, number)))

/** A version that readers are shown stays. */
export const keepVersion = (tx: Tx, articleId: number, number: number) =>
  tx
    .update(versions)
    .set({ byItself: false })
    .where(and(eq(versions.articleId, articleId), eq(versions.number, number)))

/** The oldest beyond the most that are kept, but for the one that is shown. */
export const deleteOldVersions = (tx: Tx, articleId: number, shown: number) =>
  tx.execute(sql`
    delete from article_versions where article_id = ${articleId} and number <> ${shown} and number <=
      (select number from article_versions where article_id = ${articleId} order by number desc offset ${MOST_VERSIONS} limit 1)`)

/** What somebody has written, for them to take along. */
export const findWrittenBy = (db: Db, accountId: number) =>
  db
    .select({
      articleId: versions.articleId,
      number: versions.number,
      savedAt: versions.savedAt,
      title: versions.title,
    })
    .from(versions)
    .where(eq(versions.accountId, accountId))
    .orderBy(asc(versions.articleId), asc(versions.number))

// Pictures --------------------------------------------------------------------------------------------
export const insertPicture = (tx: Tx, row: { articleId: number; file: string }) => tx.insert(pictures).values(row)

/** What a text may name: whether its category and its dossier are there, and the pictures of the article. */
export async function findGround(
  tx: Tx,
  { id, categoryId, dossierId }: { id: number; categoryId: number; dossierId: number | null },
) {
  const { rows } = await tx.execute<{ category: boolean; dossier: boolean; pictures: string[] }>(sql`
    select exists (select 1 from news_categories where id = ${categoryId}) as category,
      (${dossierId}::int is null or exists (select 1 from news_dossiers where id = ${dossierId})) as dossier,
      array(select file from article_pictures where article_id = ${id}) as pictures`)
  const [{ category: hasCategory, dossier: hasDossier, pictures: files }] = rows as [(typeof rows)[number]]
  return { hasCategory, hasDossier, pictures: files }
}

/** The article that a picture belongs to, as it is shown. */
export async function findShownBy(db: Db, file: string) {
  const [row] = await db
    .select({
      publishedAt: articles.publishedAt,
      previewUntil: articles.previewUntil,
      isShown: sql<boolean>`(${articles.coverFile} = ${file} or position(${file} in ${articles.content}) > 0) is true`,
    })
    .from(pictures)
    .innerJoin(articles, eq(articles.id, pictures.articleId))
    .where(eq(pictures.file, file))
  return row ?? null
}

/** Lets go of pictures that neither the article nor any of its versions shows, and that were not sent just now. */
export async function dropUnusedPictures(tx: Tx, articleId: number): Promise<void> {
  const used = tx
    .select({ file: pictures.file })
    .from(pictures)
    .where(
      and(
        eq(pictures.articleId, articleId),
        sql`(exists (select 1 from articles a where a.id = ${articleId} and (a.cover_file = ${pictures.file} or position(${pictures.file} in a.content) > 0))
          or exists (select 1 from article_versions v where v.article_id = ${articleId} and (v.cover_file = ${pictures.file} or position(${pictures.file} in v.content) > 0)))`,
      ),
    )
  await tx
    .delete(pictures)
    .where(
      and(
        eq(pictures.articleId, articleId),
        lt(pictures.createdAt, sql`now() - make_interval(hours => ${UNUSED_HOURS})`),
        notInArray(pictures.file, used),
      ),
    )
}
