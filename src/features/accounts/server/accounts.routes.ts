import { done } from '#platform/contract.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import { refuse } from '#platform/refusals.ts'
import * as contract from '../accounts.contract.ts'
import { accountRefusals } from '../accounts.rules.ts'
import { accountTexts } from '../accounts.texts.ts'
import * as settingsContract from '../own-account.contract.ts'
import * as signupContract from '../signing-up/signup.contract.ts'
import * as usersContract from '../users.contract.ts'
import type { AccountsWorld } from './accounts-world.ts'
import { askEmailChange, cancelEmailChange } from './email-change.ts'
import { exportAccount } from './export.ts'
import * as links from '../signing-in/server/links.ts'
import { closeSession, rotateToken } from '../sessions/server/sessions.ts'
import * as settings from './own-account.ts'
import * as entry from '../signing-in/server/sign-in.ts'
import * as signup from '../signing-up/server/sign-up.ts'
import { acceptTerms } from '../signing-up/server/terms.ts'
import * as users from './users.service.ts'

export const accountsRoutes = (world: AccountsWorld): Served[] => [
  serve(contract.login, async (input, _actor, exchange) => {
    const { token, expiresAt, account } = await entry.loginProgram(world, exchange, input)
    return { token, user: await users.userOf(world.db, account.id), expires_at: expiresAt.toISOString() }
  }),
  serve(contract.refresh, async (input, _actor, exchange) => {
    const old = exchange.bearer ?? input.token
    if (!old) throw refuse(accountRefusals['accounts/token_over'])
    const { token, expiresAt, accountId } = await rotateToken(world.db, old)
    return { token, user: await users.userOf(world.db, accountId), expires_at: expiresAt.toISOString() }
  }),
  serve(contract.register, (input, _actor, exchange) => signup.register(world, exchange, input)),
  serve(contract.readSession, async (_input, actor) => ({
    viewer: actor.role === 'visitor' ? null : await users.viewerOf(world.db, actor),
  })),
  serve(contract.signIn, (input, _actor, exchange) => entry.signIn(world, exchange, input)),
  serve(contract.signInSecondFactor, (input, _actor, exchange) => entry.signInSecondFactor(world, exchange, input)),
  serve(contract.logout, async (_input, actor, exchange) => {
    await closeSession(world.db, exchange, actor.sessionId)
    return done(accountTexts.signedOut)
  }),
  serve(contract.forgotPassword, ({ email, retour }, _actor, exchange) =>
    links.forgotPassword(world, exchange, email, retour),
  ),
  serve(contract.resetPassword, (input, _actor, exchange) => links.resetPassword(world, exchange, input)),
  serve(contract.verifyEmail, ({ token }, _actor, exchange) => links.verifyEmail(world, exchange, token)),
  serve(contract.resendVerification, ({ retour }, { accountId }) => links.resendVerification(world, accountId, retour)),
  serve(signupContract.readSignup, (_input, _actor, exchange) => signup.readSignup(world, exchange)),
  serve(signupContract.saveSignupAccount, (input, _actor, exchange) =>
    signup.saveSignupAccount(world, exchange, input),
  ),
  serve(signupContract.saveSignupSearch, (input, _actor, exchange) => signup.saveSignupStep(world, exchange, input)),
  serve(signupContract.saveSignupProfile, (input, _actor, exchange) => signup.saveSignupStep(world, exchange, input)),
  serve(signupContract.completeSignup, (input, _actor, exchange) => signup.completeSignup(world, exchange, input)),
  serve(usersContract.readOwnProfile, (_input, { accountId }) => users.userOf(world.db, accountId)),
  serve(usersContract.updateOwnProfile, (input, { accountId }) => users.updateOwnProfile(world.db, accountId, input)),
  serve(usersContract.readUser, ({ id }, actor) => users.readUser(world.db, actor, id)),
  serve(settingsContract.readAccount, (_input, { accountId }) => settings.readAccount(world, accountId)),
  serve(settingsContract.updateAccount, (input, { accountId }, exchange) =>
    settings.updateAccount(world, exchange, accountId, input),
  ),
  serve(settingsContract.askEmailChange, (input, actor) => askEmailChange(world, actor, input)),
  serve(settingsContract.cancelEmailChange, (_input, { accountId }) => cancelEmailChange(world, accountId)),
  serve(settingsContract.changePassword, (input, actor, exchange) =>
    settings.changePassword(world, exchange, actor, input),
  ),
  serve(settingsContract.keepCountry, ({ country }, { accountId }) => settings.keepCountry(world, accountId, country)),
  serve(settingsContract.listSessions, (_input, actor) => settings.listSessions(world, actor)),
  serve(settingsContract.endSession, ({ id }, actor) => settings.endSession(world, actor, id)),
  serve(settingsContract.endOtherSessions, (_input, actor) => settings.endOtherSessions(world, actor)),
  serve(settingsContract.acceptTerms, ({ version }, { accountId }) => acceptTerms(world, accountId, version)),
  serve(settingsContract.exportAccount, (_input, actor) => exportAccount(world, actor)),
  serve(settingsContract.deleteAccount, ({ password }, actor, exchange) =>
    settings.deleteAccount(world, exchange, actor, password),
  ),
]
