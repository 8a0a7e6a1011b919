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
import type { AccountsSite } from './accounts-site.ts'
import { askEmailChange, cancelEmailChange } from './email-change.ts'
import { exportAccount } from './export.service.ts'
import * as links from '../signing-in/server/links.ts'
import { closeSession, rotateToken } from '../sessions/server/sessions.ts'
import * as settings from './own-account.ts'
import * as entry from '../signing-in/server/sign-in.ts'
import * as signup from '../signing-up/server/sign-up.ts'
import { acceptTerms } from '../signing-up/server/terms.ts'
import * as users from './users.service.ts'

export const accountsRoutes = (site: AccountsSite): Served[] => [
  serve(contract.login, async (input, _actor, exchange) => {
    const { token, expiresAt, account } = await entry.loginProgram(site, exchange, input)
    return { token, user: await users.userOf(site.db, account.id), expires_at: expiresAt.toISOString() }
  }),
  serve(contract.refresh, async (input, _actor, exchange) => {
    const old = exchange.bearer ?? input.token
    if (!old) throw refuse(accountRefusals['accounts/token_over'])
    const { token, expiresAt, accountId } = await rotateToken(site.db, old)
    return { token, user: await users.userOf(site.db, accountId), expires_at: expiresAt.toISOString() }
  }),
  serve(contract.register, (input, _actor, exchange) => signup.register(site, exchange, input)),
  serve(contract.readSession, async (_input, actor) => ({
    viewer: actor.role === 'visitor' ? null : await users.viewerOf(site.db, actor),
  })),
  serve(contract.signIn, (input, _actor, exchange) => entry.signIn(site, exchange, input)),
  serve(contract.signInSecondFactor, (input, _actor, exchange) => entry.signInSecondFactor(site, exchange, input)),
  serve(contract.logout, async (_input, actor, exchange) => {
    await closeSession(site.db, exchange, actor.sessionId)
    return done(accountTexts.signedOut)
  }),
  serve(contract.forgotPassword, ({ email, retour }, _actor, exchange) =>
    links.forgotPassword(site, exchange, email, retour),
  ),
  serve(contract.resetPassword, (input, _actor, exchange) => links.resetPassword(site, exchange, input)),
  serve(contract.verifyEmail, ({ token }, _actor, exchange) => links.verifyEmail(site, exchange, token)),
  serve(contract.resendVerification, ({ retour }, { accountId }) => links.resendVerification(site, accountId, retour)),
  serve(signupContract.readSignup, (_input, _actor, exchange) => signup.readSignup(site, exchange)),
  serve(signupContract.saveSignupAccount, (input, _actor, exchange) => signup.saveSignupAccount(site, exchange, input)),
  serve(signupContract.saveSignupSearch, (input, _actor, exchange) => signup.saveSignupStep(site, exchange, input)),
  serve(signupContract.saveSignupProfile, (input, _actor, exchange) => signup.saveSignupStep(site, exchange, input)),
  serve(signupContract.completeSignup, (input, _actor, exchange) => signup.completeSignup(site, exchange, input)),
  serve(usersContract.readOwnProfile, (_input, { accountId }) => users.userOf(site.db, accountId)),
  serve(usersContract.updateOwnProfile, (input, { accountId }) => users.updateOwnProfile(site.db, accountId, input)),
  serve(usersContract.readUser, ({ id }, actor) => users.readUser(site.db, actor, id)),
  serve(settingsContract.readAccount, (_input, { accountId }) => settings.readAccount(site, accountId)),
  serve(settingsContract.updateAccount, (input, { accountId }, exchange) =>
    settings.updateAccount(site, exchange, accountId, input),
  ),
  serve(settingsContract.askEmailChange, (input, actor) => askEmailChange(site, actor, input)),
  serve(settingsContract.cancelEmailChange, (_input, { accountId }) => cancelEmailChange(site, accountId)),
  serve(settingsContract.changePassword, (input, actor, exchange) =>
    settings.changePassword(site, exchange, actor, input),
  ),
  serve(settingsContract.keepCountry, ({ country }, { accountId }) => settings.keepCountry(site, accountId, country)),
  serve(settingsContract.listSessions, (_input, actor) => settings.listSessions(site, actor)),
  serve(settingsContract.endSession, ({ id }, actor) => settings.endSession(site, actor, id)),
  serve(settingsContract.endOtherSessions, (_input, actor) => settings.endOtherSessions(site, actor)),
  serve(settingsContract.acceptTerms, ({ version }, { accountId }) => acceptTerms(site, accountId, version)),
  serve(settingsContract.exportAccount, (_input, actor) => exportAccount(site, actor)),
  serve(settingsContract.deleteAccount, ({ password }, actor, exchange) =>
    settings.deleteAccount(site, exchange, actor, password),
  ),
]
