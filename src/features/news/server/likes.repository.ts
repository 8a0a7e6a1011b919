import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { articleLikes, articles } from './news.tables.ts'

/** Who likes: a member, or a visitor by what their cookie says. */
export type Reader = { accountId: number } | { visitor: Buffer }

const of = (reader: Reader): SQL =>
  'accountId' in reader ? eq(articleLikes.accountId, reader.accountId) : eq(articleLikes.visitor, reader.visitor)

/** Which of these articles somebody likes. */
export async function findLiked(db: Db, reader: Reader, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: articleLikes.articleId })
    .from(articleLikes)
    .where(and(of(reader), inArray(articleLikes.articleId, [...ids])))
  return new Set(rows.map(({ id }) => id))
}

export const insertLikes = async (tx: Tx, rows: (typeof articleLikes.$inferInsert)[]): Promise<void> => {
  await tx.insert(articleLikes).values(rows)
}

/** Whether it is new. */
export async function insertLike(tx: Tx, articleId: number, reader: Reader): Promise<boolean> {
  const rows = await tx
    .insert(articleLikes)
    .values({ articleId, ...reader })
    .onConflictDoNothing()
    .returning({ id: articleLikes.articleId })
  return rows.length > 0
}

/** Whether it was there. */
export async function deleteLike(tx: Tx, articleId: number, reader: Reader): Promise<boolean> {
  const rows = await tx
    .delete(articleLikes)
    .where(and(eq(articleLikes.articleId, articleId), of(reader)))
    .returning({ id: articleLikes.articleId })
  return rows.length > 0
}

/** How many like it, as it stands in this transaction. */
export async function countLikes(tx: Tx, articleId: number): Promise<number> {
  const [row] = await tx.select({ likes: articles.likes }).from(articles).where(eq(articles.id, articleId))
  return row?.likes ?? 0
}

/** What a visitor liked is the member's from now on; what both liked counts once. */
export async function joinLikes(tx: Tx, visitor: Buffer, accountId: number): Promise<void> {
  await tx.execute(sql`update article_likes as one set account_id = ${accountId}, visitor = null
    where visitor = ${visitor} and not exists (
      select from article_likes as other where other.article_id = one.article_id and other.account_id = ${accountId})`)
  await tx.delete(articleLikes).where(eq(articleLikes.visitor, visitor))
}

/** Last liked first. */
export const findOwnLikes = (db: Db, accountId: number) =>
  db
    .select({ id: articleLikes.articleId, likedAt: articleLikes.likedAt })
    .from(articleLikes)
    .where(eq(articleLikes.accountId, accountId))
    .orderBy(desc(articleLikes.likedAt), desc(articleLikes.articleId))
