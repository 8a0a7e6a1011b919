import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { applications } from '../../server/applications.tables.ts'
import { ENOUGH_ANSWERS, FIGURES_DAYS, FIGURES_OVER } from '../applicants.rules.ts'

/**
 * The last applications of a company or of a job: so many rows of an index, whatever there are in all. One that was withdrawn
 * without an answer does not count, nor one whose promised days are not over.
 */
const lastOnes = (whose: SQL): SQL => sql`
  select sent_at, first_answer_at, promised_days from (
    select sent_at, first_answer_at, withdrawn_at, promised_days from ${applications}
    where ${whose} and sent_at is not null and sent_at > now() - make_interval(days => ${FIGURES_DAYS})
    order by sent_at desc limit ${FIGURES_OVER}) as last
  where first_answer_at is not null
    or (withdrawn_at is null and sent_at < now() - make_interval(days => promised_days))`

export async function findAnswerFigures(db: Db, { companyId, jobId }: { companyId?: number; jobId?: number }) {
  const whose =
    jobId === undefined ? sql`${applications.companyId} = ${companyId ?? 0}` : sql`${applications.jobId} = ${jobId}`
  const { rows } = await db.execute<{ due: number; answered: number; median: number | null }>(sql`
    select count(*)::int as due, count(first_answer_at)::int as answered,
      percentile_cont(0.5) within group (order by extract(epoch from first_answer_at - sent_at))
        filter (where first_answer_at is not null) as median
    from (${lastOnes(whose)}) as counted`)
  return rows[0]!
}

/** How many of a hundred were answered in the days that were promised; null where there are too few. */
export async function findKeptShare(db: Db, companyId: number): Promise<number | null> {
  const { rows } = await db.execute<{ due: number; kept: number }>(sql`
    select count(*)::int as due,
      (count(*) filter (where first_answer_at <= sent_at + make_interval(days => promised_days)))::int as kept
    from (${lastOnes(sql`${applications.companyId} = ${companyId}`)}) as counted`)
  const { due, kept } = rows[0]!
  return due < ENOUGH_ANSWERS ? null : Math.round((100 * kept) / due)
}
