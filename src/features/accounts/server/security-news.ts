import { securityEvent } from '#features/notifications/notifications.rules.ts'
import { notify } from '#features/notifications/server/notifications.service.ts'
import { countTry, hadTryLeft } from '#platform/server/database/limits.ts'
import { settingsOf } from '../accounts.rules.ts'
import { accountTexts } from '../accounts.texts.ts'
import { undoLink } from './account-links.ts'
import type { InsideAccounts } from './accounts-site.ts'
import { passwordChangedMail } from './accounts.mails.ts'
import type { Account } from './accounts.repository.ts'
import * as accounts from './accounts.repository.ts'
import { additions, mailedTries, newsMails } from './limits.ts'
import { securityChangeMail } from './security-news.mails.ts'

/** News of another way in. With one, or with a second factor, whoever knows the password could keep its owner out for good. */
type News = { title: string; body: string; added?: boolean }

/** An address that nobody has confirmed may be a stranger's: it is written to as seldom as any that somebody typed. */
export const mayWrite = ({ db }: InsideAccounts, { id, email, emailVerifiedAt }: Account): Promise<boolean> =>
  hadTryLeft(db, emailVerifiedAt === null ? mailedTries(email) : newsMails(id))

/**
 * Tells the owner what changed about the ways in, in the caller's transaction. What was added can be taken back from a
 * confirmed mailbox: choosing another password would not. So this is told whatever else was, or refused.
 */
export async function tell(
  site: InsideAccounts,
  accountId: number,
  event: 'second_factor' | 'passkeys' | 'identities',
  { added = false, ...change }: News,
): Promise<void> {
  const { db: tx, mailer, linkTo } = site
  const account = (await accounts.findById(tx, accountId))!
  const path = `${settingsOf(account.role)}#securite`
  await notify(tx, accountId, securityEvent(event), {
    ...change,
    path,
    mail: async () => {
      const canBeUndone = added && account.emailVerifiedAt !== null
      if (canBeUndone) await countTry(tx, additions(accountId))
      else if (!(await mayWrite(site, account))) return
      const undo = canBeUndone ? await undoLink(site, account) : null
      const { firstName } = account
      const mail = securityChangeMail({ firstName, change, when: new Date(), link: linkTo(path), undo })
      await mailer.write(tx, { to: account.email, kind: 'security-change', accountId, ...mail })
    },
  })
}

export async function tellPasswordChanged(site: InsideAccounts, account: Account): Promise<void> {
  const { db: tx, mailer, linkTo } = site
  await notify(tx, account.id, securityEvent('password_changed'), {
    title: accountTexts.passwordChangedTitle,
    body: '',
    path: `${settingsOf(account.role)}#securite`,
    mail: async () => {
      if (!(await mayWrite(site, account))) return
      const { firstName } = account
      const mail = passwordChangedMail({ firstName, when: new Date(), link: linkTo('/forgot-password') })
      await mailer.write(tx, { to: account.email, kind: 'password-changed', accountId: account.id, ...mail })
    },
  })
}
