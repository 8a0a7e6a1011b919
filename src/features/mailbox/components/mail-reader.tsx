import { ArrowLeft } from 'lucide'
import { Link } from 'react-router'
import type { OutputOf } from '#platform/contract.ts'
import { formatMoment } from '#platform/french-moment.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import type { readMail } from '../mailbox.contract.ts'
import { mailAddress, previewOf } from '../mailbox.rules.ts'
import { mailboxTexts as texts } from '../mailbox.texts.ts'
import { MailStatus } from './mail-list.tsx'

type Mail = OutputOf<typeof readMail>
type Form = 'html' | 'texte'
type Props = { mail: Mail | null; chosen: number | null; page: number; form: Form }

export function MailReader({ mail, chosen, page, form }: Props) {
  if (chosen === null) return <p className="muted mbox__choose">{texts.choose}</p>
  return (
    <article className="mbox__reader">
      <Link className="more mbox__back" to={mailAddress({ page })}>
        <Icon of={ArrowLeft} small />
        {texts.back}
      </Link>
      {mail ? <Reading mail={mail} page={page} form={form} /> : <Note tone="amber">{texts.gone}</Note>}
    </article>
  )
}

function Reading({ mail, page, form }: { mail: Mail; page: number; form: Form }) {
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
        <>
          <nav className="tabs" aria-label={texts.forms}>
            {(['html', 'texte'] as const).map((one) => (
              <Link
                key={one}
                className="tab"
                to={mailAddress({ page, mail: mail.id, form: one })}
                aria-current={one === form ? 'page' : undefined}
                preventScrollReset
                replace
              >
                {one === 'html' ? texts.html : texts.text}
              </Link>
            ))}
          </nav>
          {form === 'texte' ? (
            <pre className="mbox__text">{mail.text}</pre>
          ) : (
            // No script runs in it and it is nobody's origin; its links open beside it.
            <iframe
              className="mbox__frame"
              title={texts.frame(subject)}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              srcDoc={previewOf(mail.html)}
            />
          )}
        </>
      )}
    </>
  )
}
