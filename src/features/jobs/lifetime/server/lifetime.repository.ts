import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { live } from '../../server/jobs.repository.ts'
import { jobs } from '../../server/jobs.tables.ts'
import type { Answer, QuestionKind } from '../lifetime.rules.ts'
import { ASK_EVERY_DAYS, WAIT_DAYS } from '../lifetime.rules.ts'
import { jobQuestions } from './lifetime.tables.ts'

/** In seconds. */
const DAY = 86_400

const jobColumns = {
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
  sql`not exists (select from ${jobQuestions} where ${jobQuestions.jobId} = ${jobs.id}
    and ${jobQuestions.kind} = ${kind} and ${jobQuestions.askedAt} > now() - make_interval(days => ${WAIT_DAYS + 1}))`

const inDays = (days: number) => sql`now() + make_interval(days => ${days})`

/** Live jobs whose thirty days ended within the last week, and that nobody was asked about: `askedSince` says since when. */
export const findToAsk = (db: Db, most: number) =>
  db
    .select(jobColumns)
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

/** Live jobs that end within a week, whose authors do not know yet. */
export const findEnding = (db: Db, most: number) =>
  db
    .select(jobColumns)
    .from(jobs)
    .where(and(live(new Date()), lte(jobs.validThrough, inDays(WAIT_DAYS)), unasked('fin')))
    .orderBy(asc(jobs.companyId), asc(jobs.id))
    .limit(most)

type NewQuestion = { jobId: number; accountId: number | null; kind: QuestionKind; dueAt: Date }

/** Those that nobody else has asked meanwhile. */
export const insertQuestions = (tx: Tx, questions: NewQuestion[]) =>
  tx
    .insert(jobQuestions)
    .values(questions)
    .onConflictDoNothing()
    .returning({ id: jobQuestions.id, jobId: jobQuestions.jobId })

/** Questions that were asked a week ago, about jobs that are live still, and have no answer. */
export const findUnanswered = (db: Db, most: number) =>
  db
    .select({ id: jobQuestions.id, accountId: jobQuestions.accountId, ...jobColumns })
    .from(jobQuestions)
    .innerJoin(jobs, eq(jobs.id, jobQuestions.jobId))
    .where(
      and(
        eq(jobQuestions.kind, 'ouverte'),
        isNull(jobQuestions.remindedAt),
        isNull(jobQuestions.answeredAt),
        isNotNull(jobQuestions.accountId),
        lte(jobQuestions.askedAt, inDays(-WAIT_DAYS)),
        live(new Date()),
      ),
    )
    .orderBy(asc(jobQuestions.accountId), asc(jobQuestions.id))
    .limit(most)

/** Marks those that nobody has reminded of meanwhile, and gives them. */
export const takeReminded = async (tx: Tx, ids: number[]): Promise<number[]> =>
  (
    await tx
      .update(jobQuestions)
      .set({ remindedAt: sql`now()` })
      .where(and(inArray(jobQuestions.id, ids), isNull(jobQuestions.remindedAt), isNull(jobQuestions.answeredAt)))
      .returning({ id: jobQuestions.id })
  ).map(({ id }) => id)

export const findQuestion = async (db: Db, id: number) => {
  const found = await db
    .select({
      id: jobQuestions.id,
      kind: jobQuestions.kind,
      accountId: jobQuestions.accountId,
      dueAt: jobQuestions.dueAt,
      answeredAt: jobQuestions.answeredAt,
      live: sql<boolean>`${live(new Date())}`,
      ...jobColumns,
    })
    .from(jobQuestions)
    .innerJoin(jobs, eq(jobs.id, jobQuestions.jobId))
    .where(eq(jobQuestions.id, id))
  return found[0] ?? null
}

/** Whether it was open until now: an answer counts once. */
export const setAnswered = async (tx: Tx, id: number, answer: Answer): Promise<boolean> => {
  const taken = await tx
    .update(jobQuestions)
    .set({ answeredAt: sql`now()`, answer })
    .where(and(eq(jobQuestions.id, id), isNull(jobQuestions.answeredAt)))
    .returning({ id: jobQuestions.id })
  return taken.length > 0
}

export const findQuestionsOf = (db: Db, accountId: number) =>
  db.select().from(jobQuestions).where(eq(jobQuestions.accountId, accountId)).orderBy(asc(jobQuestions.id))

/** Jobs whose last day has passed are over; so many of them. */
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
