import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import * as keyed from '../applicants/server/keyed-picking.ts'
import * as picking from '../applicants/server/picking.ts'
import * as contract from '../applications.contract.ts'
import * as applyingContract from '../applying.contract.ts'
import * as proposals from '../interview-proposals.contract.ts'
import * as moves from './application-moves.ts'
import * as applying from './applying.ts'
import * as own from './own-applications.ts'

export const applicationsRoutes = (site: Site): Served[] => [
  serve(applyingContract.applyAsMember, (input, actor, { idempotencyKey }) =>
    applying.applyAsMember(site, actor, input, idempotencyKey),
  ),
  serve(applyingContract.applyAsVisitor, (input, _, exchange) => applying.applyAsVisitor(site, exchange, input)),
  serve(applyingContract.confirmApplication, ({ token }, _, exchange) =>
    applying.confirmApplication(site, exchange, token),
  ),
  serve(applyingContract.resendConfirmation, ({ job_id: jobId }, actor, exchange) =>
    applying.resendConfirmation(site, actor, exchange, jobId),
  ),
  serve(applyingContract.readApplicationTo, ({ id }, actor, exchange) =>
    applying.readApplicationTo(site.db, actor, exchange, id),
  ),
  serve(contract.listAppliedIds, (_, { accountId }) => own.appliedIds(site.db, accountId)),
  serve(contract.listApplications, (input, { accountId }) => own.listApplications(site.db, accountId, input)),
  serve(contract.readApplication, ({ id }, { accountId }) => own.readApplication(site.db, accountId, id)),
  serve(contract.setApplicationStatus, (input, { accountId }) => moves.setStatus(site, accountId, input)),
  serve(contract.setApplicationNotes, (input, { accountId }) => moves.setNotes(site, accountId, input)),
  serve(contract.setInterview, (input, { accountId }) => moves.setInterview(site, accountId, input)),
  serve(contract.remindEmployer, (input, { accountId }) => moves.remind(site, accountId, input)),
  serve(contract.withdrawApplication, (input, { accountId }) => moves.withdraw(site, accountId, input)),
  serve(contract.addApplication, (input, { accountId }) => moves.addApplication(site, accountId, input)),
  serve(contract.deleteApplication, ({ id }, { accountId }) => moves.removeApplication(site, accountId, id)),
  serve(contract.pickSlot, (input, { accountId }) => picking.pickSlot(site, accountId, input)),
  serve(contract.declineSlots, (input, { accountId }) => picking.declineSlots(site, accountId, input)),
  serve(proposals.readProposal, (input, _, exchange) => keyed.readSlots(site, input, exchange)),
  serve(proposals.pickProposal, (input, _, exchange) => keyed.pickByKey(site, input, exchange)),
  serve(proposals.declineProposal, (input, _, exchange) => keyed.declineByKey(site, input, exchange)),
]
