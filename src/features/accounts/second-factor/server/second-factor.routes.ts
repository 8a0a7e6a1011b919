import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import * as passkeysContract from '../../passkeys/passkeys.contract.ts'
import * as contract from '../second-factor.contract.ts'
import type { AccountsWorld } from '../../server/accounts-world.ts'
import * as passkeys from '../../passkeys/server/passkeys.ts'
import * as factor from './second-factor.ts'

export const secondFactorRoutes = (world: AccountsWorld): Served[] => [
  serve(contract.readSecondFactor, (_input, actor) => factor.readSecondFactor(world, actor)),
  serve(contract.beginTotp, ({ password }, actor) => factor.beginTotp(world, actor, password)),
  serve(contract.confirmTotp, ({ code }, actor) => factor.confirmTotp(world, actor, code)),
  serve(contract.cancelTotp, (_input, actor) => factor.cancelTotp(world, actor)),
  serve(contract.removeTotp, ({ password }, actor) => factor.removeTotp(world, actor, password)),
  serve(contract.renewRecoveryCodes, ({ password }, actor) => factor.renewRecoveryCodes(world, actor, password)),
  serve(passkeysContract.passkeyCreation, ({ password }, actor, exchange) =>
    passkeys.passkeyCreation(world, exchange, actor, password),
  ),
  serve(passkeysContract.addPasskey, (input, actor, exchange) => passkeys.addPasskey(world, exchange, actor, input)),
  serve(passkeysContract.removePasskey, ({ id, password }, actor) =>
    passkeys.removePasskey(world, actor, id, password),
  ),
  serve(passkeysContract.passkeyRequest, (_input, _actor, exchange) => passkeys.passkeyRequest(world, exchange)),
  serve(passkeysContract.signInByPasskey, (input, _actor, exchange) =>
    passkeys.signInByPasskey(world, exchange, input),
  ),
]
