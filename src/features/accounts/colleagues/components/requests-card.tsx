import { formatMoment } from '#platform/french-moment.ts'
import { TextareaField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { LONGEST_MESSAGE } from '../colleagues.rules.ts'
import { teamTexts as texts } from '../colleagues.texts.ts'
import type { Team } from './colleagues-card.tsx'

/** Those who ask to join, for the main account to decide. */
export const RequestsCard = ({ requests }: Pick<Team, 'requests'>) => (
  <section className="card card--pad team__card" aria-labelledby="demandes">
    <h2 id="demandes">{texts.requests}</h2>
    <p className="muted">{texts.requestsHint}</p>
    <ul className="team__list">
      {requests.map(({ id, name, email, message, created_at }) => (
        <li key={id}>
          <div className="team__who">
            <b>{name}</b>
            <p className="small muted">
              {email} · {formatMoment(new Date(created_at))}
            </p>
            {message && <p>{message}</p>}
          </div>
          <div className="team__acts">
            <PostForm name="acceptation" id={id}>
              <SubmitButton size="small" busy={texts.working}>
                {texts.accept}
                <span className="vh"> {name}</span>
              </SubmitButton>
            </PostForm>
            <details>
              <summary className="btn btn--red-ghost btn--sm">
                {texts.refuse}
                <span className="vh"> {name}</span>
              </summary>
              <div className="team__panel">
                <PostForm name="refus" id={id}>
                  <TextareaField name="reason" label={texts.reason} maxLength={LONGEST_MESSAGE} rows={3} />
                  <SubmitButton size="small" variant="red" busy={texts.working}>
                    {texts.refuseSure}
                  </SubmitButton>
                </PostForm>
              </div>
            </details>
          </div>
        </li>
      ))}
    </ul>
  </section>
)
