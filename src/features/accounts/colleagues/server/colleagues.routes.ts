import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import * as contract from '../colleagues.contract.ts'
import * as colleagues from './colleagues.ts'
import * as requests from './company-requests.ts'
import { joinCompany, readInvitation } from './joining.ts'

export const colleaguesRoutes = (site: Site): Served[] => [
  serve(contract.readTeam, (_input, actor) => colleagues.readTeam(site, actor)),
  serve(contract.inviteColleague, ({ email }, actor) => colleagues.inviteColleague(site, actor, email)),
  serve(contract.resendInvitation, ({ id }, actor) => colleagues.resendInvitation(site, actor, id)),
  serve(contract.cancelInvitation, ({ id }, actor) => colleagues.cancelInvitation(site, actor, id)),
  serve(contract.removeColleague, ({ id }, actor) => colleagues.removeColleague(site, actor, id)),
  serve(contract.handOver, ({ id }, actor) => colleagues.handOver(site, actor, id)),
  serve(contract.readInvitation, ({ token }, _actor, exchange) => readInvitation(site, exchange, token)),
  serve(contract.joinCompany, ({ token }, actor, exchange) => joinCompany(site, actor, exchange, token)),
  serve(contract.askForCompany, (input, actor) => requests.askForCompany(site, actor, input)),
  serve(contract.askForNewCompany, (input, actor) => requests.askForNewCompany(site, actor, input)),
  serve(contract.cancelRequest, (_input, actor) => requests.cancelRequest(site, actor)),
  serve(contract.acceptRequest, ({ id }, actor) => requests.acceptRequest(site, actor, id)),
  serve(contract.refuseRequest, (input, actor) => requests.refuseRequest(site, actor, input)),
]
