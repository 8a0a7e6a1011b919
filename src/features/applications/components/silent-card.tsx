import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { applicationAddress } from '../application-paths.rules.ts'
import { formatDate, shownTitle } from '#platform/french.ts'
import { TextareaField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { ListedApplication } from '../applications.contract.ts'
import '../own-applications.css'
import { LONGEST_REMINDER } from '../applications.rules.ts'
import { ownTexts as texts } from '../own-applications.texts.ts'

/** How long one waits, against what was promised. */
export function WaitBar({ days, promised }: { days: number; promised: number }) {
  const most = Math.max(days, promised) * 1.2 || 1
  const style = { '--w': `${(days / most) * 100}%`, '--m': `${(promised / most) * 100}%` } as CSSProperties
  return <div className="own-wait" role="img" aria-label={texts.waitLabel(days, promised)} style={style} />
}

/** One polite question to the employer. */
export const RemindForm = ({ one }: { one: ListedApplication }) => (
  <PostForm name="relance" id={one.id} action={applicationAddress(one.id)} className="stack">
    <TextareaField
      name="message"
      label={texts.remindLabel}
      rows={5}
      maxLength={LONGEST_REMINDER}
      saved={texts.remindDraft(one.poste, formatDate(new Date(one.dateCandidate)))}
      hint={texts.remindOnce}
    />
    <div>
      <SubmitButton busy={texts.reminding}>{texts.remind}</SubmitButton>
    </div>
  </PostForm>
)

/** Those without an answer once the promised days are over. */
export const SilentCard = ({ applications }: { applications: ListedApplication[] }) => (
  <section className="card own-card own-silent" aria-labelledby="silence">
    <div className="own-card__h">
      <div>
        <h2 id="silence">{texts.silent}</h2>
        <p className="small muted">{texts.silentLead}</p>
      </div>
    </div>
    <ul>
      {applications.map((one) => (
        <li key={one.id}>
          <h3>
            <Link to={applicationAddress(one.id)}>{shownTitle(one.poste)}</Link>
          </h3>
          <p className="small muted">{[one.entreprise, one.localisation].filter(Boolean).join(', ')}</p>
          <WaitBar days={one.silent_days!} promised={one.promised_days} />
          <p className="small">
            <b>{texts.silentFor(one.silent_days!)}</b>{' '}
            <span className="muted">{texts.promised(one.promised_days)}</span>
          </p>
        </li>
      ))}
    </ul>
  </section>
)
