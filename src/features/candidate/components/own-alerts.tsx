import { Link } from 'react-router'
import type { listAlerts } from '#features/alerts/alerts.contract.ts'
import { alertTexts, frequencyLabels } from '#features/alerts/alerts.texts.ts'
import type { OutputOf } from '#platform/contract.ts'
import { Badge } from '#ui/chip.tsx'
import { candidateTexts as texts } from '../candidate.texts.ts'

/** The newest alerts, each a link to its search, and the way to all of them. */
export const OwnAlerts = ({ alerts }: { alerts: OutputOf<typeof listAlerts>['data'] }) => (
  <section className="card card--pad stack" aria-labelledby="alertes">
    <h2 id="alertes">{alertTexts.listTitle}</h2>
    {alerts.length === 0 ? (
      <p className="muted">{alertTexts.noneLead}</p>
    ) : (
      <ul className="space__alerts">
        {alerts.map(({ id, title, search, frequency, is_active: active, new_jobs: fresh }) => (
          <li key={id}>
            <Link to={search}>{title}</Link>
            <span className="small muted">{active ? frequencyLabels[frequency] : alertTexts.paused}</span>
            {active && fresh > 0 && <Badge tone="green">{alertTexts.newJobs(fresh)}</Badge>}
          </li>
        ))}
      </ul>
    )}
    <p>
      <Link className="more" to="/alertes">
        {texts.allAlerts}
      </Link>
    </p>
  </section>
)
