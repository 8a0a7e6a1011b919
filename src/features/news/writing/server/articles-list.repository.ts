import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { ListSource } from '#platform/server/back-office/list-query.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { articles, newsCategories, newsDossiers } from '../../server/news.tables.ts'
import type { articlesList } from '../articles-list.rules.ts'

/** The twins of `articleState`. */
const states: Record<string, SQL> = {
  brouillon: isNull(articles.publishedAt),
  programmé: sql`${articles.publishedAt} > now()`,
  publié: lte(articles.publishedAt, sql`now()`),
}

export const articlesSource: ListSource<typeof articlesList> = {
  table: articles,
  id: articles.id,
  words: sql`${articles}.words`,
  sorts: { title: articles.title, published: articles.publishedAt, changed: articles.changedAt },
  filters: {
    etat: (state) => states[String(state)] ?? sql`false`,
    rubrique: articles.categoryId,
    une: (answer) => eq(articles.featured, answer === 'oui'),
  },
}

export const findListed = (db: Db, ids: number[]) =>
  db
    .select({
      id: articles.id,
      title: articles.title,
      category: newsCategories.libelle,
      dossier: newsDossiers.title,
      author: articles.author,
      publishedAt: articles.publishedAt,
      changedAt: articles.changedAt,
      featured: articles.featured,
      version: articles.version,
      shownVersion: articles.shownVersion,
    })
    .from(articles)
    .innerJoin(newsCategories, eq(newsCategories.id, articles.categoryId))
    .leftJoin(newsDossiers, eq(newsDossiers.id, articles.dossierId))
    .where(inArray(articles.id, ids))

export const ofSections = (categories: number[], dossiers: number[]): SQL =>
  sql`(${articles.categoryId} = any(${sql.param(categories)}::int[]) or ${articles.dossierId} = any(${sql.param(dossiers)}::int[]))`

/** Makes drafts of those that are online or scheduled, and says which they were. A draft follows its last version. */
export const setDrafts = async (tx: Tx, ids: number[]): Promise<number[]> => {
  const rows = await tx
    .update(articles)
    .set({ publishedAt: null, changedAt: sql`now()` })
    .where(and(inArray(articles.id, ids), isNotNull(articles.publishedAt)))
    .returning({ id: articles.id })
  return rows.map(({ id }) => id)
}
