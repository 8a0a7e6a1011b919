import { done } from '#platform/contract.ts'
import { notFound } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { countTry } from '#platform/server/database/limits.ts'
import { readableJobs } from '../../server/named-jobs.ts'
import * as seen from './seen-jobs.repository.ts'

const views: Limit = { name: 'seen jobs', most: 1_000, seconds: 3_600 }

export const seenCount = async (db: Db, accountId: number) => ({ count: await seen.countSeen(db, accountId) })

export async function seeJob(db: Db, accountId: number, id: number) {
  await countTry(db, [{ limit: views, subject: String(accountId) }])
  if ((await readableJobs(db, [id])).length === 0) throw notFound()
  await seen.upsertSeen(db, accountId, id)
  return done('Noté.')
}

/** What was read more than a year ago is forgotten. */
export const forgetOldViews = async (db: Db): Promise<void> => {
  await seen.deleteOld(db)
}
