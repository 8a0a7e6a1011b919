import { linkHours, spaceOf } from '../accounts.rules.ts'
import { doorTo } from '../doors.rules.ts'
import type { InsideAccounts } from './accounts-site.ts'
import { alreadyRegisteredMail, verificationMail, welcomeMail } from './accounts.mails.ts'
import type { Account } from './accounts.repository.ts'
import { dropLinksOf, insertLink } from './account-links.repository.ts'
import { hashOf, newToken } from '#platform/server/secrets.ts'

// Each of these belongs to the transaction of whoever calls it: the mail leaves if that happens, and only then.

/** A new link to confirm the address, and to go on to where somebody was going; the ones before it end. */
export async function mailVerification(
  { db: tx, mailer, linkTo }: InsideAccounts,
  account: Account,
  back = '/',
): Promise<void> {
  const token = newToken()
  await dropLinksOf(tx, account.id, 'verification')
  const link = { hash: hashOf(token), accountId: account.id, purpose: 'verification', email: null } as const
  await insertLink(tx, link, linkHours.verification * 3_600)
  await mailer.write(tx, {
    to: account.email,
    kind: 'verification',
    accountId: account.id,
    ...verificationMail({ firstName: account.firstName, link: linkTo(keyPath('/confirmer-adresse', token, back)) }),
  })
}

/** A page that takes the key of a link, and where to go on from there. */
export const keyPath = (page: string, token: string, back: string): string =>
  `${page}?${new URLSearchParams({ cle: token, ...(back === '/' ? {} : { retour: back }) })}`

export const mailWelcome = (
  { db: tx, mailer, linkTo }: InsideAccounts,
  account: Account,
  undo: string | null = null,
): Promise<void> =>
  mailer.write(tx, {
    to: account.email,
    kind: 'welcome',
    accountId: account.id,
    ...welcomeMail({ firstName: account.firstName, link: linkTo(spaceOf(account.role)), undo }),
  })

/** Somebody wanted an account of this address; its owner alone learns that there is one. */
export const mailAlreadyRegistered = (
  { db: tx, mailer, linkTo }: InsideAccounts,
  owner: Account,
  back = '/',
): Promise<void> =>
  mailer.write(tx, {
    to: owner.email,
    kind: 'already-registered',
    accountId: owner.id,
    ...alreadyRegisteredMail({
      firstName: owner.firstName,
      loginLink: linkTo(doorTo('/login', back)),
      resetLink: linkTo(doorTo('/forgot-password', back)),
    }),
  })
