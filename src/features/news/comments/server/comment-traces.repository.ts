import { and, asc, desc, eq, gt, or } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { articles } from '../../server/news.tables.ts'
import { articleComments as comments, articleCommentVersions as versions } from './comments.tables.ts'

// What is read of comments by others than readers: moderators, and their own authors.

/** As whoever moderates needs it, with the article that it is below. */
export async function findWithArticle(db: Db, id: number) {
  const [row] = await db
    .select({
      id: comments.id,
      articleId: comments.articleId,
      accountId: comments.accountId,
      source: comments.source,
      version: comments.version,
      createdAt: comments.createdAt,
      hiddenAt: comments.hiddenAt,
      shown: comments.shown,
      title: articles.title,
      publishedAt: articles.publishedAt,
    })
    .from(comments)
    .innerJoin(articles, eq(articles.id, comments.articleId))
    .where(eq(comments.id, id))
  return row ?? null
}

/** How many come before it where it is listed. */
export const countBefore = (db: Db, { id, articleId, createdAt }: { id: number; articleId: number; createdAt: Date }) =>
  db.$count(
    comments,
    and(
      eq(comments.articleId, articleId),
      comments.shown,
      or(gt(comments.createdAt, createdAt), and(eq(comments.createdAt, createdAt), gt(comments.id, id))),
    ),
  )

/** What it said before, the latest first. */
export const findVersions = (db: Db, commentId: number) =>
  db
    .select({ source: versions.source, writtenAt: versions.writtenAt })
    .from(versions)
    .where(eq(versions.commentId, commentId))
    .orderBy(desc(versions.version))

export const findWrittenBy = (db: Db, accountId: number) =>
  db.select().from(comments).where(eq(comments.accountId, accountId)).orderBy(asc(comments.createdAt), asc(comments.id))

export const findVersionsBy = (db: Db, accountId: number) =>
  db
    .select({
      commentId: versions.commentId,
      version: versions.version,
      source: versions.source,
      writtenAt: versions.writtenAt,
    })
    .from(versions)
    .where(eq(versions.accountId, accountId))
    .orderBy(asc(versions.commentId), asc(versions.version))
