import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { alertTexts as texts } from '../alerts.texts.ts'

/** What the reader's answers keep from the mails of an alert. Each may be taken back. */
export const Narrowings = ({ narrowings }: { narrowings: readonly { id: number; text: string }[] }) =>
  narrowings.length === 0 ? null : (
    <section className="card card--pad alert__said" aria-labelledby="avis">
      <h2 id="avis">{texts.narrowed}</h2>
      <p className="muted">{texts.narrowedLead}</p>
      <ul>
        {narrowings.map(({ id, text }) => (
          <li key={id}>
            <span>{text}</span>
            <PostForm name="retrait" id={id}>
              <SubmitButton size="small" variant="outline" busy={texts.stopping}>
                {texts.takeBack}
                <span className="vh">
                  {'\u202f'}: {text}
                </span>
              </SubmitButton>
            </PostForm>
          </li>
        ))}
      </ul>
    </section>
  )
