import { Link } from 'react-router'
import { ownApplicationsPath } from '#features/applications/application-paths.rules.ts'
import { ownTexts } from '#features/applications/own-applications.texts.ts'
import { ApplicationList } from '#features/applications/components/application-list.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { candidateTexts as texts } from '../candidate.texts.ts'
import type { readJobsSection } from '../read-jobs-section.ts'
import { OwnAlerts } from './own-alerts.tsx'
import { OwnCvs } from './own-cvs.tsx'
import { SavedJobsPart } from './saved-jobs.tsx'

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
      <div className="stack">
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
        <SavedJobsPart jobs={saved} total={counts.saved} />
      </div>
      <div className="stack">
        <OwnCvs cvs={cvs} />
        <OwnAlerts alerts={alerts} />
      </div>
    </div>
  </>
)
