import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import { readOfferFigures } from '../offer-figures.contract.ts'
import { answerOfferQuestion, readOfferQuestion } from '../offer-questions.contract.ts'
import { answerQuestion, readQuestion } from './offer-answers.ts'
import { offerFigures } from './offer-figures.ts'

/** One offer of a company: what measures it, and what its author is asked by mail. */
export const offerRoutes = (site: Site): Served[] => [
  serve(readOfferFigures, ({ id }, actor) => offerFigures(site.db, actor, id)),
  serve(readOfferQuestion, (asked, _actor, exchange) => readQuestion(site, asked, exchange)),
  serve(answerOfferQuestion, (asked, _actor, exchange) => answerQuestion(site, asked, exchange)),
]
