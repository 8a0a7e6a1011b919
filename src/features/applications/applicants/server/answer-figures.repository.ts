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

type Counted = { due: number; answered: number; median: number | null }

/** Of a job and of a company, by one statement: those of the job, if it is named, come first. */
export async function findAnswerFigures(db: Db, { companyId, jobId }: { companyId?: number; jobId?: number }) {
  const figuresOf = (place: number, whose: SQL): SQL => sql`
    select ${sql.raw(String(place))} as place, count(*)::int as due, count(first_answer_at)::int as answered,
      percentile_cont(0.5) within group (order by extract(epoch from first_answer_at - sent_at))
        filter (where first_answer_at is not null) as median
    from (${lastOnes(whose)}) as counted`
  const asked = [
    ...(jobId === undefined ? [] : [figuresOf(0, sql`${applications.jobId} = ${jobId}`)]),
    ...(companyId === undefined ? [] : [figuresOf(1, sql`${applications.companyId} = ${companyId}`)]),
  ]
  const { rows } = await db.execute<Counted>(sql`${sql.join(asked, sql` union all `)} order by place`)
  return rows
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
