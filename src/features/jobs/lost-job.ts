import { data } from 'react-router'
import type { Api } from '#platform/contract.ts'
import { wordsOfAddress } from '#platform/words-of-address.ts'
import { searchJobs } from './jobs.contract.ts'
import { jobAddress } from './jobs.rules.ts'

const MOST_NEAR = 3

const isNotFound = (error: unknown): boolean =>
  (error as { init?: { status?: number } | null } | null)?.init?.status === 404

/** For a job that is not there: the 404 page, with jobs like the one its readable address speaks of. */
export async function lostJob(api: Api, segment: string, error: unknown): Promise<never> {
  if (!isNotFound(error)) throw error
  const keywords = wordsOfAddress(segment)
  if (keywords === '') throw error
  const found = await api(searchJobs, { keywords, per_page: MOST_NEAR, sort: 'relevance' }).catch(() => ({ data: [] }))
  throw data({ near: found.data.map((job) => ({ title: job.title, to: jobAddress(job) })) }, { status: 404 })
}
