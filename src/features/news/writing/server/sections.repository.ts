import { and, asc, desc, eq, notExists, sql } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { articles, newsCategories as categories, newsDossiers as dossiers } from '../../server/news.tables.ts'

/** Categories in their order, dossiers newest first, each with how many articles it has, whatever their state. */
export async function findSections(db: Db) {
  const [some, others] = await Promise.all([
    db
      .select({
        id: categories.id,
        name: categories.libelle,
        articles: sql<number>`(select count(*)::int from articles a where a.category_id = news_categories.id)`,
      })
      .from(categories)
      .orderBy(asc(categories.position), asc(categories.id)),
    db
      .select({
        id: dossiers.id,
        name: dossiers.title,
        summary: dossiers.summary,
        articles: sql<number>`(select count(*)::int from articles a where a.dossier_id = news_dossiers.id)`,
      })
      .from(dossiers)
      .orderBy(desc(dossiers.createdAt), desc(dossiers.id)),
  ])
  return { categories: some, dossiers: others }
}

type Made = { id: number }[]

/** None where the name is taken. */
export const insertCategory = (tx: Tx, libelle: string): Promise<Made> =>
  tx
    .insert(categories)
    .values({ libelle, position: sql`(select coalesce(max(position), 0) + 1 from news_categories)` })
    .onConflictDoNothing()
    .returning({ id: categories.id })

export const insertDossier = (tx: Tx, row: { title: string; summary: string }): Promise<Made> =>
  tx.insert(dossiers).values(row).onConflictDoNothing().returning({ id: dossiers.id })

const isTaken = async (tx: Tx, table: 'categories' | 'dossiers', name: string, id: number): Promise<boolean> => {
  const count =
    table === 'categories'
      ? tx.$count(categories, and(eq(categories.libelle, name), sql`${categories.id} <> ${id}`))
      : tx.$count(dossiers, and(eq(dossiers.title, name), sql`${dossiers.id} <> ${id}`))
  return (await count) > 0
}

export const renameCategory = async (tx: Tx, id: number, libelle: string): Promise<Made | 'taken'> =>
  (await isTaken(tx, 'categories', libelle, id))
    ? 'taken'
    : tx.update(categories).set({ libelle }).where(eq(categories.id, id)).returning({ id: categories.id })

export const renameDossier = async (
  tx: Tx,
  id: number,
  row: { title: string; summary: string },
): Promise<Made | 'taken'> =>
  (await isTaken(tx, 'dossiers', row.title, id))
    ? 'taken'
    : tx.update(dossiers).set(row).where(eq(dossiers.id, id)).returning({ id: dossiers.id })

/** The categories in their order. */
export const findOrder = (tx: Tx): Promise<Made> =>
  tx.select({ id: categories.id }).from(categories).orderBy(asc(categories.position), asc(categories.id))

export const setPosition = (tx: Tx, id: number, position: number) =>
  tx.update(categories).set({ position }).where(eq(categories.id, id))

/** Only those that no article is in. */
export const deleteCategory = (tx: Tx, id: number): Promise<Made> =>
  tx
    .delete(categories)
    .where(
      and(
        eq(categories.id, id),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(articles)
            .where(eq(articles.categoryId, categories.id)),
        ),
      ),
    )
    .returning({ id: categories.id })

export const deleteDossier = (tx: Tx, id: number): Promise<Made> =>
  tx
    .delete(dossiers)
    .where(
      and(
        eq(dossiers.id, id),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(articles)
            .where(eq(articles.dossierId, dossiers.id)),
        ),
      ),
    )
    .returning({ id: dossiers.id })

export const isCategory = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(categories, eq(categories.id, id))) > 0
export const isDossier = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(dossiers, eq(dossiers.id, id))) > 0
