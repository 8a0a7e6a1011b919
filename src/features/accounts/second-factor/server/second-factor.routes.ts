import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import * as passkeysContract from '../../passkeys/passkeys.contract.ts'
import * as contract from '../second-factor.contract.ts'
import type { AccountsSite } from '../../server/accounts-site.ts'
import * as passkeys from '../../passkeys/server/passkeys.ts'
import * as factor from './second-factor.ts'

export const secondFactorRoutes = (site: AccountsSite): Served[] => [
  serve(contract.readSecondFactor, (_input, actor) => factor.readSecondFactor(site, actor)),
  serve(contract.beginTotp, ({ password }, actor) => factor.beginTotp(site, actor, password)),
  serve(contract.confirmTotp, ({ code }, actor) => factor.confirmTotp(site, actor, code)),
  serve(contract.cancelTotp, (_input, actor) => factor.cancelTotp(site, actor)),
  serve(contract.removeTotp, ({ password }, actor) => factor.removeTotp(site, actor, password)),
  serve(contract.renewRecoveryCodes, ({ password }, actor) => factor.renewRecoveryCodes(site, actor, password)),
  serve(passkeysContract.passkeyCreation, ({ password }, actor, exchange) =>
    passkeys.passkeyCreation(site, exchange, actor, password),
  ),
  serve(passkeysContract.addPasskey, (input, actor, exchange) => passkeys.addPasskey(site, exchange, actor, input)),
  serve(passkeysContract.removePasskey, ({ id, password }, actor) => passkeys.removePasskey(site, actor, id, password)),
  serve(passkeysContract.passkeyRequest, (_input, _actor, exchange) => passkeys.passkeyRequest(site, exchange)),
  serve(passkeysContract.signInByPasskey, (input, _actor, exchange) => passkeys.signInByPasskey(site, exchange, input)),
]
