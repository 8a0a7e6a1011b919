import { and, asc, desc, eq, exists, isNull, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { reviewAnswers as answers, reviews } from './reviews.tables.ts'

type Review = typeof reviews.$inferSelect
type NewReview = Pick<Review, 'companyId' | 'accountId' | 'stars' | 'text' | 'basis'>

/** Nothing where the person has one about the company already, or where the lot has drawn a number that is taken. */
export async function insertReview(tx: Tx, review: NewReview): Promise<number | null> {
  const rows = await tx.insert(reviews).values(review).onConflictDoNothing().returning({ id: reviews.id })
  return rows[0]?.id ?? null
}

/** One's own: by whom it is of and what it is about, never by its number. */
const ownAbout = (accountId: number, companyId: number) =>
  and(eq(reviews.accountId, accountId), eq(reviews.companyId, companyId))

const answered = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(answers)
      .where(eq(answers.reviewId, reviews.id)),
  )

export async function findOwn(db: Db, accountId: number, companyId: number) {
  const { id, stars, text, state } = reviews
  const [row] = await db
    .select({ id, stars, text, state, answered: sql<boolean>`${answered(db)}` })
    .from(reviews)
    .where(ownAbout(accountId, companyId))
  return row ?? null
}

/** Whoever answers it meanwhile waits, and sees what has become of it. */
export async function lockOwn(tx: Tx, accountId: number, companyId: number): Promise<{ id: number } | null> {
  const [row] = await tx.select({ id: reviews.id }).from(reviews).where(ownAbout(accountId, companyId)).for('update')
  return row ?? null
}

export const countAnswers = (db: Db, reviewId: number): Promise<number> =>
  db.$count(answers, eq(answers.reviewId, reviewId))

/** Changed, it is to be read again. */
export async function setText(tx: Tx, id: number, { stars, text, basis }: Pick<NewReview, 'stars' | 'text' | 'basis'>) {
  await tx
    .update(reviews)
    .set({ stars, text, basis, state: 'pending', version: sql`${reviews.version} + 1`, changedAt: sql`now()` })
    .where(eq(reviews.id, id))
}

export async function deleteOwn(tx: Tx, accountId: number, companyId: number): Promise<void> {
  await tx.delete(reviews).where(ownAbout(accountId, companyId))
}

const month = sql<string>`to_char(${reviews.publishedOn}, 'YYYY-MM')`
const answerMonth = sql<string | null>`to_char(${answers.writtenAt} at time zone 'Europe/Paris', 'YYYY-MM')`

/** A page of what is shown of a company, the latest month first; within a month by lot. */
export const findShown = (db: Db, companyId: number, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select({
      id: reviews.id,
      stars: reviews.stars,
      text: reviews.text,
      month,
      answerText: answers.text,
      answerMonth,
    })
    .from(reviews)
    .leftJoin(answers, and(eq(answers.reviewId, reviews.id), isNull(answers.hiddenAt)))
    .where(and(eq(reviews.companyId, companyId), reviews.shown))
    .orderBy(desc(reviews.publishedOn), asc(reviews.id))
    .limit(limit)
    .offset(offset)

/** A review of the company that is shown, held, so that its author cannot change it while it is answered. */
export async function lockShownOf(tx: Tx, companyId: number, id: number) {
  const [row] = await tx
    .select({ accountId: reviews.accountId })
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.companyId, companyId), reviews.shown))
    .for('update')
  return row ?? null
}

/** Once: nothing where there is an answer already. */
export async function insertAnswer(tx: Tx, answer: typeof answers.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(answers).values(answer).onConflictDoNothing().returning({ id: answers.reviewId })
  return rows.length > 0
}

/** As whoever moderates needs it: of its author the number alone. */
export async function findById(db: Db, id: number): Promise<Review | null> {
  const [row] = await db.select().from(reviews).where(eq(reviews.id, id))
  return row ?? null
}

const thisMonth = sql`date_trunc('month', now() at time zone 'Europe/Paris')::date`

export async function setHidden(tx: Tx, id: number, hidden: boolean): Promise<boolean> {
  const state = hidden ? 'hidden' : 'published'
  const rows = await tx
    .update(reviews)
    .set({ state, ...(hidden ? {} : { publishedOn: thisMonth }) })
    .where(and(eq(reviews.id, id), ne(reviews.state, state)))
    .returning({ id: reviews.id })
  return rows.length > 0
}

export async function findAnswer(db: Db, reviewId: number) {
  const [row] = await db
    .select({
      companyId: answers.companyId,
      text: answers.text,
      hiddenAt: answers.hiddenAt,
      reviewShown: reviews.shown,
    })
    .from(answers)
    .innerJoin(reviews, eq(reviews.id, answers.reviewId))
    .where(eq(answers.reviewId, reviewId))
  return row ?? null
}

export async function setAnswerHidden(tx: Tx, reviewId: number, hidden: boolean): Promise<boolean> {
  const rows = await tx
    .update(answers)
    .set({ hiddenAt: hidden ? sql`now()` : null })
    .where(
      and(eq(answers.reviewId, reviewId), hidden ? isNull(answers.hiddenAt) : sql`${answers.hiddenAt} is not null`),
    )
    .returning({ id: answers.reviewId })
  return rows.length > 0
}

export const findWrittenBy = (db: Db, accountId: number) =>
  db.select().from(reviews).where(eq(reviews.accountId, accountId)).orderBy(asc(reviews.writtenAt), asc(reviews.id))

export const findAnsweredBy = (db: Db, accountId: number) =>
  db
    .select()
    .from(answers)
    .where(eq(answers.accountId, accountId))
    .orderBy(asc(answers.writtenAt), asc(answers.reviewId))
