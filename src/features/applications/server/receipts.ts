import { recruitersOf } from '#features/accounts/server/users.service.ts'
import { tellMember } from '#features/accounts/server/tell-member.service.ts'
import type { NotificationEvent } from '#features/notifications/notifications.rules.ts'
import type { MailParts } from '#platform/server/mail/mail-layout.ts'
import type { Inside } from '#platform/server/site.ts'
import { applicantPath } from '../applicants/applicants.rules.ts'
import { receiptEvent, waitingEvent } from '../applications.rules.ts'
import { confirmationMail, receiptMail } from './applications.mails.ts'
import type { Application } from './applications.repository.ts'

// Everything that is told about an application, in the transaction of what it tells.

const applicationPath = (id: number): string => `/candidature/${id}`

/** Tells the candidate by their choices; a visitor by mail. */
export async function tellCandidate(
  site: Inside,
  row: Application,
  event: NotificationEvent,
  kind: string,
  mail: (about: Application & { firstName: string; link: string }) => MailParts,
): Promise<void> {
  const path = applicationPath(row.id)
  const compose = (firstName: string): MailParts => mail({ ...row, firstName, link: site.linkTo(path) })
  if (row.accountId !== null) {
    await tellMember(site, row.accountId, event, { body: row.title, path, kind, mail: compose })
  } else if (row.email && row.sentAt) {
    // Without an account there is no page to follow it on: the job's own is linked.
    const link = site.linkTo(`/offre-emploi/${row.jobId}`)
    const parts = mail({ ...row, firstName: row.firstName ?? '', link })
    await site.mailer.write(site.db, { to: row.email, kind, ...parts })
  }
}

export const tellReceipt = (site: Inside, row: Application): Promise<void> =>
  tellCandidate(site, row, receiptEvent, 'application-receipt', (about) =>
    receiptMail({ ...about, hasLetter: row.letterFile !== null }),
  )

/** The receipt of one that waits: whoever has the mailbox sends it on. */
export async function mailConfirmation(site: Inside, row: Application, token: string): Promise<void> {
  const link = site.linkTo(`/confirmer-candidature?cle=${token}`)
  const until = new Date(Date.now() + (row.confirmUntil!.getTime() - row.createdAt.getTime()))
  await site.mailer.write(site.db, {
    to: row.email!,
    kind: 'application-confirmation',
    ...(row.accountId === null ? {} : { accountId: row.accountId }),
    ...confirmationMail({ ...row, firstName: row.firstName ?? '', link, until }),
  })
}

/** Tells those who recruit for the company. */
export async function tellEmployer(
  site: Inside,
  row: Application,
  kind: string,
  mail: (about: Application & { firstName: string; link: string }) => MailParts,
): Promise<void> {
  const path = applicantPath(row.jobId!, row.id)
  for (const accountId of await recruitersOf(site.db, row.companyId!)) {
    await tellMember(site, accountId, waitingEvent, {
      body: row.title,
      path,
      kind,
      mail: (firstName) => mail({ ...row, firstName, link: site.linkTo(path) }),
    })
  }
}
