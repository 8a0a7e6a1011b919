import { Link } from 'react-router'
import { applicationAddress, ownApplicationsPath } from '#features/applications/application-paths.rules.ts'
import { UnverifiedNote } from '#features/accounts/components/unverified-note.tsx'
import type { listApplications } from '#features/applications/applications.contract.ts'
import { eventWords, ownTexts } from '#features/applications/own-applications.texts.ts'
import { Completeness } from '#features/members/components/completeness.tsx'
import { MatchedJobs } from '#features/matching/components/matched-jobs.tsx'
import type { OutputOf } from '#platform/contract.ts'
import { formatMoment } from '#platform/french-moment.ts'
import { formatDate, shownTitle } from '#platform/french.ts'
import { writeList } from '#platform/list-writing.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Field, Input } from '#ui/field.tsx'
import { Failure } from '#ui/waiting.tsx'
import { candidateTexts as texts } from '../candidate.texts.ts'
import type { readOverview } from '../read-overview.ts'
import type { Who } from '../read-who.ts'
import { sectionAddress } from '../sections.ts'

type Application = OutputOf<typeof listApplications>['data'][number]
type Props = Awaited<ReturnType<typeof readOverview>> & { who: Who }

/** What matters today. */
export const Overview = ({ who, matches, user, cvSaved, next, activity, silent, counts }: Props) => (
  <>
    {!who.verified && <UnverifiedNote email={who.email} candidate />}
    <ul className="space__tiles">
      <Tile to={ownApplicationsPath} count={counts.applications} label="Candidatures" />
      <Tile
        to={writeList(ownApplicationsPath, { statut: 'Entretien programmé' })}
        count={counts.interviews}
        label="Entretiens"
      />
      <Tile to={ownApplicationsPath} count={silent} label="Sans nouvelles, à relancer" />
      <Tile to={sectionAddress('emploi')} count={counts.saved} label="Offres sauvegardées" />
    </ul>
    {matches.ok ? <MatchedJobs {...matches.value} /> : <Failure title="Erreur de chargement" of={matches} />}
    <div className="space__two">
      <div className="stack">
        {next && <NextInterview one={next} />}
        <Completeness user={user} cvSaved={cvSaved} />
        <SearchCard />
      </div>
      <section className="card card--pad stack" aria-labelledby="activite">
        <h2 id="activite">Activité récente</h2>
        {activity.length === 0 ? (
          <p className="muted">{ownTexts.noneText}</p>
        ) : (
          <ul className="space__feed">
            {activity.map((one) => (
              <li key={one.id}>
                <Link to={applicationAddress(one.id)}>{shownTitle(one.poste)}</Link>
                <span className="small muted">
                  {one.entreprise}
                  {'\u202f: '}
                  {eventWords[one.last!.kind] ?? one.last!.kind}, le {formatDate(new Date(one.last!.at))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  </>
)

const SearchCard = () => (
  <section className="card card--pad stack" aria-labelledby="recherche">
    <h2 id="recherche">{texts.search}</h2>
    <form action="/emploi" method="get" role="search" className="stack">
      <Field label="Métier, entreprise, mot-clé">
        {(control) => <Input {...control} type="search" name="keywords" maxLength={200} />}
      </Field>
      <Button type="submit">Rechercher</Button>
    </form>
  </section>
)

const Tile = ({ to, count, label }: { to: string; count: number; label: string }) => (
  <li className="card">
    <Link to={to}>
      <b className="num">{count}</b>
      <span>{label}</span>
    </Link>
  </li>
)

const NextInterview = ({ one }: { one: Application }) => (
  <section className="card card--pad stack" aria-labelledby="entretien">
    <h2 id="entretien">Entretien chez {one.entreprise}</h2>
    <p>{formatMoment(new Date(one.dateEntretien!))}</p>
    <p className="muted">{shownTitle(one.poste)}</p>
    <div className="row">
      <ButtonLink to={applicationAddress(one.id)}>Préparer</ButtonLink>
      <a className="btn btn--outline" href={`${applicationAddress(one.id)}/entretien.ics`} download>
        Ajouter au calendrier
      </a>
    </div>
  </section>
)
