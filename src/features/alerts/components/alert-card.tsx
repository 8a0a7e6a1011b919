import { Link } from 'react-router'
import type { OutputOf } from '#platform/contract.ts'
import { formatSalary } from '#platform/french.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Badge } from '#ui/chip.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { listAlerts } from '../alerts.contract.ts'
import { alertTexts as texts, frequencyHints, frequencyLabels } from '../alerts.texts.ts'

type Alert = OutputOf<typeof listAlerts>['data'][number]

/** What an alert asks for, in one line: « Banque · Lyon · audit · 40 k€ et plus · CDI ». */
function wordsOf({ sectors, location, keywords, salary, currency, filters }: Alert): string {
  const least = salary === null ? null : formatSalary({ min: salary, max: null, period: 'an', currency })
  return [
    sectors.map(({ name }) => name).join(', '),
    location,
    keywords,
    least && texts.atLeast(least),
    ...filters.map(({ label }) => label),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** One alert: what it follows, and what one may do with it. Every button is a form of its own. */
export function AlertCard({ alert }: { alert: Alert }) {
  const { id, title, search, frequency, is_active: active, new_jobs: fresh } = alert
  return (
    <li className="card card--pad alert__card">
      <div className="alert__top">
        <h2>
          <Link to={search}>{title}</Link>
        </h2>
        {!active && <Badge tone="neutral">{texts.paused}</Badge>}
        {active && fresh > 0 && <Badge tone="green">{texts.newJobs(fresh)}</Badge>}
      </div>
      <p className="alert__words">{wordsOf(alert)}</p>
      <p className="small muted">
        {frequencyLabels[frequency]}. {active && frequencyHints[frequency]}
      </p>
      <div className="alert__acts">
        <OneButton id={id} title={title} does={active ? 'pause' : 'reprise'}>
          {active ? texts.pause : texts.resume}
        </OneButton>
        <ButtonLink to={`/alertes/${id}`} variant="ghost" size="small">
          {texts.edit}
          <span className="vh"> {title}</span>
        </ButtonLink>
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

type ButtonProps = { id: number; title: string; does: string; danger?: boolean; children: string }

const OneButton = ({ id, title, does, danger = false, children }: ButtonProps) => (
  <PostForm name={does} id={id}>
    <SubmitButton size="small" variant={danger ? 'red' : 'outline'} busy={texts.stopping}>
      {children}
      <span className="vh"> {title}</span>
    </SubmitButton>
  </PostForm>
)
