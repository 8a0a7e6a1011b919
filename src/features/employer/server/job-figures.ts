import { newestTo, sentByDay, standingsOf } from '#features/applications/job-figures/server/job-figures.service.ts'
import { daysOf, ownJob, viewsOf } from '#features/jobs/audience/server/audience.service.ts'
import { countSavedOf } from '#features/jobs/saved/server/saved-ids.service.ts'
import { jobAddress } from '#features/jobs/jobs.rules.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'

const RECENT = 5

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0)

/** What is known of a job of the own company: the totals are the sums of what is told day by day. */
export async function jobFigures(db: Db, actor: SignedIn, id: number) {
  const job = await ownJob(db, actor, id)
  const days = daysOf(job)
  const [{ byDay, bySource }, sent, { answered, unread }, saved, recent] = await Promise.all([
    viewsOf(db, id, days),
    sentByDay(db, id, days),
    standingsOf(db, id),
    countSavedOf(db, id),
    newestTo(db, actor, id, RECENT),
  ])
  const { slug, title, city, contract_type, salary, status, live, acts } = job
  return {
    job: {
      id,
      title,
      city,
      contract_type,
      salary,
      status,
      live,
      acts,
      page: jobAddress({ id, slug }),
      extension_is_free: job.extensionIsFree,
      refusal_reason: job.refusalReason,
      deleted: job.isDeleted,
      created_at: job.createdAt.toISOString(),
      published_at: job.publishedAt?.toISOString() ?? null,
      valid_through: job.validThrough?.toISOString() ?? null,
      filled_at: job.filledAt?.toISOString() ?? null,
    },
    days: days.map((day) => ({ day, views: byDay.get(day) ?? 0, applications: sent.get(day) ?? 0 })),
    totals: {
      views: sum(byDay.values()),
      forms: sum(bySource.map(({ forms }) => forms)),
      applications: sum(sent.values()),
      answered,
      unread,
      saved,
    },
    sources: bySource.toSorted((a, b) => b.views - a.views),
    recent: recent.map(({ sentAt, withdrawnAt, ...one }) => ({
      ...one,
      sent_at: sentAt.toISOString(),
      withdrawn: withdrawnAt !== null,
    })),
  }
}
