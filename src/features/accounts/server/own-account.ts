import { changeProfile } from '#features/members/server/member-profile.service.ts'
import type { CountryCode } from '#features/reference/reference.rules.ts'
import { countryById, countryCookie, findCountry } from '#features/reference/reference.rules.ts'
import { done } from '#platform/contract.ts'
import { notFound } from '#platform/refusals.ts'
import { countTry } from '#platform/server/database/limits.ts'
import type { Exchange, SignedIn } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import { accountTexts } from '../accounts.texts.ts'
import type { AccountsSite } from './accounts-site.ts'
import { deletionReceiptMail } from './accounts.mails.ts'
import type { Account } from './accounts.repository.ts'
import * as links from './account-links.repository.ts'
import * as accounts from './accounts.repository.ts'
import { refuseCommonPassword } from '../passwords/server/common-passwords.ts'
import { deviceName } from '../sessions/server/device-name.ts'
import { profileChanges } from './limits.ts'
import { proveOwner } from './owner.ts'
import { hashPassword } from '../passwords/server/passwords.ts'
import { tellPasswordChanged } from './security-news.ts'
import * as sessions from '../sessions/server/sessions.repository.ts'
import { forgetCookie, knowOnly } from '../sessions/server/sessions.ts'

export async function ownAccount({ db }: Site, accountId: number): Promise<Account> {
  const account = await accounts.findById(db, accountId)
  if (!account) throw notFound()
  return account
}

export async function readAccount(site: Site, accountId: number) {
  const [account, pendingEmail] = await Promise.all([
    ownAccount(site, accountId),
    links.findPendingEmail(site.db, accountId),
  ])
  return {
    first_name: account.firstName,
    last_name: account.lastName,
    email: account.email,
    pending_email: pendingEmail,
    phone: account.phone ?? '',
    country: countryById(account.countryId).code,
    verified: account.emailVerifiedAt !== null,
    has_password: account.passwordHash !== null,
    role: account.role,
  }
}

type Information = { first_name: string; last_name: string; phone: string; country: CountryCode }

export async function updateAccount(
  { db }: AccountsSite,
  exchange: Exchange,
  accountId: number,
  { first_name: firstName, last_name: lastName, phone, country }: Information,
) {
  await countTry(db, profileChanges(accountId))
  await db.transaction(async (tx) => {
    const countryId = findCountry(country)!.id
    await accounts.updateAccount(tx, accountId, { firstName, lastName, phone: phone || null, countryId })
    await changeProfile(tx, accountId, { firstName, lastName })
  })
  exchange.setCookie(countryCookie(country))
  return done(accountTexts.informationSaved)
}

export async function keepCountry({ db }: AccountsSite, accountId: number, country: CountryCode) {
  await accounts.updateAccount(db, accountId, { countryId: findCountry(country)!.id })
  return done(accountTexts.countryKept)
}

/** Other sessions end, and other devices are strangers again: somebody may have used the password before on them. */
export async function changePassword(
  site: AccountsSite,
  exchange: Exchange,
  actor: SignedIn,
  { currentPassword, password }: { currentPassword: string; password: string },
) {
  const { accountId, sessionId } = actor
  const { account, act } = await proveOwner(site, actor, currentPassword)
  await refuseCommonPassword(password, [account.firstName, account.lastName, account.email])
  const passwordHash = await hashPassword(password)
  await act(async (inside) => {
    await accounts.updateAccount(inside.db, accountId, { passwordHash })
    await sessions.endSessionsOf(inside.db, accountId, sessionId)
    await accounts.dropBegun(inside.db, accountId)
    await knowOnly(inside.db, exchange, accountId)
    await tellPasswordChanged(inside, account)
  })
  return done(accountTexts.passwordUpdated)
}

export async function listSessions({ db }: Site, { accountId, sessionId }: SignedIn) {
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

export async function endSession({ db }: AccountsSite, { accountId }: SignedIn, id: string) {
  if (!(await sessions.endSessionOf(db, accountId, id))) throw notFound()
  return done(accountTexts.sessionEnded)
}

export async function endOtherSessions({ db }: AccountsSite, { accountId, sessionId }: SignedIn) {
  await sessions.endSessionsOf(db, accountId, sessionId)
  return done(accountTexts.otherSessionsEnded)
}

/**
 * At once and for good: everything that belongs to the account goes with it, in every room. The receipt goes to the
 * address as it was, and nothing keeps that address afterwards.
 */
export async function deleteAccount(site: AccountsSite, exchange: Exchange, actor: SignedIn, password: string) {
  const { act } = await proveOwner(site, actor, password)
  await act(async ({ db: tx, mailer, personalData }, { id: accountId, email }) => {
    const person = { accountId, email }
    for (const { anonymise } of personalData) await anonymise?.(tx, person)
    // Whoever is writing a mail of this account has finished when it is gone.
    await accounts.deleteAccount(tx, accountId)
    for (const { erase } of personalData) await erase?.(tx, person)
    await mailer.write(tx, {
      to: email,
      kind: 'deletion-receipt',
      ...deletionReceiptMail({ when: new Date() }),
    })
  })
  forgetCookie(exchange)
  return done(accountTexts.deleted)
}
