import { asc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { seenJobs } from './seen-jobs.tables.ts'

export const countSeen = (db: Db, accountId: number): Promise<number> =>
  db.$count(seenJobs, eq(seenJobs.accountId, accountId))

export const upsertSeen = (db: Db, accountId: number, jobId: number) =>
  db
    .insert(seenJobs)
    .values({ accountId, jobId })
    .onConflictDoUpdate({ target: [seenJobs.accountId, seenJobs.jobId], set: { seenAt: sql`now()` } })

export const findSeen = (db: Db, accountId: number) =>
  db
    .select({ id: seenJobs.jobId, seenAt: seenJobs.seenAt })
    .from(seenJobs)
    .where(eq(seenJobs.accountId, accountId))
    .orderBy(asc(seenJobs.seenAt), asc(seenJobs.jobId))

export const deleteOld = (db: Db) => db.delete(seenJobs).where(lt(seenJobs.seenAt, sql`now() - interval '12 months'`))
