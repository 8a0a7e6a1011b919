import { Link } from './link.tsx'
import type { MailForm } from './mail-form.ts'
import { withoutStyle } from './mail-form.ts'
import './styles/mail-view.css'

const labels = { html: 'HTML', texte: 'Texte' }

type Props = {
  mail: { html: string; text: string }
  form: MailForm
  /** Where each form of it is shown. */
  addressOf: (form: MailForm) => string
  /** Names the choice of forms. */
  forms: string
  /** Names the frame. */
  title: string
}

/** A mail as its reader gets it, in either form. */
export const MailView = ({ mail, form, addressOf, forms, title }: Props) => (
  <>
    <nav className="tabs" aria-label={forms}>
      {(['html', 'texte'] as const).map((one) => (
        <Link
          key={one}
          className="tab"
          to={addressOf(one)}
          aria-current={one === form ? 'page' : undefined}
          preventScrollReset
          replace
        >
          {labels[one]}
        </Link>
      ))}
    </nav>
    {form === 'texte' ? (
      <pre className="mail-view__text">{mail.text}</pre>
    ) : (
      // No script runs in it and it is nobody's origin; its links open beside it.
      <iframe
        className="mail-view__frame"
        title={title}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={withoutStyle(mail.html)}
      />
    )}
  </>
)
