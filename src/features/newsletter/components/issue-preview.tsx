import type { MailForm } from '#ui/mail-form.ts'
import { MailView } from '#ui/mail-view.tsx'
import { issueTexts as texts } from '../issues.texts.ts'
import { ADMIN_PAGE } from '../newsletter.rules.ts'

type Props = { id: number; subject: string; preview: { html: string; text: string }; form: MailForm }

/** A letter as it is mailed. */
export const IssuePreview = ({ id, subject, preview, form }: Props) => (
  <section className="nli__preview" id="apercu" aria-labelledby="h-apercu">
    <h2 id="h-apercu">{texts.preview}</h2>
    <p className="muted small">{texts.previewLead}</p>
    <MailView
      mail={preview}
      form={form}
      addressOf={(one) => `${ADMIN_PAGE}/${id}${one === 'texte' ? '?forme=texte' : ''}#apercu`}
      forms={texts.forms}
      title={texts.frame(subject)}
    />
  </section>
)
