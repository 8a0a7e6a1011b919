import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import * as contract from '../social.contract.ts'
import type { AccountsSite } from '../../server/accounts-site.ts'
import * as identities from './identities.ts'
import * as links from './identity-links.ts'
import * as social from './social.ts'

export const socialRoutes = (site: AccountsSite): Served[] => [
  serve(contract.listSocial, () => social.listSocial(site)),
  serve(contract.startSocial, (input, actor, exchange) => social.startSocial(site, exchange, actor, input)),
  serve(contract.finishSocial, (input, actor, exchange) => social.finishSocial(site, exchange, actor, input)),
  serve(contract.readSocialLink, (_input, actor, exchange) => links.readSocialLink(site, exchange, actor)),
  serve(contract.linkSocial, ({ password }, actor, exchange) => links.linkSocial(site, exchange, actor, password)),
  serve(contract.socialSecondFactor, (input, _actor, exchange) => links.socialSecondFactor(site, exchange, input)),
  serve(contract.listIdentities, (_input, { accountId }) => identities.listIdentities(site, accountId)),
  serve(contract.unlinkIdentity, ({ provider }, actor) => identities.unlinkIdentity(site, actor, provider)),
]
