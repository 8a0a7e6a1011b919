import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import * as contract from '../social.contract.ts'
import type { AccountsWorld } from '../../server/accounts-world.ts'
import * as identities from './identities.ts'
import * as links from './identity-links.ts'
import * as social from './social.ts'

export const socialRoutes = (world: AccountsWorld): Served[] => [
  serve(contract.listSocial, () => social.listSocial(world)),
  serve(contract.startSocial, (input, actor, exchange) => social.startSocial(world, exchange, actor, input)),
  serve(contract.finishSocial, (input, actor, exchange) => social.finishSocial(world, exchange, actor, input)),
  serve(contract.readSocialLink, (_input, actor, exchange) => links.readSocialLink(world, exchange, actor)),
  serve(contract.linkSocial, ({ password }, actor, exchange) => links.linkSocial(world, exchange, actor, password)),
  serve(contract.socialSecondFactor, (input, _actor, exchange) => links.socialSecondFactor(world, exchange, input)),
  serve(contract.listIdentities, (_input, { accountId }) => identities.listIdentities(world, accountId)),
  serve(contract.unlinkIdentity, ({ provider }, actor) => identities.unlinkIdentity(world, actor, provider)),
]
