import { MailCheck } from 'lucide'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '#platform/french-moment.ts'
import type { OutputOf } from '#platform/contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Badge } from '#ui/chip.tsx'
import { Engraving } from '#ui/engraving.tsx'
import { DoneNote } from '#ui/form/done-note.tsx'
import { TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useFormOf } from '#ui/form/form-of.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import '../applications.css'
import type { readApplicationTo } from '../applying.contract.ts'
import { applyTexts as texts } from '../applications.texts.ts'
import { forgetMessage } from './message-field.tsx'

type Mine = OutputOf<typeof readApplicationTo>
type Props = { job: { id: number; title: string; company_name: string }; mine: Mine; known: boolean }

/** What was sent, and what comes next. */
export function Receipt({ job, mine, known }: Props) {
  useEffect(() => forgetMessage(job.id), [job.id])
  return (
    <section className="receipt" aria-labelledby="recu">
      <Engraving kind="rosette" seed={job.company_name} className="receipt__eng" />
      <p>
        <Badge tone="green">{texts.sent}</Badge>
      </p>
      <h2 id="recu" className="display">
        {texts.thanks(mine.first_name ?? '')}
      </h2>
      {known && <Note tone="blue">{texts.already}</Note>}
      <p className="muted">{mine.at && texts.receivedAt(job.company_name, formatMoment(new Date(mine.at)))}</p>
      <div className="row">
        {mine.application_id !== null && (
          <ButtonLink to={`/candidature/${mine.application_id}`}>{texts.follow}</ButtonLink>
        )}
        <ButtonLink variant="outline" to="/emploi">
          {texts.confirmPage.jobs}
        </ButtonLink>
      </div>
    </section>
  )
}

/** One that waits for its link; to visitors an account is offered. */
export function ConfirmAddress({ job, mine, known, visitor }: Props & { visitor: boolean }) {
  useEffect(() => forgetMessage(job.id), [job.id])
  const resent = useFormOf('renvoi').done !== null
  const created = useFormOf('compte').done !== null
  return (
    <section className="card card--pad confirm-box" aria-labelledby="confirmer">
      <div className="confirm-box__h">
        <Icon of={MailCheck} />
        <div>
          <h2 id="confirmer">{texts.confirmTitle}</h2>
          {known && <p>{texts.alreadyWaiting}</p>}
          <p className="muted">
            {texts.linkSentTo} <b>{mine.email}</b>.{' '}
            {mine.until && texts.confirmText(formatMoment(new Date(mine.until)))}
          </p>
        </div>
      </div>
      {resent && <DoneNote>{texts.resent}</DoneNote>}
      <PostForm name="renvoi">
        <SubmitButton variant="outline" busy={texts.resending}>
          {texts.resend}
        </SubmitButton>
      </PostForm>
      {visitor && (
        <div className="confirm-box__account">
          <h3>{texts.accountTitle}</h3>
          {created ? (
            <DoneNote>{texts.accountDone}</DoneNote>
          ) : (
            <>
              <p className="small muted">{texts.accountText}</p>
              <PostForm name="compte" className="apply__form">
                <TextField
                  name="password"
                  label="Mot de passe"
                  type="password"
                  autoComplete="new-password"
                  hint={
                    <>
                      8 caractères, majuscule, minuscule, chiffre, caractère spécial. En créant un compte, vous acceptez
                      les <Link to="/cgu">conditions</Link>.
                    </>
                  }
                />
                <div>
                  <SubmitButton variant="outline" busy="Création…">
                    {texts.accountSubmit}
                  </SubmitButton>
                </div>
              </PostForm>
            </>
          )}
        </div>
      )}
    </section>
  )
}
