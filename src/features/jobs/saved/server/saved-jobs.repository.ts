import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { prepared } from '#platform/server/database/prepared.ts'
import { savedJobs } from './saved-jobs.tables.ts'

// Asked by every page of a member.
const savedOf = prepared((db) =>
  db
    .select({ id: savedJobs.jobId, savedAt: savedJobs.savedAt })
    .from(savedJobs)
    .where(eq(savedJobs.accountId, sql.placeholder('accountId')))
    .orderBy(desc(savedJobs.savedAt), desc(savedJobs.jobId)),
)

/** Last saved first. */
export const findSaved = (db: Db, accountId: number) => savedOf(db, { accountId })

/** Those that are not there yet, the first of them as the last saved. */
export async function insertSaved(tx: Tx, accountId: number, jobIds: number[]): Promise<void> {
  await tx.execute(sql`insert into saved_jobs (account_id, job_id, saved_at)
    select ${accountId}, job_id, now() - nth * interval '1 millisecond'
    from unnest(${sql.param(jobIds)}::int[]) with ordinality as saved (job_id, nth)
    on conflict do nothing`)
}

/** Whether it was there. */
export async function deleteSaved(db: Db, accountId: number, jobId: number): Promise<boolean> {
  const gone = await db
    .delete(savedJobs)
    .where(and(eq(savedJobs.accountId, accountId), eq(savedJobs.jobId, jobId)))
    .returning({ id: savedJobs.jobId })
  return gone.length > 0
}

export const countOf = (db: Db, jobId: number): Promise<number> => db.$count(savedJobs, eq(savedJobs.jobId, jobId))
