import { notify } from '#features/notifications/server/notifications.service.ts'
import { settingsOf } from '../accounts.rules.ts'
import { accountTexts } from '../accounts.texts.ts'
import type { AccountsWorld } from './accounts-world.ts'
import { passwordChangedMail } from './accounts.mails.ts'
import type { Account } from './accounts.repository.ts'
import * as accounts from './accounts.repository.ts'
import { securityChangeMail } from './security-news.mails.ts'

/** Tells the owner what changed about the ways in, in the caller's transaction. */
export async function tell(
  { db: tx, mailer, linkTo }: AccountsWorld,
  accountId: number,
  event: 'second_factor' | 'passkeys' | 'identities',
  change: { title: string; body: string },
): Promise<void> {
  const account = (await accounts.findById(tx, accountId))!
  const path = `${settingsOf(account.role)}#securite`
  await notify(tx, accountId, event, {
    ...change,
    path,
    mail: async () => {
      const mail = securityChangeMail({ firstName: account.firstName, change, when: new Date(), link: linkTo(path) })
      await mailer.write(tx, { to: account.email, kind: 'security-change', accountId, ...mail })
    },
  })
}

export async function tellPasswordChanged({ db: tx, mailer, linkTo }: AccountsWorld, account: Account): Promise<void> {
  await notify(tx, account.id, 'password_changed', {
    title: accountTexts.passwordChangedTitle,
    body: '',
    path: `${settingsOf(account.role)}#securite`,
    mail: () =>
      mailer.write(tx, {
        to: account.email,
        kind: 'password-changed',
        accountId: account.id,
        ...passwordChangedMail({
          firstName: account.firstName,
          when: new Date(),
          link: linkTo('/forgot-password'),
        }),
      }),
  })
}
