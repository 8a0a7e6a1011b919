import { parisDay } from '#platform/french.ts'
import { notFound } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { isLive } from '../../jobs.rules.ts'
import { extensionIsFree, mayDo, jobActs, shownState } from '../../publishing/publishing.rules.ts'
import { describeJobs } from '../../server/jobs-search.service.ts'
import type { Source } from '../audience.rules.ts'
import { daysFrom, KEPT_DAYS, LISTED_DAYS, sources } from '../audience.rules.ts'
import * as audience from './audience.repository.ts'

const DAY = 86_400_000

/** A job of the company that somebody works for, whatever its state; another's is not there. */
export async function ownJob(db: Db, actor: Actor, id: number) {
  const job = await audience.findOwnJob(db, actor, id)
  if (!job) throw notFound()
  const described = await describeJobs(db, [{ ...job, publishedAt: job.publishedAt ?? job.createdAt }], [id])
  const { slug, city, contract_type, salary } = described[0]!
  const now = new Date()
  return {
    id,
    slug,
    city,
    contract_type,
    salary,
    title: job.title,
    status: shownState(job, now),
    live: isLive(job, now),
    acts: jobActs.filter((act) => mayDo(act, job, now)),
    extensionIsFree: extensionIsFree(job, now),
    refusalReason: job.refusalReason,
    isDeleted: job.deletedAt !== null,
    createdAt: job.createdAt,
    publishedAt: job.publishedAt,
    validThrough: job.validThrough,
    filledAt: job.filledAt,
  }
}

/** The days that the figures of a job are told for: since it was published, until today or its end. */
export function daysOf({ publishedAt, validThrough }: { publishedAt: Date | null; validThrough: Date | null }) {
  const now = new Date()
  if (!publishedAt || publishedAt > now) return []
  const last = validThrough && validThrough < now ? validThrough : now
  return daysFrom(parisDay(publishedAt), parisDay(last))
}

/** How often a job was read: by day and by source. Both are sums of the same rows. */
export async function viewsOf(db: Db, jobId: number, days: readonly string[]) {
  const rows = days.length > 0 ? await audience.findViews(db, jobId, days[0]!, days.at(-1)!) : []
  const sum = (of: (row: (typeof rows)[number]) => number, among: (row: (typeof rows)[number]) => boolean): number =>
    rows.filter(among).reduce((total, row) => total + of(row), 0)
  const byDay = new Map<string, number>()
  for (const { day, views } of rows) byDay.set(day, (byDay.get(day) ?? 0) + views)
  const bySource = sources.map((source: Source) => ({
    source,
    views: sum(
      ({ views }) => views,
      (row) => row.source === source,
    ),
    forms: sum(
      ({ forms }) => forms,
      (row) => row.source === source,
    ),
  }))
  return { byDay, bySource: bySource.filter(({ views, forms }) => views + forms > 0) }
}

/** How often jobs of a list were read on each of the last days, the oldest first; all of them in one query. */
export async function lastViewsOf(db: Db, jobIds: number[], now = new Date()): Promise<Map<number, number[]>> {
  const days = daysFrom(parisDay(new Date(now.getTime() - (LISTED_DAYS - 1) * DAY)), parisDay(now))
  const rows = jobIds.length > 0 ? await audience.findViewsOfMany(db, jobIds, days[0]!, days.at(-1)!) : []
  const counted = new Map(rows.map(({ jobId, day, views }) => [`${jobId} ${day}`, views]))
  return new Map(jobIds.map((id) => [id, days.map((day) => counted.get(`${id} ${day}`) ?? 0)]))
}

/** What is older than the figures of any job is forgotten. */
export const forgetOldFigures = (db: Db): Promise<void> =>
  audience.deleteBefore(db, parisDay(new Date(Date.now() - KEPT_DAYS * DAY)))
