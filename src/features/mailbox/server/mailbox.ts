import type { PageInput } from '#platform/pagination.ts'
import { pageOf, rowsOf } from '#platform/pagination.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import { countMails, findMail, findNewestMails } from '#platform/server/mail/mail.repository.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { listMails, readMail } from '../mailbox.contract.ts'
import { isMailboxOpen, mailboxRefusals } from '../mailbox.rules.ts'

type Site = { demo: boolean; smtpUrl: string | null }

/** Where there is no mailbox, its addresses answer as if they did not exist. */
function wantMailbox(site: Site): void {
  if (!isMailboxOpen(site)) throw notFound()
}

type Row = Awaited<ReturnType<typeof findNewestMails>>[number]

const shown = ({ id, recipient, subject, kind, status, writtenAt }: Row) => ({
  id,
  to: recipient,
  subject,
  kind,
  status,
  written_at: writtenAt.toISOString(),
})

export async function newestMails(db: Db, site: Site, page: PageInput): Promise<OutputOf<typeof listMails>> {
  wantMailbox(site)
  const [rows, total] = await Promise.all([findNewestMails(db, rowsOf(page)), countMails(db)])
  return { data: rows.map(shown), pagination: pageOf(total, page) }
}

export async function oneMail(db: Db, site: Site, id: number): Promise<OutputOf<typeof readMail>> {
  wantMailbox(site)
  const row = await findMail(db, id)
  if (!row) throw refuse(mailboxRefusals['mailbox/not_found'])
  return { ...shown(row), html: row.html, text: row.text }
}
