import { and, asc, desc, eq, exists, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { own } from '#platform/server/database/ownership.ts'
import { published } from '../../server/articles.repository.ts'
import { articles } from '../../server/news.tables.ts'
import { articleCommentMarks as marks, articleComments as comments } from './comments.tables.ts'

export type Comment = typeof comments.$inferSelect

const readable = (articleId: number, now: Date) => and(eq(articles.id, articleId), published(now))

/** Whether anybody can read the article: without it, nobody reads what is said of it. */
export const isReadable = async (db: Db, articleId: number, now: Date): Promise<boolean> =>
  (await db.$count(articles, readable(articleId, now))) > 0

/** What a reader is shown of an article: what everybody is, and of one's own also what a decision has hidden. */
const seenBy = (articleId: number, accountId: number | null): SQL =>
  and(
    eq(comments.articleId, articleId),
    or(
      comments.shown,
      accountId === null ? undefined : and(eq(comments.accountId, accountId), isNotNull(comments.hiddenAt)),
    ),
  )!

export type Listed = Awaited<ReturnType<typeof findPage>>[number]

/** The latest first. */
export const findPage = (
  db: Db,
  articleId: number,
  accountId: number | null,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({
      id: comments.id,
      accountId: comments.accountId,
      source: comments.source,
      html: comments.html,
      rules: comments.rules,
      createdAt: comments.createdAt,
      editedAt: comments.editedAt,
      hiddenAt: comments.hiddenAt,
    })
    .from(comments)
    .where(seenBy(articleId, accountId))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(limit)
    .offset(offset)

/** How many there are; null where nobody can read the article. */
export async function countSeen(
  db: Db,
  articleId: number,
  accountId: number | null,
  now: Date,
): Promise<number | null> {
  const total = db.$count(comments, seenBy(articleId, accountId))
  const [row] = await db.select({ total }).from(articles).where(readable(articleId, now))
  return row?.total ?? null
}

/** The same words of the same member below the same article; `but` leaves one out. */
export async function findSame(
  tx: Tx,
  { articleId, accountId, source }: Pick<Comment, 'articleId' | 'accountId' | 'source'>,
  but = 0,
) {
  const [row] = await tx
    .select({ id: comments.id, hiddenAt: comments.hiddenAt })
    .from(comments)
    .where(
      and(
        eq(comments.articleId, articleId),
        eq(comments.accountId, accountId),
        sql`md5(${comments.source}) = md5(${source})`,
        ne(comments.id, but),
      ),
    )
  return row ?? null
}

/** Whether they were hidden before their author took them away. */
export const wereHidden = async (
  tx: Tx,
  { articleId, accountId, source }: Pick<Comment, 'articleId' | 'accountId' | 'source'>,
): Promise<boolean> =>
  (await tx.$count(
    marks,
    and(eq(marks.articleId, articleId), eq(marks.accountId, accountId), sql`${marks.mark} = md5(${source})`),
  )) > 0

type NewComment = Pick<Comment, 'articleId' | 'accountId' | 'source' | 'html' | 'rules'>

export async function insertComment(tx: Tx, comment: NewComment): Promise<number> {
  const [row] = await tx.insert(comments).values(comment).returning({ id: comments.id })
  return row!.id
}

/** One's own, while others read it too. */
const ownShown = (db: Db, accountId: number, id: number, now: Date): SQL =>
  and(
    own(comments, accountId, id),
    comments.shown,
    exists(
      db
        .select({ one: sql`1` })
        .from(articles)
        .where(and(eq(articles.id, comments.articleId), published(now))),
    ),
  )!

export async function findOwn(tx: Tx, accountId: number, id: number, now: Date) {
  const [row] = await tx
    .select({ articleId: comments.articleId, source: comments.source, version: comments.version })
    .from(comments)
    .where(ownShown(tx, accountId, id, now))
  return row ?? null
}

/** What it said before is kept by a trigger, with the mark that it was edited. */
export async function setText(
  tx: Tx,
  accountId: number,
  id: number,
  text: Pick<Comment, 'source' | 'html' | 'rules'>,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(comments)
    .set(text)
    .where(ownShown(tx, accountId, id, now))
    .returning({ id: comments.id })
  return rows.length > 0
}

/** Hidden or not: whoever wrote it may always take it away. What was hidden leaves a mark of its words. */
export async function deleteOwn(db: Db, accountId: number, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with gone as (delete from ${comments} where ${own(comments, accountId, id)} returning article_id, account_id, hidden_at, source),
      marked as (
        insert into article_comment_marks (article_id, account_id, mark)
        select article_id, account_id, md5(source) from gone where hidden_at is not null
        on conflict do nothing
      )
    select 1 from gone`)
  return rows.length > 0
}

export async function setHidden(tx: Tx, id: number, hidden: boolean): Promise<boolean> {
  const rows = await tx
    .update(comments)
    .set({ hiddenAt: hidden ? sql`now()` : null })
    .where(and(eq(comments.id, id), hidden ? isNull(comments.hiddenAt) : isNotNull(comments.hiddenAt)))
    .returning({ id: comments.id })
  return rows.length > 0
}

/** Some that were made by older rules. */
export const findOutdated = (db: Db, rules: number, limit: number) =>
  db
    .select({ id: comments.id, source: comments.source })
    .from(comments)
    .where(lt(comments.rules, rules))
    .orderBy(asc(comments.rules), asc(comments.id))
    .limit(limit)

/** Unless it was edited meanwhile, which has made it anew. */
export async function setHtml(
  db: Db,
  { id, source }: Pick<Comment, 'id' | 'source'>,
  made: Pick<Comment, 'html' | 'rules'>,
): Promise<void> {
  await db
    .update(comments)
    .set(made)
    .where(and(eq(comments.id, id), eq(comments.source, source)))
}
