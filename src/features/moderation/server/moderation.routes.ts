import { describeAccount } from '#features/accounts/server/account-control.service.ts'
import { done } from '#platform/contract.ts'
import { invalidInput } from '#platform/refusals.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import * as contract from '../moderation.contract.ts'
import { accountTexts, flagTexts } from '../moderation.texts.ts'
import * as control from '../suspension.contract.ts'
import { readAppeal, sendAppeal } from './appeals.ts'
import { decideCase, reviewCase } from './decisions.ts'
import type { ModerationSite } from './moderation-site.ts'
import { listCases, readCase } from './queue.ts'
import { readReportable, sendReport } from './reporting.ts'
import { readAccountCase } from './account-case.ts'
import { restoreAccount, setFlag, suspendAccount } from './suspension.service.ts'
import { afterParisDay } from '../suspension.rules.ts'

export const moderationRoutes = (site: ModerationSite): Served[] => [
  serve(contract.readReportable, ({ kind, id }, actor) => readReportable(site, actor, kind, id)),
  serve(contract.sendReport, (input, actor, exchange) => sendReport(site, actor, exchange, input)),
  serve(contract.listCases, (input, actor) => listCases(site, actor, input)),
  serve(contract.readCase, ({ id }, actor) => readCase(site, actor, id)),
  serve(contract.decideCase, (input, actor) => decideCase(site, actor, input)),
  serve(contract.reviewCase, (input, actor) => reviewCase(site, actor, input)),
  serve(contract.readAppeal, (input, actor, exchange) => readAppeal(site, actor, exchange, input)),
  serve(contract.sendAppeal, (input, actor, exchange) => sendAppeal(site, actor, exchange, input)),

  serve(control.readAccountCase, ({ id }, actor) => readAccountCase(site, actor, id)),
  serve(control.suspendAccount, async ({ id, reason, until }, actor) => {
    await describeAccount(site.db, id)
    const end = until === '' ? null : afterParisDay(until)
    if (end && end <= new Date()) throw invalidInput({ until: accountTexts.untilWrong })
    const changed = await suspendAccount(site, actor, id, { reason, until: end })
    return done(changed ? accountTexts.suspended : accountTexts.already)
  }),
  serve(control.restoreAccount, async ({ id, reason }, actor) => {
    await describeAccount(site.db, id)
    const changed = await restoreAccount(site, actor, id, { reason })
    return done(changed ? accountTexts.restored : accountTexts.already)
  }),
  serve(control.setFlag, async ({ id, flag, given }, actor) => {
    const changed = await setFlag(site, actor, id, flag, given)
    if (!changed) return done(accountTexts.already)
    return done(given ? flagTexts[flag].given : flagTexts[flag].taken)
  }),
]
