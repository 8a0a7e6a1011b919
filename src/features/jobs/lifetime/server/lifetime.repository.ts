import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { live } from '../../server/jobs.repository.ts'
import { jobs } from '../../server/jobs.tables.ts'
import type { Answer, QuestionKind } from '../lifetime.rules.ts'
import { ASK_EVERY_DAYS, WAIT_DAYS } from '../lifetime.rules.ts'
import { offerQuestions } from './lifetime.tables.ts'

/** In seconds. */
const DAY = 86_400

const offerColumns = {
  jobId: jobs.id,
  companyId: jobs.companyId,
  authorId: jobs.accountId,
  title: jobs.title,
  publishedAt: jobs.publishedAt,
  validThrough: jobs.validThrough,
  extendedAt: jobs.extendedAt,
}

/** A question is due for a week: whoever was asked since then is not asked again. */
const unasked = (kind: QuestionKind) =>
  sql`not exists (select from ${offerQuestions} where ${offerQuestions.jobId} = ${jobs.id}
    and ${offerQuestions.kind} = ${kind} and ${offerQuestions.askedAt} > now() - make_interval(days => ${WAIT_DAYS + 1}))`

const inDays = (days: number) => sql`now() + make_interval(days => ${days})`

/** Live offers whose thirty days ended within the last week, and that nobody was asked about: `askedSince` says since when. */
export const findToAsk = (db: Db, most: number) =>
  db
    .select(offerColumns)
    .from(jobs)
    .where(
      and(
        live(new Date()),
        lte(jobs.publishedAt, inDays(-ASK_EVERY_DAYS)),
        gt(jobs.validThrough, inDays(WAIT_DAYS)),
        sql`mod(extract(epoch from now() - ${jobs.publishedAt})::bigint, ${ASK_EVERY_DAYS * DAY}) < ${WAIT_DAYS * DAY}`,
        unasked('ouverte'),
      ),
    )
    .orderBy(asc(jobs.companyId), asc(jobs.id))
    .limit(most)

/** Live offers that end within a week, whose authors do not know yet. */
export const findEnding = (db: Db, most: number) =>
  db
    .select(offerColumns)
    .from(jobs)
    .where(and(live(new Date()), lte(jobs.validThrough, inDays(WAIT_DAYS)), unasked('fin')))
    .orderBy(asc(jobs.companyId), asc(jobs.id))
    .limit(most)

type NewQuestion = { jobId: number; accountId: number | null; kind: QuestionKind; dueAt: Date }

/** Those that nobody else has asked meanwhile. */
export const insertQuestions = (tx: Tx, questions: NewQuestion[]) =>
  tx
    .insert(offerQuestions)
    .values(questions)
    .onConflictDoNothing()
    .returning({ id: offerQuestions.id, jobId: offerQuestions.jobId })

/** Questions that were asked a week ago, about offers that are live still, and have no answer. */
export const findUnanswered = (db: Db, most: number) =>
  db
    .select({ id: offerQuestions.id, accountId: offerQuestions.accountId, ...offerColumns })
    .from(offerQuestions)
    .innerJoin(jobs, eq(jobs.id, offerQuestions.jobId))
    .where(
      and(
        eq(offerQuestions.kind, 'ouverte'),
        isNull(offerQuestions.remindedAt),
        isNull(offerQuestions.answeredAt),
        isNotNull(offerQuestions.accountId),
        lte(offerQuestions.askedAt, inDays(-WAIT_DAYS)),
        live(new Date()),
      ),
    )
    .orderBy(asc(offerQuestions.accountId), asc(offerQuestions.id))
    .limit(most)

/** Marks those that nobody has reminded of meanwhile, and gives them. */
export const takeReminded = async (tx: Tx, ids: number[]): Promise<number[]> =>
  (
    await tx
      .update(offerQuestions)
      .set({ remindedAt: sql`now()` })
      .where(and(inArray(offerQuestions.id, ids), isNull(offerQuestions.remindedAt), isNull(offerQuestions.answeredAt)))
      .returning({ id: offerQuestions.id })
  ).map(({ id }) => id)

export const findQuestion = async (db: Db, id: number) => {
  const found = await db
    .select({
      id: offerQuestions.id,
      kind: offerQuestions.kind,
      accountId: offerQuestions.accountId,
      dueAt: offerQuestions.dueAt,
      answeredAt: offerQuestions.answeredAt,
      live: sql<boolean>`${live(new Date())}`,
      ...offerColumns,
    })
    .from(offerQuestions)
    .innerJoin(jobs, eq(jobs.id, offerQuestions.jobId))
    .where(eq(offerQuestions.id, id))
  return found[0] ?? null
}

/** Whether it was open until now: an answer counts once. */
export const setAnswered = async (tx: Tx, id: number, answer: Answer): Promise<boolean> => {
  const taken = await tx
    .update(offerQuestions)
    .set({ answeredAt: sql`now()`, answer })
    .where(and(eq(offerQuestions.id, id), isNull(offerQuestions.answeredAt)))
    .returning({ id: offerQuestions.id })
  return taken.length > 0
}

export const findQuestionsOf = (db: Db, accountId: number) =>
  db.select().from(offerQuestions).where(eq(offerQuestions.accountId, accountId)).orderBy(asc(offerQuestions.id))

/** Offers whose last day has passed are over; so many of them. */
export const setExpired = async (db: Db, most: number): Promise<number> => {
  const over = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.status, 'active'), lte(jobs.validThrough, sql`now()`)))
    .orderBy(asc(jobs.validThrough), asc(jobs.id))
    .limit(most)
    .for('update', { skipLocked: true })
  const ended = await db
    .update(jobs)
    .set({ status: 'expirée' })
    .where(inArray(jobs.id, over))
    .returning({ id: jobs.id })
  return ended.length
}
