import { suggestCities } from '#features/reference/server/place-names.service.ts'
import type { Served, SignedIn } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import * as contract from '../publishing.contract.ts'
import * as lone from './lone-drafts.service.ts'
import { actOnOffer } from './offer-acts.service.ts'
import type { NamesOf } from './own-offers.service.ts'
import { readOffer } from './own-offers.service.ts'
import type { MarketSite } from './salary-standing.service.ts'
import {
  checkOffer,
  createOffer,
  discardChanges,
  duplicateOffer,
  publishOffer,
  saveOffer,
} from './publishing.service.ts'

/** Whoever works for no company has drafts of their own. */
const isAlone = ({ companyId }: SignedIn): boolean => companyId === null

export const publishingRoutes = (site: MarketSite, namesOf: NamesOf): Served[] => [
  serve(contract.suggestCities, async ({ q }) => ({ data: await suggestCities(site.db, q) })),
  serve(contract.checkOffer, (fields, actor) => checkOffer(site, actor, fields)),
  serve(contract.createOffer, (fields, actor, { idempotencyKey }) =>
    isAlone(actor)
      ? lone.createLoneDraft(site, actor, fields, idempotencyKey)
      : createOffer(site, actor, fields, idempotencyKey),
  ),
  serve(contract.readOffer, ({ id }, actor) =>
    isAlone(actor) ? lone.readLoneDraft(site, actor, id) : readOffer(site, actor, id, namesOf),
  ),
  serve(contract.saveOffer, (input, actor) =>
    isAlone(actor) ? lone.saveLoneDraft(site, actor, input) : saveOffer(site, actor, input),
  ),
  serve(contract.publishOffer, (input, actor, { idempotencyKey }) =>
    isAlone(actor)
      ? lone.refusePublishingAlone(site.db, actor, input.id)
      : publishOffer(site, actor, input, idempotencyKey),
  ),
  serve(contract.discardChanges, ({ id }, actor) => discardChanges(site, actor, id)),
  serve(contract.actOnOffer, (input, actor) =>
    isAlone(actor) ? lone.actOnLoneDraft(site, actor, input) : actOnOffer(site, actor, input),
  ),
  serve(contract.duplicateOffer, ({ id }, actor) => duplicateOffer(site, actor, id)),
]
