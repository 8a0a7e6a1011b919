import { Link } from 'react-router'
import { formatMoment } from '#platform/french-moment.ts'
import type { OutputOf } from '#platform/contract.ts'
import { Badge } from '#ui/chip.tsx'
import { Pager } from '#ui/pager.tsx'
import type { listMails } from '../mailbox.contract.ts'
import { mailAddress } from '../mailbox.rules.ts'
import { mailboxTexts as texts } from '../mailbox.texts.ts'

type Listed = OutputOf<typeof listMails>
type Props = { mails: Listed['data']; pagination: Listed['pagination']; chosen: number | null }

export function MailList({ mails, pagination, chosen }: Props) {
  const { page, total_pages } = pagination
  return (
    <nav className="mbox__list" aria-label={texts.list}>
      <ul className="card">
        {mails.map((mail) => (
          <li key={mail.id}>
            <Link
              className="mbox__mail"
              to={mailAddress({ page, mail: mail.id })}
              aria-current={mail.id === chosen ? 'true' : undefined}
              preventScrollReset
            >
              <span className="mbox__subject">{mail.subject || texts.erased}</span>
              <span className="mbox__to">{mail.to}</span>
              <span className="row">
                <time className="mbox__when num" dateTime={mail.written_at}>
                  {formatMoment(new Date(mail.written_at))}
                </time>
                <MailStatus status={mail.status} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Pager page={page} total={total_pages} hrefOf={(page) => mailAddress({ page })} />
    </nav>
  )
}

export function MailStatus({ status }: { status: 'waiting' | 'delivered' | 'failed' }) {
  const label = texts.statuses[status]
  return label === null ? null : <Badge tone={status === 'failed' ? 'red' : 'amber'}>{label}</Badge>
}
