import { Link } from 'react-router'
import { listAlerts } from '#features/alerts/alerts.contract.ts'
import { listApplications } from '#features/applications/applications.contract.ts'
import { ownApplicationsPath } from '#features/applications/applications-address.rules.ts'
import { ownTexts } from '#features/applications/applications.texts.ts'
import { ApplicationList } from '#features/applications/components/application-list.tsx'
import { readSeenCount } from '#features/jobs/seen/seen-jobs.contract.ts'
import { listSavedJobs } from '#features/jobs/saved/saved-jobs.contract.ts'
import { listCvs } from '#features/members/cvs/cvs.contract.ts'
import type { Api } from '#platform/contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { candidateTexts as texts } from '../candidate.texts.ts'
import { OwnAlerts } from './own-alerts.tsx'
import { OwnCvs } from './own-cvs.tsx'
import { SavedOffers } from './saved-offers.tsx'

const ALERTS = 3
const SAVED = 5
const APPLICATIONS = 5

export async function readJobsSection(api: Api) {
  const [{ data: alerts }, saved, applications, { data: cvs }, seen, allAlerts] = await Promise.all([
    api(listAlerts, { limit: ALERTS }),
    api(listSavedJobs, { limit: SAVED }),
    api(listApplications, { per_page: APPLICATIONS }),
    api(listCvs, {}),
    api(readSeenCount, {}),
    api(listAlerts, {}),
  ])
  return {
    alerts,
    saved: saved.data,
    applications: applications.data,
    cvs,
    counts: {
      seen: seen.count,
      applications: applications.counts.total,
      saved: saved.total,
      alerts: allAlerts.data.filter(({ is_active: active }) => active).length,
    },
  }
}

type Props = Awaited<ReturnType<typeof readJobsSection>>

/** Everything about looking for work. */
export const JobsSection = ({ alerts, saved, applications, cvs, counts }: Props) => (
  <>
    <dl className="card space__strip">
      {(
        [
          ['Offres consultées', counts.seen],
          ['Candidatures', counts.applications],
          ['Offres sauvegardées', counts.saved],
          ['Alertes actives', counts.alerts],
        ] as const
      ).map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{count}</dd>
        </div>
      ))}
    </dl>
    <div className="space__two space__two--wide">
      <section className="card own-card" aria-labelledby="candidatures">
        <div className="own-card__h">
          <h2 id="candidatures">Candidatures</h2>
        </div>
        {applications.length === 0 ? (
          <p className="muted">{ownTexts.noneText}</p>
        ) : (
          <ApplicationList applications={applications} />
        )}
        <div className="own-card__f">
          {counts.applications > 0 ? (
            <Link className="more" to={ownApplicationsPath}>
              {ownTexts.all(counts.applications)}
            </Link>
          ) : (
            <ButtonLink variant="ghost" to="/emploi">
              {texts.search}
            </ButtonLink>
          )}
        </div>
      </section>
      <div className="stack">
        <OwnCvs cvs={cvs} />
        <OwnAlerts alerts={alerts} />
      </div>
    </div>
    <SavedOffers jobs={saved} total={counts.saved} />
  </>
)
