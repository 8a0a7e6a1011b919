import type { OutputOf } from '#platform/contract.ts'
import { formatMoment } from '#platform/french-moment.ts'
import { BackLink } from '#ui/back-link.tsx'
import type { MailForm } from '#ui/mail-form.ts'
import { MailView } from '#ui/mail-view.tsx'
import { Note } from '#ui/note.tsx'
import type { readMail } from '../mailbox.contract.ts'
import { mailAddress } from '../mailbox.rules.ts'
import { mailboxTexts as texts } from '../mailbox.texts.ts'
import { MailStatus } from './mail-list.tsx'

type Mail = OutputOf<typeof readMail>
type Props = { mail: Mail | null; chosen: number | null; page: number; form: MailForm }

export function MailReader({ mail, chosen, page, form }: Props) {
  if (chosen === null) return <p className="muted mbox__choose">{texts.choose}</p>
  return (
    <article className="mbox__reader">
      <BackLink to={mailAddress({ page })} className="mbox__back">
        {texts.back}
      </BackLink>
      {mail ? <Reading mail={mail} page={page} form={form} /> : <Note tone="amber">{texts.gone}</Note>}
    </article>
  )
}

function Reading({ mail, page, form }: { mail: Mail; page: number; form: MailForm }) {
  const subject = mail.subject || texts.erased
  return (
    <>
      <h2>{subject}</h2>
      <p className="mbox__facts muted">
        <span>{texts.to(mail.to)}</span>
        <time className="num" dateTime={mail.written_at}>
          {formatMoment(new Date(mail.written_at))}
        </time>
        <MailStatus status={mail.status} />
      </p>
      {mail.html === '' ? (
        <p>{mail.text || texts.noContent}</p>
      ) : (
        <MailView
          mail={mail}
          form={form}
          addressOf={(one) => mailAddress({ page, mail: mail.id, form: one })}
          forms={texts.forms}
          title={texts.frame(subject)}
        />
      )}
    </>
  )
}
