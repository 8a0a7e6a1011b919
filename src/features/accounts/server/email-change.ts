import { done } from '#platform/contract.ts'
import { invalidInput, refuse } from '#platform/refusals.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { countTry, forgiveTries } from '#platform/server/database/limits.ts'
import { forgetMails } from '#platform/server/mail/mail.ts'
import { accountRefusals } from '../accounts.rules.ts'
import { accountTexts } from '../accounts.texts.ts'
import { mailAlreadyRegistered } from './account-mails.ts'
import type { AccountsSite, InsideAccounts } from './accounts-site.ts'
import { emailChangedMail, emailChangeMail } from './accounts.mails.ts'
import type { Account } from './accounts.repository.ts'
import * as links from './account-links.repository.ts'
import * as accounts from './accounts.repository.ts'
import { mailedTries, resetMails, verificationTries } from './limits.ts'
import { emailLink, undoLink } from './account-links.ts'
import { dropOtherWaysIn, proveOwner } from './owner.ts'
import { endSessionsOf } from '../sessions/server/sessions.repository.ts'
import { ownAccount } from './own-account.ts'

/**
 * The address changes once the link mailed to the new one is opened. If somebody has that address already, everything looks
 * the same here and they are told by mail: nobody finds out who has an account.
 */
export async function askEmailChange(
  site: AccountsSite,
  actor: SignedIn,
  { email, password }: { email: string; password: string },
) {
  const { accountId } = actor
  if (email === (await ownAccount(site, accountId)).email) {
    throw invalidInput({ email: accountTexts.sameEmail })
  }
  const owner = await proveOwner(site, actor, password)
  await countTry(site.db, [...verificationTries(accountId), ...mailedTries(email)])
  await owner.act(async (inside, { firstName }) => {
    await links.dropLinksOf(inside.db, accountId, 'email')
    const link = await emailLink(inside, accountId, email)
    const taken = await accounts.findByEmail(inside.db, email)
    if (taken) return mailAlreadyRegistered(inside, taken)
    const mail = emailChangeMail({ firstName, link })
    return inside.mailer.write(inside.db, { to: email, kind: 'email-change', accountId, ...mail })
  })
  return done(accountTexts.emailChangeSent)
}

export async function cancelEmailChange({ db }: AccountsSite, accountId: number) {
  await links.dropLinksOf(db, accountId, 'email')
  return done(accountTexts.emailChangeCanceled)
}

async function replaceEmail(
  { db: tx }: InsideAccounts,
  accountId: number,
  email: string,
  otherwise: keyof typeof accountRefusals,
): Promise<void> {
  if (!(await accounts.replaceEmail(tx, accountId, email))) throw refuse(accountRefusals[otherwise])
  // Links that wait in the mailbox of the other address open nothing any more.
  for (const purpose of ['verification', 'reset', 'email'] as const) await links.dropLinksOf(tx, accountId, purpose)
}

/** The address before is told, and can take the account back for some days: it may have been somebody else. */
export async function changeEmail(site: InsideAccounts, account: Account, email: string): Promise<string> {
  await replaceEmail(site, account.id, email, 'accounts/link_over')
  // One that was never confirmed may be a stranger's: it gets nothing.
  if (account.emailVerifiedAt) {
    const link = await undoLink(site, account)
    const mail = emailChangedMail({ firstName: account.firstName, when: new Date(), link })
    const { id: accountId, email: to } = account
    await site.mailer.write(site.db, { to, kind: 'email-changed', accountId, ...mail })
  }
  return accountTexts.emailChanged
}

/**
 * Taken back: whoever is in is out, and whoever knew the password does not come in by it again. The undos that later
 * changes mailed to their own addresses end as well. Whoever signed up with the address meanwhile has not confirmed it, or
 * holds this very mailbox: the first gives way, the second is told what to do.
 */
export async function undoEmailChange(site: InsideAccounts, account: Account, undo: links.Link): Promise<string> {
  const { db: tx } = site
  const squatter = account.email === undo.email ? null : await accounts.deleteUnconfirmed(tx, undo.email!)
  if (squatter !== null) await forgetMails(tx, { accountId: squatter, address: null })
  await replaceEmail(site, account.id, undo.email!, 'accounts/address_taken')
  await links.dropLaterUndos(tx, undo)
  await accounts.dropBegun(tx, account.id)
  await accounts.updateAccount(tx, account.id, { passwordHash: null })
  await dropOtherWaysIn(tx, account.id)
  await endSessionsOf(tx, account.id, null)
  // While the address was nobody's, anybody could use up the mails that its owner now needs to choose a password.
  await forgiveTries(tx, resetMails(undo.email!))
  return account.suspendedAt === null ? accountTexts.takenBack : accountTexts.takenBackSuspended
}
