import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { articleCommentDrafts as drafts } from './comments.tables.ts'

const ownBelow = (accountId: number, articleId: number) =>
  and(eq(drafts.accountId, accountId), eq(drafts.articleId, articleId))

export async function findDraft(db: Db, accountId: number, articleId: number): Promise<string> {
  const [row] = await db.select({ source: drafts.source }).from(drafts).where(ownBelow(accountId, articleId))
  return row?.source ?? ''
}

/** Unless it was sent already: a draft that travels slowly comes after the comment itself. */
export async function upsertDraft(db: Db, accountId: number, articleId: number, source: string): Promise<void> {
  await db.execute(sql`insert into article_comment_drafts (account_id, article_id, source)
    select ${accountId}, ${articleId}, ${source}
    where not exists (select from article_comments where article_id = ${articleId} and account_id = ${accountId}
      and md5(source) = md5(btrim(${source}, E' \\t\\n\\r')))
    on conflict (account_id, article_id) do update set source = excluded.source, kept_at = now()`)
}

export async function deleteDraft(db: Db, accountId: number, articleId: number): Promise<void> {
  await db.delete(drafts).where(ownBelow(accountId, articleId))
}

export async function deleteOldDrafts(db: Db, days: number): Promise<void> {
  await db.delete(drafts).where(lt(drafts.keptAt, sql`now() - make_interval(days => ${days})`))
}

export const findDraftsOf = (db: Db, accountId: number) =>
  db
    .select({ articleId: drafts.articleId, source: drafts.source, keptAt: drafts.keptAt })
    .from(drafts)
    .where(eq(drafts.accountId, accountId))
    .orderBy(asc(drafts.articleId))
