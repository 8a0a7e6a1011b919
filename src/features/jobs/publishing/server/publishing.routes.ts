import { suggestCities } from '#features/reference/server/place-names.service.ts'
import type { Served, SignedIn } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import * as contract from '../publishing.contract.ts'
import * as lone from './lone-drafts.service.ts'
import { actOnJob } from './job-acts.service.ts'
import type { NamesOf } from './own-jobs.service.ts'
import { readOwnJob } from './own-jobs.service.ts'
import type { MarketSite } from './salary-standing.service.ts'
import { checkJob, createJob, discardChanges, duplicateJob, publishJob, saveOwnJob } from './publishing.service.ts'

/** Whoever works for no company has drafts of their own. */
const isAlone = ({ companyId }: SignedIn): boolean => companyId === null

export const publishingRoutes = (site: MarketSite, namesOf: NamesOf): Served[] => [
  serve(contract.suggestCities, async ({ q }) => ({ data: await suggestCities(site.db, q) })),
  serve(contract.checkJob, (fields, actor) => checkJob(site, actor, fields)),
  serve(contract.createJob, (fields, actor, { idempotencyKey }) =>
    isAlone(actor)
      ? lone.createLoneDraft(site, actor, fields, idempotencyKey)
      : createJob(site, actor, fields, idempotencyKey),
  ),
  serve(contract.readOwnJob, ({ id }, actor) =>
    isAlone(actor) ? lone.readLoneDraft(site, actor, id) : readOwnJob(site, actor, id, namesOf),
  ),
  serve(contract.saveOwnJob, (input, actor) =>
    isAlone(actor) ? lone.saveLoneDraft(site, actor, input) : saveOwnJob(site, actor, input),
  ),
  serve(contract.publishJob, (input, actor, { idempotencyKey }) =>
    isAlone(actor)
      ? lone.refusePublishingAlone(site.db, actor, input.id)
      : publishJob(site, actor, input, idempotencyKey),
  ),
  serve(contract.discardChanges, ({ id }, actor) => discardChanges(site, actor, id)),
  serve(contract.actOnJob, (input, actor) =>
    isAlone(actor) ? lone.actOnLoneDraft(site, actor, input) : actOnJob(site, actor, input),
  ),
  serve(contract.duplicateJob, ({ id }, actor) => duplicateJob(site, actor, id)),
]
