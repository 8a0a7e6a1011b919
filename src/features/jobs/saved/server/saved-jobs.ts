import { done } from '#platform/contract.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { countTry } from '#platform/server/database/limits.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import { tell } from '#platform/server/live/tell.ts'
import { savingTexts as texts } from '../saving.texts.ts'
import { namedJobs, readableJobs } from '../../server/named-jobs.ts'
import { MOST_SAVED, SAVED_CHANGED, savedJobRefusals } from '../saved-jobs.rules.ts'
import { savedIdsOf } from './saved-ids.service.ts'
import * as saved from './saved-jobs.repository.ts'

// Each change is told to open pages, and that is kept for days.
const changes: Limit = { name: 'saved jobs', most: 600, seconds: 3_600 }
const countChange = (db: Db, accountId: number): Promise<void> =>
  countTry(db, [{ limit: changes, subject: String(accountId) }])

/** The last saved ones as lists show them. One that nobody may read any more is left out. */
export async function listSavedJobs(db: Db, accountId: number, limit: number) {
  const rows = await saved.findSaved(db, accountId)
  const savedAt = new Map(rows.map((row) => [row.id, row.savedAt.toISOString()]))
  const asked = [...savedAt.keys()].slice(0, limit)
  const { data } = await namedJobs(db, asked)
  const total = rows.length - asked.length + data.length
  return { total, data: data.map((job) => ({ ...job, saved_at: savedAt.get(job.id)! })) }
}

export const savedIds = async (db: Db, accountId: number) => ({ data: await savedIdsOf(db, accountId) })

export async function saveJob(db: Db, accountId: number, id: number) {
  await countChange(db, accountId)
  if ((await readableJobs(db, [id])).length === 0) throw notFound()
  await db.transaction(async (tx) => {
    await lockNamed(tx, 'saved_jobs', accountId)
    const known = await saved.findSaved(tx, accountId)
    if (known.some((one) => one.id === id)) return
    if (known.length >= MOST_SAVED) throw refuse(savedJobRefusals['saved_jobs/too_many'])
    await saved.insertSaved(tx, accountId, [id])
    await tell(tx, accountId, SAVED_CHANGED)
  })
  return done(texts.saved)
}

export async function removeSavedJob(db: Db, accountId: number, id: number) {
  await countChange(db, accountId)
  await db.transaction(async (tx) => {
    if (await saved.deleteSaved(tx, accountId, id)) await tell(tx, accountId, SAVED_CHANGED)
  })
  return done(texts.removed)
}

/** What a browser kept joins what the account has, as far as there is room; what nobody may read is left out. */
export async function mergeSavedJobs(db: Db, accountId: number, ids: number[]) {
  await countChange(db, accountId)
  const readable = new Set(await readableJobs(db, ids))
  await db.transaction(async (tx) => {
    await lockNamed(tx, 'saved_jobs', accountId)
    const known = new Set((await saved.findSaved(tx, accountId)).map(({ id }) => id))
    const added = [...new Set(ids)].filter((id) => readable.has(id) && !known.has(id)).slice(0, MOST_SAVED - known.size)
    if (added.length === 0) return
    await saved.insertSaved(tx, accountId, added)
    await tell(tx, accountId, SAVED_CHANGED)
  })
  return savedIds(db, accountId)
}
