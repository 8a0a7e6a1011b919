import { changeProfile } from '#features/members/server/member-profile.service.ts'
import type { CountryCode } from '#features/reference/reference.rules.ts'
import { countryCookie, findCountry, siteCountries } from '#features/reference/reference.rules.ts'
import { done } from '#platform/contract.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import type { Exchange, SignedIn } from '#platform/server/endpoints.ts'
import { countTry, forgiveTries } from '#platform/server/limits.ts'
import { forgetMails } from '#platform/server/mail.ts'
import { accountRefusals } from '../accounts.rules.ts'
import { accountTexts } from '../accounts.texts.ts'
import type { AccountsWorld } from './accounts-world.ts'
import { deletionReceiptMail } from './accounts.mails.ts'
import type { Account } from './accounts.repository.ts'
import * as accounts from './accounts.repository.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { deviceName } from './device-name.ts'
import { passwordTries } from './limits.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { tellPasswordChanged } from './security-news.service.ts'
import * as sessions from './sessions.repository.ts'
import { forgetCookie } from './sessions.service.ts'

export async function ownAccount({ db }: AccountsWorld, accountId: number): Promise<Account> {
  const account = await accounts.findById(db, accountId)
  if (!account) throw notFound()
  return account
}

export async function readAccount(world: AccountsWorld, accountId: number) {
  const [account, pendingEmail] = await Promise.all([
    ownAccount(world, accountId),
    accounts.findPendingEmail(world.db, accountId),
  ])
  return {
    first_name: account.firstName,
    last_name: account.lastName,
    email: account.email,
    pending_email: pendingEmail,
    phone: account.phone ?? '',
    country: siteCountries.find(({ id }) => id === account.countryId)?.code ?? 'fr',
    verified: account.emailVerifiedAt !== null,
    has_password: account.passwordHash !== null,
    role: account.role,
  }
}

type Information = { firstName: string; lastName: string; phone: string; country: CountryCode }

export async function updateAccount(
  { db }: AccountsWorld,
  exchange: Exchange,
  accountId: number,
  { firstName, lastName, phone, country }: Information,
) {
  await db.transaction(async (tx) => {
    const countryId = findCountry(country)!.id
    await accounts.updateAccount(tx, accountId, { firstName, lastName, phone: phone || null, countryId })
    await changeProfile(tx, accountId, { firstName, lastName })
  })
  exchange.setCookie(countryCookie(country))
  return done(accountTexts.informationSaved)
}

export async function keepCountry({ db }: AccountsWorld, accountId: number, country: CountryCode) {
  await accounts.updateAccount(db, accountId, { countryId: findCountry(country)!.id })
  return done(accountTexts.countryKept)
}

/** Asks for the password again before something grave. Accounts without one have nothing to be asked for. */
export async function confirmPassword({ db }: AccountsWorld, account: Account, password: string): Promise<void> {
  if (account.passwordHash === null) return
  const tries = passwordTries(account.id)
  await countTry(db, tries)
  if (!(await isPassword(password, account.passwordHash))) throw refuse(accountRefusals['accounts/wrong_password'])
  await forgiveTries(db, tries)
}

export async function changePassword(
  world: AccountsWorld,
  { accountId, sessionId }: SignedIn,
  { currentPassword, password }: { currentPassword: string; password: string },
) {
  const account = await ownAccount(world, accountId)
  await confirmPassword(world, account, currentPassword)
  await refuseCommonPassword(password, [account.firstName, account.lastName, account.email])
  const passwordHash = await hashPassword(password)
  await world.db.transaction(async (tx) => {
    await accounts.updateAccount(tx, accountId, { passwordHash })
    await sessions.endSessionsOf(tx, accountId, sessionId)
    await accounts.dropBegun(tx, accountId)
    await tellPasswordChanged({ ...world, db: tx }, account)
  })
  return done(accountTexts.passwordUpdated)
}

export async function listSessions({ db }: AccountsWorld, { accountId, sessionId }: SignedIn) {
  const rows = await sessions.findSessionsOf(db, accountId)
  return {
    data: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      device: row.kind === 'api' ? 'Accès par l’API' : deviceName(row.agent),
      address: row.address,
      created_at: row.createdAt.toISOString(),
      last_seen_at: row.lastSeenAt.toISOString(),
      current: row.id === sessionId,
    })),
  }
}

export async function endSession({ db }: AccountsWorld, { accountId }: SignedIn, id: string) {
  if (!(await sessions.endSessionOf(db, accountId, id))) throw notFound()
  return done(accountTexts.sessionEnded)
}

export async function endOtherSessions({ db }: AccountsWorld, { accountId, sessionId }: SignedIn) {
  await sessions.endSessionsOf(db, accountId, sessionId)
  return done(accountTexts.otherSessionsEnded)
}

/**
 * At once and for good: everything that belongs to the account goes with it, mails included. The receipt goes to the
 * address as it was, and nothing keeps that address afterwards.
 */
export async function deleteAccount(world: AccountsWorld, exchange: Exchange, actor: SignedIn, password: string) {
  const account = await ownAccount(world, actor.accountId)
  await confirmPassword(world, account, password)
  await world.db.transaction(async (tx) => {
    // In this order: whoever is writing a mail of this account has finished when it is gone.
    await accounts.deleteAccount(tx, account.id)
    await forgetMails(tx, { accountId: account.id, address: account.email })
    await world.mailer.write(tx, {
      to: account.email,
      kind: 'deletion-receipt',
      ...deletionReceiptMail({ when: new Date() }),
    })
  })
  forgetCookie(exchange)
  return done(accountTexts.deleted)
}
