import { securityEvent } from '#features/notifications/notifications.rules.ts'
import { notify } from '#features/notifications/server/notifications.service.ts'
import { COUNTRY_COOKIE, countryById, countryCookie, findCountry } from '#features/reference/reference.rules.ts'
import { refuse } from '#platform/refusals.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { Exchange } from '#platform/server/endpoints.ts'
import { countTry, forgiveTries } from '#platform/server/database/limits.ts'
import { accountRefusals, settingsOf, spaceOf } from '../../accounts.rules.ts'
import { accountTexts } from '../../accounts.texts.ts'
import type { AccountsSite, InsideAccounts } from '../../server/accounts-site.ts'
import { newDeviceMail } from '../../server/accounts.mails.ts'
import type { Account } from '../../server/accounts.repository.ts'
import * as accounts from '../../server/accounts.repository.ts'
import { deviceName } from '../../sessions/server/device-name.ts'
import { deviceTries, strangerTries } from '../../server/limits.ts'
import { hashPassword, isOutdated, isPassword } from '../../passwords/server/passwords.ts'
import { isSecondFactor } from '../../second-factor/server/second-factor.ts'
import { hashOf, newToken } from '#platform/server/secrets.ts'
import { within } from '#platform/server/site.ts'
import { refuseSuspended } from '../../server/suspended-door.service.ts'
import { mayWrite } from '../../server/security-news.ts'
import { knownDeviceOf, noteProgram, openApiSession, openBrowserSession } from '../../sessions/server/sessions.ts'

const CHALLENGE_SECONDS = 600
const CHALLENGE_TRIES = 5

/**
 * The account of an identifier and its password. Unknown, without a password and wrong all cost one hash and get one
 * answer; only whoever knows the password learns that the account is suspended.
 */
export async function checkPassword(
  site: AccountsSite,
  exchange: Pick<Exchange, 'address' | 'cookies' | 'setCookie'>,
  identifier: string,
  password: string,
): Promise<Account> {
  const { db } = site
  const account = await accounts.findByIdentifier(db, identifier)
  const device = await knownDeviceOf(db, exchange, account?.id ?? null)
  const tries =
    account && device
      ? deviceTries(account.id, device)
      : strangerTries(identifier, account?.id ?? null, exchange.address)
  await countTry(db, tries)
  const right = await isPassword(password, account?.passwordHash ?? null)
  if (!account || !right) throw refuse(accountRefusals['accounts/wrong_credentials'])
  if (account.suspendedAt) throw await refuseSuspended(site, exchange, account.id)
  await forgiveTries(db, tries.slice(0, 1))
  return atTodaysCost(db, account, password)
}

/** The password is at hand: where its hash was made at another cost, it is hashed anew. */
async function atTodaysCost(db: Db, account: Account, password: string): Promise<Account> {
  const { id, passwordHash } = account
  if (passwordHash === null || !isOutdated(passwordHash)) return account
  const renewed = await accounts.replaceHash(db, id, passwordHash, await hashPassword(password))
  if (renewed) return renewed
  // Somebody was faster: with the same password, or with another one.
  const now = await accounts.findById(db, id)
  if (!now || !(await isPassword(password, now.passwordHash)))
    throw refuse(accountRefusals['accounts/wrong_credentials'])
  return now
}

type SignedIn = { status: 'signed_in'; space: string } | { status: 'second_factor'; challenge: string }

export async function signIn(
  site: AccountsSite,
  exchange: Exchange,
  { identifier, password, remember }: { identifier: string; password: string; remember: boolean },
): Promise<SignedIn> {
  const account = await checkPassword(site, exchange, identifier, password)
  return admit(site, exchange, account, remember)
}

/** Lets somebody in whose first proof was good: at once, or after the second one. */
export async function admit(
  site: AccountsSite,
  exchange: Exchange,
  account: Account,
  remembered: boolean,
): Promise<SignedIn> {
  const challenge = newToken()
  const isAsked = await site.db.transaction(async (tx) => {
    await stillOpen(tx, account)
    if (!(await accounts.hasSecondFactor(tx, account.id))) {
      await openHeld(within(site, tx), exchange, account, remembered)
      return false
    }
    const row = { hash: hashOf(challenge), accountId: account.id, remembered }
    await accounts.insertChallenge(tx, row, CHALLENGE_SECONDS)
    return true
  })
  return isAsked ? { status: 'second_factor', challenge } : entered(exchange, account)
}

