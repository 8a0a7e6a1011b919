import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { jobs } from './jobs.tables.ts'

const waiting = and(eq(jobs.status, 'en attente'), isNull(jobs.deletedAt))!

/** Those that wait for the house, the longest waiting first. */
export const findWaiting = (db: Db, limit: number) =>
  db
    .select({ id: jobs.id, title: jobs.title, companyId: jobs.companyId, since: jobs.updatedAt })
    .from(jobs)
    .where(waiting)
    .orderBy(asc(jobs.updatedAt), asc(jobs.id))
    .limit(limit)

export const countWaiting = (db: Db): Promise<number> => db.$count(jobs, waiting)

export async function findOneWaiting(db: Db, id: number) {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), waiting))
  return row ?? null
}
