import { done } from '#platform/contract.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { isDuplicate } from '#platform/server/database/db.ts'
import type { Exchange } from '#platform/server/endpoints.ts'
import { inEvenTime } from '#platform/server/even-time.ts'
import { countTry, forgiveTries, hadTryLeft } from '#platform/server/database/limits.ts'
import { accountRefusals, backOf, linkHours } from '../../accounts.rules.ts'
import { accountTexts } from '../../accounts.texts.ts'
import { undoLink } from '../../server/account-links.ts'
import { keyPath, mailVerification, mailWelcome } from '../../server/account-mails.ts'
import type { AccountsSite, InsideAccounts } from '../../server/accounts-site.ts'
import { inside, within } from '#platform/server/site.ts'
import { resetMail } from '../../server/accounts.mails.ts'
import type { Account } from '../../server/accounts.repository.ts'
import * as links from '../../server/account-links.repository.ts'
import * as accounts from '../../server/accounts.repository.ts'
import { refuseCommonPassword } from '../../passwords/server/common-passwords.ts'
import { changeEmail, undoEmailChange } from '../../server/email-change.ts'
import {
  codeForgiving,
  codeTries,
  linkTries,
  mailedTries,
  ownerTries,
  resetMails,
  resetTries,
  verificationTries,
} from '../../server/limits.ts'
import { dropOtherWaysIn, hasOtherWaysIn } from '../../server/owner.ts'
import { hashPassword } from '../../passwords/server/passwords.ts'
import { hashOf, newToken } from '#platform/server/secrets.ts'
import { tellPasswordChanged } from '../../server/security-news.ts'
import { endSessionsOf } from '../../sessions/server/sessions.repository.ts'
import { knowOnly } from '../../sessions/server/sessions.ts'

/**
 * One answer whether or not the address has an account; only its owner learns. Anybody can ask: a few mails an hour, and the
 * links of earlier ones stay good, so that whoever asks in the owner's place takes nothing away.
 */
export async function forgotPassword(site: AccountsSite, exchange: Exchange, email: string, retour = '') {
  await countTry(site.db, resetTries(exchange.address))
  await inEvenTime(async () => {
    if (await hadTryLeft(site.db, resetMails(email))) await mailReset(site, email, backOf(retour))
  })
  return done(accountTexts.resetSent)
}

async function mailReset({ db, mailer, linkTo }: AccountsSite, email: string, back: string): Promise<void> {
  const found = await accounts.findByEmail(db, email)
  if (!found) return
  await db.transaction(async (tx) => {
    const account = await accounts.lockAccount(tx, found.id)
    // The address may have changed in this very moment: the one before gets no way in.
    if (account?.email !== email || account.suspendedAt) return
    const token = newToken()
    const link = { hash: hashOf(token), accountId: account.id, purpose: 'reset', email: null } as const
    await links.insertLink(tx, link, linkHours.reset * 3_600)
    await mailer.write(tx, {
      to: account.email,
      kind: 'reset',
      accountId: account.id,
      ...resetMail({
        firstName: account.firstName,
        link: linkTo(keyPath('/reinitialiser-mot-de-passe', token, back)),
      }),
    })
  })
}

/** Whoever opened the link has the mailbox: the address is confirmed as well. Every session ends. */
export async function resetPassword(
  site: AccountsSite,
  exchange: Exchange,
  { token, password }: { token: string; password: string },
) {
  const { db } = site
  const hash = hashOf(token)
  // A made-up link is not worth a hash, and only those count as tries: nobody uses up the way in of whoever has a good one.
  if ((await links.findLinkOwner(db, hash, 'reset')) === null) throw await linkOver(site, exchange)
  await refuseCommonPassword(password, [])
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const { account } = await takeLink(tx, hash, 'reset')
    await accounts.updateAccount(tx, account.id, {
      passwordHash,
      emailVerifiedAt: account.emailVerifiedAt ?? new Date(),
    })
    await endSessionsOf(tx, account.id, null)
    await accounts.dropBegun(tx, account.id)
    await links.dropLinksOf(tx, account.id, 'reset')
    // From here the owner signs in at once, whatever strangers have tried or try.
    const device = await knowOnly(tx, exchange, account.id)
    await forgiveTries(tx, ownerTries(account.id, device))
    if (await hadTryLeft(tx, codeForgiving(account.id))) await forgiveTries(tx, codeTries(account.id))
    // Whoever signed up with an address that is not theirs leaves no way in behind, and nothing that keeps its owner out.
    if (!account.emailVerifiedAt) await dropOtherWaysIn(tx, account.id)
    await tellPasswordChanged(within(site, tx), account)
  })
  return done(accountTexts.passwordChanged)
}

