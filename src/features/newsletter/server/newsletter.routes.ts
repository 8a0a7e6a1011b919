import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import * as issues from '../issues.contract.ts'
import * as contract from '../newsletter.contract.ts'
import * as editing from './editing-issues.ts'
import type { LetterSite } from './preparing.ts'
import { createIssue } from './preparing.ts'
import { listIssues, readIssue } from './reading-issues.ts'
import * as subscribing from './subscribing.ts'

export const newsletterRoutes = (site: LetterSite): Served[] => [
  serve(contract.subscribe, (input, actor, exchange) => subscribing.subscribe(site, actor, exchange, input)),
  serve(contract.confirmSubscription, ({ token }, _, exchange) =>
    subscribing.confirmSubscription(site, exchange, token),
  ),
  serve(contract.unsubscribe, (input) => subscribing.unsubscribe(site, input)),
  serve(issues.listIssues, (page) => listIssues(site.db, page)),
  serve(issues.createIssue, (_input, actor) => createIssue(site, actor)),
  serve(issues.readIssue, ({ id }) => readIssue(site, id)),
  serve(issues.updateIssue, (input, actor) => editing.updateIssue(site, actor, input)),
  serve(issues.deleteIssue, ({ id }, actor) => editing.deleteIssue(site, actor, id)),
  serve(issues.testIssue, ({ id }, actor) => editing.testIssue(site, actor, id)),
  serve(issues.sendIssue, (input, actor) => editing.sendIssue(site, actor, input)),
  serve(issues.unscheduleIssue, ({ id }, actor) => editing.unscheduleIssue(site, actor, id)),
]
