import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import { readJobFigures } from '../job-figures.contract.ts'
import { answerJobQuestion, readJobQuestion } from '../job-questions.contract.ts'
import { answerQuestion, readQuestion } from './job-answers.ts'
import { jobFigures } from './job-figures.ts'

/** One job of a company: what measures it, and what its author is asked by mail. */
export const jobRoutes = (site: Site): Served[] => [
  serve(readJobFigures, ({ id }, actor) => jobFigures(site.db, actor, id)),
  serve(readJobQuestion, (asked, _actor, exchange) => readQuestion(site, asked, exchange)),
  serve(answerJobQuestion, (asked, _actor, exchange) => answerQuestion(site, asked, exchange)),
]
