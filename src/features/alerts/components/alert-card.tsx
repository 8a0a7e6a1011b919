import { Form, Link, useNavigation } from 'react-router'
import type { OutputOf } from '#platform/contract.ts'
import { Button } from '#ui/button.tsx'
import { Badge } from '#ui/chip.tsx'
import { Field, Input } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import type { listAlerts } from '../alerts.contract.ts'
import { LONGEST_TITLE } from '../alerts.rules.ts'
import { alertTexts as texts, frequencyHints, frequencyLabels } from '../alerts.texts.ts'
import { FrequencyField } from './frequency-field.tsx'

type Alert = OutputOf<typeof listAlerts>['data'][number]
type Refused = { message: string; fields: Record<string, string>; typed: Record<string, string> }

type Props = { alert: Alert; refused: Refused | null }

/** One alert: what it follows, and what one may do with it. Every button is a form of its own. */
export function AlertCard({ alert, refused }: Props) {
  const { id, title, search, frequency, is_active: active, new_offers: fresh } = alert
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
        <details name={`alerte-${id}`} open={refused !== null}>
          <summary className="btn btn--ghost btn--sm">
            {texts.edit}
            <span className="vh"> {title}</span>
          </summary>
          <EditForm alert={alert} refused={refused} />
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

const useSent = (id: number, does: string): boolean => {
  const sent = useNavigation().formData
  return sent?.get('alerte') === String(id) && sent.get('faire') === does
}

function EditForm({ alert: { id, title, frequency }, refused }: Props) {
  const sending = useSent(id, 'modification')
  return (
    <Form method="post" className="alert__panel" noValidate>
      <input type="hidden" name="alerte" value={id} />
      <input type="hidden" name="faire" value="modification" />
      {refused && Object.keys(refused.fields).length === 0 && <Note tone="red">{refused.message}</Note>}
      <Field label={texts.name} error={refused?.fields.title}>
        {(control) => (
          <Input
            {...control}
            name="title"
            defaultValue={refused?.typed.title ?? title}
            maxLength={LONGEST_TITLE}
            required
          />
        )}
      </Field>
      <FrequencyField chosen={refused?.typed.frequency ?? frequency} error={refused?.fields.frequency} />
      <div>
        <Button type="submit" busy={sending ? texts.saving : false}>
          {texts.save}
        </Button>
      </div>
    </Form>
  )
}

type ButtonProps = { id: number; title: string; does: string; danger?: boolean; children: string }

function OneButton({ id, title, does, danger = false, children }: ButtonProps) {
  const sending = useSent(id, does)
  return (
    <Form method="post">
      <input type="hidden" name="alerte" value={id} />
      <input type="hidden" name="faire" value={does} />
      <Button type="submit" size="small" variant={danger ? 'red' : 'outline'} busy={sending ? texts.stopping : false}>
        {children}
        <span className="vh"> {title}</span>
      </Button>
    </Form>
  )
}
