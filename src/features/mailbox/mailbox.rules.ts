import { writeList } from '#platform/list-writing.ts'
import { defineRefusals } from '#platform/refusals.ts'

export const mailboxRefusals = defineRefusals({
  'mailbox/not_found': { status: 404, message: 'Ce message n’existe pas.' },
})

/** A site that sends its mails shows them to nobody; a demonstration does, and so does one without an SMTP server. */
export const isMailboxOpen = ({ demo, smtpUrl }: { demo: boolean; smtpUrl: string | null }): boolean =>
  demo || smtpUrl === null

const mailboxPath = '/admin/courrier'

/** Which page of the list, which mail beside it, and how it is shown, are in the address. */
export function mailAddress({ page, mail, form }: { page: number; mail?: number; form?: 'html' | 'texte' }): string {
  return writeList(mailboxPath, { mail, forme: form === 'texte' ? form : undefined }, page)
}
