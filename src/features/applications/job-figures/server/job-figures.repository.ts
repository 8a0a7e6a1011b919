import { and, asc, between, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { ofCompany } from '#platform/server/database/ownership.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { applications } from '../../server/applications.tables.ts'
import { applicationDays } from './job-figures.tables.ts'

export const findSentByDay = (db: Db, jobId: number, first: string, last: string) =>
  db
    .select({ day: applicationDays.day, sent: applicationDays.sent })
    .from(applicationDays)
    .where(and(eq(applicationDays.jobId, jobId), between(applicationDays.day, first, last)))
    .orderBy(asc(applicationDays.day))

const toJob = (actor: Actor, jobId: number) =>
  and(eq(applications.jobId, jobId), ofCompany(actor, applications.companyId), isNotNull(applications.sentAt))

/** More than so many are not counted one by one. */
const MOST_COUNTED = 10_000

/** Where the employer is with those to a job. The index `applications_by_stage` holds all that is asked here. */
export async function countByStage(db: Db, jobId: number) {
  const some = db
    .select({ stage: applications.stage })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), isNotNull(applications.sentAt)))
    .limit(MOST_COUNTED)
    .as('some')
  return db
    .select({ stage: some.stage, count: sql<number>`count(*)::int` })
    .from(some)
    .groupBy(some.stage)
}

export const findNewestTo = (db: Db, actor: Actor, jobId: number, most: number) =>
  db
    .select({
      id: applications.id,
      firstName: applications.firstName,
      lastName: applications.lastName,
      sentAt: applications.sentAt,
      stage: applications.stage,
      withdrawnAt: applications.withdrawnAt,
    })
    .from(applications)
    .where(toJob(actor, jobId))
    .orderBy(desc(applications.sentAt), desc(applications.id))
    .limit(most)
