import type { MarketSite } from '#features/jobs/publishing/server/salary-standing.service.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import * as reviewContract from '../review.contract.ts'
import * as contract from '../submissions.contract.ts'
import { acceptSubmission } from './accepting.ts'
import { checkSubmission } from './checking.ts'
import { acceptWaitingJob, refuseSubmission, refuseWaitingJob } from './refusing.ts'
import { listReview, readSentJob, readSubmission } from './review.ts'
import * as submitting from './submitting.ts'

export const submissionsRoutes = (site: MarketSite): Served[] => [
  serve(contract.sendSubmission, (input, _, exchange) => submitting.sendSubmission(site, exchange, input)),
  serve(contract.checkSubmission, (input, _, exchange) => checkSubmission(site, exchange, input)),
  serve(contract.confirmSubmission, ({ token }, _, exchange) => submitting.confirmSubmission(site, exchange, token)),
  serve(contract.changeSubmissionEmail, (input, _, exchange) =>
    submitting.changeSubmissionEmail(site, exchange, input),
  ),
  serve(contract.resendSubmission, (_input, _, exchange) => submitting.resendSubmission(site, exchange)),
  serve(contract.readOwnSubmission, (_input, _, exchange) => submitting.readOwnSubmission(site.db, exchange)),
  serve(reviewContract.listReview, (page) => listReview(site.db, page)),
  serve(reviewContract.readSubmission, ({ id }) => readSubmission(site.db, id)),
  serve(reviewContract.readWaitingJob, ({ id }) => readSentJob(site.db, id)),
  serve(reviewContract.acceptSubmission, (input, actor) => acceptSubmission(site, actor, input)),
  serve(reviewContract.acceptWaitingJob, ({ id }, actor) => acceptWaitingJob(site, actor, id)),
  serve(reviewContract.refuseSubmission, (input, actor) => refuseSubmission(site, actor, input)),
  serve(reviewContract.refuseWaitingJob, (input, actor) => refuseWaitingJob(site, actor, input)),
]
