import { createHash } from 'node:crypto'
import type { SentJob, SentOutcome } from '#features/jobs/publishing/server/bulk-publishing.service.ts'
import { publishMany, reopenMany, standingOf } from '#features/jobs/publishing/server/bulk-publishing.service.ts'
import type { JobStatus } from '#features/jobs/jobs.rules.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import type { FeedItem } from '../multiposting.contract.ts'
import * as known from './feed-jobs.repository.ts'

type Author = { companyId: number; accountId: number | null }
type ItemToPublish = { reference: string; fields: Omit<FeedItem, 'reference'>; hash: Buffer }
type PublishedItem = SentOutcome | { outcome: 'inchangée'; jobId: number; statut: JobStatus }

const REFUSED_BEFORE = 'Cette offre a été refusée à la relecture. Modifiez-la, puis envoyez-la de nouveau.'

/** What tells whether a job says something else than the last time. */
export const hashOfItem = (item: FeedItem): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest()

/**
 * Publishes what another system of a company sends, inside the caller's transaction: what says the same as the last time stays as
 * it is, the rest is published or changed. Calls about one company wait for each other, so that a reference is made once.
 */
export async function publishItems(tx: Tx, author: Author, items: ItemToPublish[]): Promise<PublishedItem[]> {
  const { companyId } = author
  await lockNamed(tx, 'feed jobs', companyId)
  const before = await known.findKnown(
    tx,
    companyId,
    items.map(({ reference }) => reference),
  )
  const standing = await standingOf(
    tx,
    companyId,
    [...before.values()].map(({ jobId }) => jobId),
  )
  const outcomes: PublishedItem[] = []
  const changed: { at: number; sent: SentJob }[] = []
  const back: known.KnownJob[] = []
  for (const [at, { reference, fields, hash }] of items.entries()) {
    const last = before.get(reference)
    // One that was deleted meanwhile is a new one.
    const now = last && standing.get(last.jobId)
    if (last && now && last.hash.equals(hash) && now.status === 'refusée')
      outcomes[at] = { outcome: 'refusée', reason: REFUSED_BEFORE, fields: {} }
    else if (last && now && last.hash.equals(hash)) {
      if (last.closedAt) back.push(last)
      outcomes[at] = { outcome: 'inchangée', jobId: last.jobId, statut: last.closedAt ? 'active' : now.status }
    } else {
      if (last?.closedAt && now) back.push(last)
      changed.push({ at, sent: { reference, fields, jobId: last && now ? last.jobId : null } })
    }
  }
  if (back.length > 0) {
    await reopenMany(
      tx,
      companyId,
      back.map(({ jobId }) => jobId),
    )
    await known.setReopened(
      tx,
      companyId,
      back.map(({ reference }) => reference),
    )
  }
  const results = await publishMany(
    tx,
    author,
    changed.map(({ sent }) => sent),
  )
  const kept: Parameters<typeof known.upsertKnown>[1] = []
  for (const [index, { at }] of changed.entries()) {
    const result = results[index]!
    outcomes[at] = result
    const { reference, hash } = items[at]!
    if (result.outcome !== 'refusée') kept.push({ companyId, reference, jobId: result.jobId, hash })
  }
  await known.upsertKnown(tx, kept)
  return outcomes
}
