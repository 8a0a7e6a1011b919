import { Link } from 'react-router'
import type { OutputOf } from '#platform/contract.ts'
import { Badge } from '#ui/chip.tsx'
import { TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useFormOf } from '#ui/form/form-of.ts'
import type { listAlerts } from '../alerts.contract.ts'
import { LONGEST_TITLE } from '../alerts.rules.ts'
import { alertTexts as texts, frequencyHints, frequencyLabels } from '../alerts.texts.ts'
import { FrequencyField } from './frequency-field.tsx'

type Alert = OutputOf<typeof listAlerts>['data'][number]
type Props = { alert: Alert }

/** One alert: what it follows, and what one may do with it. Every button is a form of its own. */
export function AlertCard({ alert }: Props) {
  const { id, title, search, frequency, is_active: active, new_offers: fresh } = alert
  const { refusal } = useFormOf('modification', id)
  return (
    <li className="card card--pad alert__card">
      <div className="alert__top">
        <h2>
          <Link to={search}>{title}</Link>
        </h2>
        {!active && <Badge tone="neutral">{texts.paused}</Badge>}
        {active && fresh > 0 && <Badge tone="green">{texts.newOffers(fresh)}</Badge>}
      </div>
      <p className="small muted">
        {frequencyLabels[frequency]}. {active && frequencyHints[frequency]}
      </p>
      <div className="alert__acts">
        <OneButton id={id} title={title} does={active ? 'pause' : 'reprise'}>
          {active ? texts.pause : texts.resume}
        </OneButton>
        <details name={`alerte-${id}`} open={refusal !== null}>
          <summary className="btn btn--ghost btn--sm">
            {texts.edit}
            <span className="vh"> {title}</span>
          </summary>
          <EditForm alert={alert} />
        </details>
        <details name={`alerte-${id}`}>
          <summary className="btn btn--red-ghost btn--sm">
            {texts.remove}
            <span className="vh"> {title}</span>
          </summary>
          <div className="alert__panel alert__panel--red">
            <p>{texts.removeNote}</p>
            <OneButton id={id} title={title} does="suppression" danger>
              {texts.removeSure}
            </OneButton>
          </div>
        </details>
      </div>
    </li>
  )
}

const EditForm = ({ alert: { id, title, frequency } }: Props) => (
  <PostForm name="modification" id={id} className="alert__panel">
    <TextField name="title" label={texts.name} saved={title} maxLength={LONGEST_TITLE} />
    <FrequencyField saved={frequency} />
    <div>
      <SubmitButton busy={texts.saving}>{texts.save}</SubmitButton>
    </div>
  </PostForm>
)

type ButtonProps = { id: number; title: string; does: string; danger?: boolean; children: string }

const OneButton = ({ id, title, does, danger = false, children }: ButtonProps) => (
  <PostForm name={does} id={id}>
    <SubmitButton size="small" variant={danger ? 'red' : 'outline'} busy={texts.stopping}>
      {children}
      <span className="vh"> {title}</span>
    </SubmitButton>
  </PostForm>
)
