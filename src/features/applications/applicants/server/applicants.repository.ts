import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { beginsWordsOf } from '#platform/server/database/folded-words.ts'
import { ofCompany } from '#platform/server/database/ownership.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import type { Stage } from '../../applications.rules.ts'
import { applications } from '../../server/applications.tables.ts'
import type { ApplicantSort } from '../applicants.rules.ts'
import { applicationRatings } from './applicants.tables.ts'

/** How a text is searched for as it is. */
const literal = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

export type Wanted = {
  jobId?: number | undefined
  stages?: readonly Stage[]
  q?: string | undefined
  /** Whom the words find in another way. */
  found?: number[]
  ids?: number[]
}

const name = sql<string>`concat_ws(' ', ${applications.firstName}, ${applications.lastName})`

/** What is not shown any more is not found by either. */
const shownMessage = sql<string>`case when ${applications.withdrawnAt} is null then ${applications.message} else '' end`

/** What reached the company that somebody works for, and nothing else. */
const received = (actor: Actor, { jobId, stages = [], q, found = [], ids }: Wanted): SQL =>
  and(
    ofCompany(actor, applications.companyId),
    isNotNull(applications.sentAt),
    jobId === undefined ? undefined : eq(applications.jobId, jobId),
    stages.length > 0 ? inArray(applications.employerStage, [...stages]) : undefined,
    ids ? inArray(applications.id, ids) : undefined,
    q
      ? or(
          and(isNull(applications.withdrawnAt), ilike(applications.message, literal(q))),
          beginsWordsOf(sql`${name} || ' ' || ${shownMessage}`, q),
          inArray(applications.id, found),
        )
      : undefined,
  )!

const rating = sql<number | null>`(select avg(${applicationRatings.rating})::float8 from ${applicationRatings}
  where ${applicationRatings.applicationId} = ${applications.id})`

/** Whether an answer is owed. */
const waits = and(
  inArray(applications.employerStage, ['nouveau', 'vu']),
  isNull(applications.withdrawnAt),
  isNull(applications.firstAnswerAt),
)!

const orders: Record<ApplicantSort, SQL[]> = {
  attente: [desc(waits), asc(sql`case when ${waits} then ${applications.sentAt} end`)],
  note: [sql`${rating} desc nulls last`],
  date: [],
  nom: [asc(sql`lower(${name})`)],
}

const listed = {
  id: applications.id,
  jobId: applications.jobId,
  accountId: applications.accountId,
  title: applications.title,
  firstName: applications.firstName,
  lastName: applications.lastName,
  email: applications.email,
  phone: applications.phone,
  stage: applications.employerStage,
  sentAt: applications.sentAt,
  firstAnswerAt: applications.firstAnswerAt,
  promisedDays: applications.promisedDays,
  interviewAt: applications.interviewAt,
  remindedAt: applications.remindedAt,
  withdrawnAt: applications.withdrawnAt,
  message: applications.message,
  rating,
}

export const findReceived = (
  db: Db,
  actor: Actor,
  wanted: Wanted,
  { sort, offset, limit }: { sort: ApplicantSort; offset: number; limit: number },
) =>
  db
    .select(listed)
    .from(applications)
    .where(received(actor, wanted))
    .orderBy(...orders[sort], desc(applications.sentAt), desc(applications.id))
    .limit(limit)
    .offset(offset)
export type ReceivedRow = Awaited<ReturnType<typeof findReceived>>[number]

/** The latest that were not withdrawn, as far as words are looked for in them. */
export const findLatest = (db: Db, actor: Actor, { jobId, stages = [] }: Wanted, most: number) =>
  db
    .select({
      id: applications.id,
      accountId: applications.accountId,
      firstName: applications.firstName,
      lastName: applications.lastName,
      message: applications.message,
      withdrawnAt: applications.withdrawnAt,
    })
    .from(applications)
    .where(and(received(actor, { jobId, stages }), isNull(applications.withdrawnAt)))
    .orderBy(desc(applications.sentAt), desc(applications.id))
    .limit(most)

export const countReceived = (db: Db, actor: Actor, wanted: Wanted): Promise<number> =>
  db.$count(applications, received(actor, wanted))

/** How many there are in each stage, and how many of them wait for an answer. */
export const countByStage = (db: Db, actor: Actor, wanted: Wanted) =>
  db
    .select({
      stage: applications.employerStage,
      count: sql<number>`count(*)::int`,
      waiting: sql<number>`(count(*) filter (where ${waits}))::int`,
    })
    .from(applications)
    .where(received(actor, wanted))
    .groupBy(applications.employerStage)

/** The jobs that somebody applied to, the latest first. */
export const countByJob = (db: Db, actor: Actor, most: number) =>
  db
    .select({
      id: sql<number>`${applications.jobId}`,
      title: sql<string>`(array_agg(${applications.title} order by ${applications.id} desc))[1]`,
      count: sql<number>`count(*)::int`,
    })
    .from(applications)
    .where(received(actor, {}))
    .groupBy(applications.jobId)
    .orderBy(desc(sql`max(${applications.sentAt})`), desc(applications.jobId))
    .limit(most)

/** Who waits for an answer to a job, the longest first. */
export const findWaiting = (db: Db, actor: Actor, jobId: number, most: number) =>
  db
    .select({ id: applications.id, sentAt: applications.sentAt, promisedDays: applications.promisedDays })
    .from(applications)
    .where(and(received(actor, { jobId }), waits))
    .orderBy(asc(applications.sentAt), asc(applications.id))
    .limit(most)

/** One that reached the company of whoever asks. */
export async function findReceivedOne(db: Db, actor: Actor, id: number) {
  const [row] = await db
    .select()
    .from(applications)
    .where(received(actor, { ids: [id] }))
  return row ?? null
}