async function linkOver({ db }: AccountsSite, exchange: Exchange): Promise<Error> {
  await countTry(db, linkTries(exchange.address))
  return refuse(accountRefusals['accounts/link_over'])
}

/** Uses a link up. The account is held first, as everybody does who changes it: two never wait for each other. */
async function takeLink(tx: Tx, hash: Buffer, ...purposes: links.Link['purpose'][]) {
  const owner = await links.findLinkOwner(tx, hash, ...purposes)
  const account = owner === null ? null : await accounts.lockAccount(tx, owner)
  const link = account && (await links.takeLink(tx, hash, ...purposes))
  // A suspension keeps everybody out, but lets no week pass in which the owner could not take the account back.
  const over = !link || (account.suspendedAt !== null && link.purpose !== 'email-undo')
  if (over) throw refuse(accountRefusals['accounts/link_over'])
  return { link, account }
}

const ADDRESS_LINKS = ['verification', 'email', 'email-undo'] as const

/** By the link of a sign-up, of a change of address, or to take that back. */
export async function verifyEmail(site: AccountsSite, exchange: Exchange, token: string) {
  const hash = hashOf(token)
  if ((await links.findLinkOwner(site.db, hash, ...ADDRESS_LINKS)) === null) throw await linkOver(site, exchange)
  try {
    return done(await inside(site, (held) => openAddressLink(held, hash)))
  } catch (error) {
    // Somebody signed up with the address in this very moment.
    if (isDuplicate(error)) throw refuse(accountRefusals['accounts/link_over'])
    throw error
  }
}

async function openAddressLink(site: InsideAccounts, hash: Buffer): Promise<string> {
  const { link: taken, account } = await takeLink(site.db, hash, ...ADDRESS_LINKS)
  if (taken.purpose === 'email-undo') return undoEmailChange(site, account, taken)
  const message =
    taken.purpose === 'email' ? await changeEmail(site, account, taken.email!) : await confirmAddress(site, account)
  if (!account.emailVerifiedAt) await welcome(site, { ...account, email: taken.email ?? account.email })
  return message
}

/** What was added before the address was confirmed may be a stranger's, and from now on a reset leaves it: it can be taken back. */
async function welcome(site: InsideAccounts, account: Account): Promise<void> {
  const undo = (await hasOtherWaysIn(site.db, account.id)) ? await undoLink(site, account) : null
  await mailWelcome(site, account, undo)
}

async function confirmAddress({ db: tx }: InsideAccounts, account: Account): Promise<string> {
  if (!account.emailVerifiedAt) await accounts.updateAccount(tx, account.id, { emailVerifiedAt: new Date() })
  return accountTexts.verified
}

export async function resendVerification(site: AccountsSite, accountId: number, retour = '') {
  const account = await accounts.findById(site.db, accountId)
  if (!account) throw notFound()
  if (account.emailVerifiedAt) return done(accountTexts.alreadyVerified)
  // By the address too: whoever signs up with it again and again has a new account each time.
  await countTry(site.db, [...verificationTries(accountId), ...mailedTries(account.email)])
  await site.db.transaction(async (tx) => {
    // Held first, as by whoever opens a link: the two would wait for each other.
    const held = await accounts.lockAccount(tx, accountId)
    if (held) await mailVerification(within(site, tx), held, backOf(retour))
  })
  return done(accountTexts.verificationSent)
}
