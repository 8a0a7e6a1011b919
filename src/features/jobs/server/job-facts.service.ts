import type { Db } from '#platform/server/database/db.ts'
import { jobPageState } from '../jobs.rules.ts'
import { describeJobs } from './jobs-search.service.ts'
import * as jobs from './jobs.repository.ts'
import { namedJobs } from './named-jobs.ts'

/** What a job says at this moment, for whoever answers it; null where its page is not there. */
export async function jobFacts(db: Db, id: number) {
  const job = await jobs.findById(db, id)
  const state = job && jobPageState(job, new Date())
  if (!job || !state) return null
  const [summary] = await describeJobs(db, [{ ...job, publishedAt: job.publishedAt! }], [id])
  const { missions, profile, benefits, experienceMin, experienceMax, startsOn, validThrough, answerDelayDays } = job
  return {
    ...summary!,
    state,
    missions,
    profile,
    benefits,
    experienceMin,
    experienceMax,
    startsOn,
    validThrough: validThrough?.toISOString() ?? null,
    answerDelayDays,
  }
}

/** Jobs as lists show them, by their numbers; those that nobody may read any more are left out. */
export const jobsNamed = async (db: Db, ids: number[]) => (await namedJobs(db, ids)).data

/** Those of the jobs that are not live any more, by their numbers. */
export async function closedAmong(db: Db, ids: number[]): Promise<number[]> {
  const now = new Date()
  return (await jobs.findDates(db, ids)).filter((job) => jobPageState(job, now) !== 'live').map(({ id }) => id)
}
