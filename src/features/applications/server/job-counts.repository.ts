import { and, desc, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { ofCompany } from '#platform/server/database/ownership.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { applications } from './applications.tables.ts'

const unanswered = sql`${applications.stage} in ('nouveau', 'vu') and ${applications.withdrawnAt} is null`

/** How many were sent to each of these jobs, and how many wait for an answer. */
export const countSentTo = (db: Db, jobIds: number[]) =>
  db
    .select({
      jobId: sql<number>`${applications.jobId}`,
      sent: sql<number>`count(*)::int`,
      unanswered: sql<number>`(count(*) filter (where ${unanswered}))::int`,
    })
    .from(applications)
    .where(and(inArray(applications.jobId, jobIds), isNotNull(applications.sentAt)))
    .groupBy(applications.jobId)

/** How many were sent, to any job; those that people made elsewhere and noted here are not among them. */
export const countSent = (db: Db): Promise<number> => db.$count(applications, isNotNull(applications.sentAt))

/** How many wait for an answer, by job, the most first. The index `applications_waiting` has just these. */
export const countUnanswered = (db: Db, actor: Actor) =>
  db
    .select({ jobId: sql<number>`${applications.jobId}`, unanswered: sql<number>`count(*)::int` })
    .from(applications)
    .where(
      and(
        ofCompany(actor, applications.companyId),
        unanswered,
        isNull(applications.withdrawnAt),
        isNotNull(applications.sentAt),
        isNotNull(applications.jobId),
      ),
    )
    .groupBy(applications.jobId)
    .orderBy(sql`count(*) desc`, desc(applications.jobId))