export async function signInSecondFactor(
  site: AccountsSite,
  exchange: Exchange,
  { challenge, code }: { challenge: string; code: string },
): Promise<SignedIn> {
  const hash = hashOf(challenge)
  const found = await accounts.tryChallenge(site.db, hash, CHALLENGE_TRIES)
  const account = found && (await accounts.findById(site.db, found.accountId))
  if (!found || !account || account.suspendedAt) throw refuse(accountRefusals['accounts/challenge_over'])
  if (!(await isSecondFactor(site, account.id, code))) throw refuse(accountRefusals['accounts/wrong_code'])
  if (!(await accounts.takeChallenge(site.db, hash))) throw refuse(accountRefusals['accounts/challenge_over'])
  return enter(site, exchange, account, found.remembered)
}

/**
 * A password that is changed while it is being checked opens nothing: sessions opened by it have just been ended. So has a second factor that
 * was confirmed meanwhile: whether there is one is asked while the account is held.
 */
export async function stillOpen(tx: Tx, { id, passwordHash }: Account): Promise<void> {
  const now = await accounts.lockAccount(tx, id)
  if (now?.passwordHash !== passwordHash) throw refuse(accountRefusals['accounts/wrong_credentials'])
  if (now.suspendedAt) throw refuse(accountRefusals['accounts/suspended'])
}

async function tellNewDevice(site: InsideAccounts, exchange: Exchange, account: Account) {
  const { db: tx, mailer, linkTo } = site
  const device = deviceName(exchange.agent)
  const path = `${settingsOf(account.role)}#sessions`
  await notify(tx, account.id, securityEvent('new_device'), {
    title: accountTexts.newDevice,
    body: device,
    path,
    mail: async () => {
      if (!(await mayWrite(site, account))) return
      const { firstName } = account
      const place = exchange.address
      const mail = newDeviceMail({ firstName, device, when: new Date(), place, link: linkTo(path) })
      await mailer.write(tx, { to: account.email, kind: 'new-device', accountId: account.id, ...mail })
    },
  })
}

/** Opens the session in a transaction that holds the account; a device the account does not know is told to its owner. */
async function openHeld(site: InsideAccounts, exchange: Exchange, account: Account, remembered: boolean) {
  const { newDevice } = await openBrowserSession(site.db, exchange, account.id, remembered)
  if (newDevice) await tellNewDevice(site, exchange, account)
  for (const arrive of site.arrivals) await arrive(site, exchange, account.id)
}

function entered(exchange: Exchange, { countryId, role }: Account): SignedIn {
  // A browser in which no country was chosen takes the one that the account keeps.
  if (!findCountry(exchange.cookies[COUNTRY_COOKIE])) exchange.setCookie(countryCookie(countryById(countryId).code))
  return { status: 'signed_in', space: spaceOf(role) }
}

/** Lets in whoever has proved enough; `proved` uses the proof up while the account is held, where that was not done before. */
export async function enter(
  site: AccountsSite,
  exchange: Exchange,
  account: Account,
  remembered: boolean,
  proved?: (tx: Tx) => Promise<void>,
): Promise<SignedIn> {
  await site.db.transaction(async (tx) => {
    await stillOpen(tx, account)
    await proved?.(tx)
    await openHeld(within(site, tx), exchange, account, remembered)
  })
  return entered(exchange, account)
}

/** A program signs in with everything at once. */
export async function loginProgram(
  site: AccountsSite,
  exchange: Exchange,
  { email, password, code }: { email: string; password: string; code?: string | undefined },
): Promise<{ token: string; expiresAt: Date; account: Account }> {
  const account = await checkPassword(site, exchange, email, password)
  const isAsked = await accounts.hasSecondFactor(site.db, account.id)
  if (isAsked) {
    if (code === undefined) throw refuse(accountRefusals['accounts/second_factor'])
    if (!(await isSecondFactor(site, account.id, code))) throw refuse(accountRefusals['accounts/wrong_code'])
  }
  const granted = await site.db.transaction(async (tx) => {
    await stillOpen(tx, account)
    if (!isAsked && (await accounts.hasSecondFactor(tx, account.id)))
      throw refuse(accountRefusals['accounts/second_factor'])
    const { newDevice } = await noteProgram(tx, site.secret, exchange, account.id)
    if (newDevice) await tellNewDevice(within(site, tx), exchange, account)
    return openApiSession(tx, exchange, account.id)
  })
  return { ...granted, account }
}
