import { actOnJob } from '#features/jobs/publishing/server/job-acts.service.ts'
import { standingOf } from '#features/jobs/publishing/server/bulk-publishing.service.ts'
import { shownState } from '#features/jobs/publishing/publishing.rules.ts'
import { done } from '#platform/contract.ts'
import type { PageInput } from '#platform/pagination.ts'
import { pageOf } from '#platform/pagination.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import { idempotently } from '#platform/server/database/idempotency.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { countTry } from '#platform/server/database/limits.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import type { FeedItem } from '../multiposting.contract.ts'
import { multipostingRefusals as refusals } from '../multiposting.rules.ts'
import * as known from './feed-jobs.repository.ts'
import { hashOfItem, publishItems } from './publish-items.ts'

const sendings: Limit = { name: 'multiposting', most: 6_000, seconds: 3_600 }

export function companyOf({ companyId }: SignedIn): number {
  if (companyId === null) throw refuse(refusals['multiposting/no_company'])
  return companyId
}

const said = {
  créée: 'L’offre est publiée.',
  modifiée: 'L’offre est modifiée.',
  inchangée: 'L’offre est déjà telle qu’envoyée.',
}

/** One job, by its reference: made the first time, changed or left alone afterwards. */
export async function putJob(site: Site, actor: SignedIn, item: FeedItem, key: string | null) {
  const companyId = companyOf(actor)
  await countTry(site.db, [{ limit: sendings, subject: String(companyId) }])
  const call = { subject: `company ${companyId}`, what: 'multiposting', key, body: item }
  return idempotently(site, call, async ({ db: tx }) => {
    const { reference, ...fields } = item
    const sent = [{ reference, fields, hash: hashOfItem(item) }]
    const [result] = await publishItems(tx, { companyId, accountId: actor.accountId }, sent)
    if (result!.outcome === 'refusée')
      throw refuse({ ...refusals['multiposting/refused'], message: result!.reason, fields: result!.fields })
    const { outcome, jobId, statut } = result!
    return { ...done(said[outcome]), id: jobId, resultat: outcome, statut }
  })
}

export async function removeJob(site: Site, actor: SignedIn, reference: string) {
  const companyId = companyOf(actor)
  const found = (await known.findKnown(site.db, companyId, [reference])).get(reference)
  if (!found) throw notFound()
  if ((await standingOf(site.db, companyId, [found.jobId])).size > 0)
    await actOnJob(site, actor, { id: found.jobId, act: 'delete' })
  await site.db.transaction((tx) => known.forgetKnown(tx, companyId, reference))
  return done('L’offre est supprimée.')
}

export async function listSentJobs(db: Db, actor: SignedIn, page: PageInput) {
  const { rows, total } = await known.findListed(db, actor, page)
  const standing = await standingOf(
    db,
    actor.companyId ?? 0,
    rows.map(({ jobId }) => jobId),
  )
  const now = new Date()
  return {
    data: rows.flatMap(({ reference, jobId }) => {
      const row = standing.get(jobId)
      if (!row) return []
      const valid_through = row.validThrough?.toISOString() ?? null
      return [{ reference, id: jobId, titre: row.title, statut: shownState(row, now), valid_through }]
    }),
    pagination: pageOf(total, page),
  }
}
