import { Link } from 'react-router'
import { previewOf } from '#features/mailbox/mailbox.rules.ts'
import { issueTexts as texts } from '../issues.texts.ts'
import { ADMIN_PAGE } from '../newsletter.rules.ts'

type Form = 'html' | 'texte'
type Props = { id: number; subject: string; preview: { html: string; text: string }; form: Form }

const addressOf = (id: number, form: Form): string =>
  `${ADMIN_PAGE}/${id}${form === 'texte' ? '?forme=texte' : ''}#apercu`

/** A letter as it is mailed. */
export const IssuePreview = ({ id, subject, preview, form }: Props) => (
  <section className="nli__preview" id="apercu" aria-labelledby="h-apercu">
    <h2 id="h-apercu">{texts.preview}</h2>
    <p className="muted small">{texts.previewLead}</p>
    <nav className="tabs" aria-label={texts.forms}>
      {(['html', 'texte'] as const).map((one) => (
        <Link
          key={one}
          className="tab"
          to={addressOf(id, one)}
          aria-current={one === form ? 'page' : undefined}
          preventScrollReset
          replace
        >
          {one === 'html' ? texts.html : texts.text}
        </Link>
      ))}
    </nav>
    {form === 'texte' ? (
      <pre className="nli__text">{preview.text}</pre>
    ) : (
      // No script runs in it and it is nobody's origin; its links open beside it.
      <iframe
        className="nli__frame"
        title={texts.frame(subject)}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={previewOf(preview.html)}
      />
    )}
  </section>
)
