import type { Db } from '#platform/server/database/db.ts'
import { jobPageState } from '../jobs.rules.ts'
import { describeJobs } from './jobs-search.service.ts'
import * as jobs from './jobs.repository.ts'

/** The named jobs in their order. Those whose page nobody may read are left out. */
export async function namedJobs(db: Db, ids: number[]) {
  if (ids.length === 0) return { data: [] }
  const now = new Date()
  const found = await jobs.findAnyCards(db, ids)
  const states = new Map(found.map((card) => [card.id, jobPageState({ ...card, publishedAt: card.since }, now)]))
  const readable = found.filter(({ id }) => states.get(id) !== null)
  const described = await describeJobs(db, readable, ids)
  return { data: described.map((job) => ({ ...job, state: states.get(job.id)! })) }
}

/** Those of the named jobs whose page anybody may read. */
export async function readableJobs(db: Db, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const now = new Date()
  return (await jobs.findDates(db, ids)).filter((job) => jobPageState(job, now) !== null).map(({ id }) => id)
}
