import type { NotificationEvent } from '#features/notifications/notifications.rules.ts'
import { notify } from '#features/notifications/server/notifications.service.ts'
import type { MailParts } from '#platform/server/mail/mail-layout.ts'
import type { Inside } from '#platform/server/site.ts'
import { reachableAccount } from './users.service.ts'

type News = {
  body: string
  path: string
  /** What kind of mail it is. */
  kind: string
  mail: (firstName: string) => MailParts
}

/**
 * Tells a member something in the caller's transaction, on the site and by mail, as they chose, both
 * under one title. Mails go to a confirmed
 * address of an account that is not suspended.
 */
export const tellMember = (
  { db: tx, mailer }: Pick<Inside, 'db' | 'mailer'>,
  accountId: number,
  event: NotificationEvent,
  { kind, mail, ...news }: News,
): Promise<void> =>
  notify(tx, accountId, event, {
    ...news,
    title: mail('').subject,
    mail: async () => {
      const account = await reachableAccount(tx, accountId)
      if (account) await mailer.write(tx, { to: account.email, kind, accountId, ...mail(account.firstName) })
    },
  })
