import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { readSession } from '#features/accounts/accounts.contract.ts'
import { listAlerts } from '#features/alerts/alerts.contract.ts'
import { LastSaved } from '#features/jobs/saved/components/last-saved.tsx'
import { listSavedJobs } from '#features/jobs/saved/saved-jobs.contract.ts'
import { readOwnProfile } from '#features/accounts/users.contract.ts'
import { UnverifiedNote } from '#features/accounts/components/unverified-note.tsx'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Badge } from '#ui/chip.tsx'
import { Avatar } from '#ui/identity.tsx'
import '../candidate.css'
import { OwnAlerts } from '../components/own-alerts.tsx'

export const meta: MetaFunction = () => [
  { title: 'Mon espace candidat | Florin' },
  { name: 'robots', content: 'noindex' },
]

const ALERTS = 3
const SAVED = 3

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [user, { viewer }, { data: alerts }, { data: saved }] = await Promise.all([
    api(readOwnProfile, {}),
    api(readSession, {}),
    api(listAlerts, { limit: ALERTS }),
    api(listSavedJobs, { limit: SAVED }),
  ])
  return {
    user,
    verified: viewer?.verified ?? false,
    initials: viewer?.initials ?? '',
    alerts,
    saved,
    now: new Date().toISOString(),
  }
}

export default function CandidateSpace() {
  const { user, verified, initials, alerts, saved, now } = useLoaderData<typeof loader>()
  const { title, location, bio, skills } = user.profile
  return (
    <div className="wrap home-c">
      <div className="home-c__who">
        <Avatar name={user.name} initials={initials} photo={user.profile.avatar} size={72} />
        <div>
          <h1 className="display">Bonjour {user.name.split(' ')[0]}</h1>
          <p className="muted">{[title, location].filter(Boolean).join(' · ') || 'Bienvenue sur Florin.'}</p>
        </div>
      </div>
      {!verified && <UnverifiedNote email={user.email} candidate />}
      <div className="home-c__grid">
        <div className="stack">
          <LastSaved jobs={saved} now={new Date(now)} />
          <OwnAlerts alerts={alerts} />
          <section className="card card--pad" aria-labelledby="profil">
            <h2 id="profil">Mon profil</h2>
            {bio ? (
              <p className="home-c__bio">{bio}</p>
            ) : (
              <p className="muted">Vous n’avez pas encore écrit de présentation.</p>
            )}
            {skills.length > 0 && (
              <ul className="home-c__skills" aria-label="Compétences">
                {skills.map((skill) => (
                  <li key={skill}>
                    <Badge plain>{skill}</Badge>
                  </li>
                ))}
              </ul>
            )}
          </section>
        </div>
        <div className="stack">
          <section className="card card--pad" aria-labelledby="recherche">
            <h2 id="recherche">Ma recherche</h2>
            <ButtonLink to="/emploi" block>
              Chercher une offre
            </ButtonLink>
            <ButtonLink variant="outline" to="/entreprises" block>
              Découvrir les entreprises
            </ButtonLink>
          </section>
          <section className="card card--pad" aria-labelledby="compte">
            <h2 id="compte">Mon compte</h2>
            <p className="muted">
              Vos informations personnelles, votre mot de passe et vos appareils se gèrent dans{' '}
              <Link to="/mes-parametres">vos paramètres</Link>.
            </p>
          </section>
        </div>
      </div>
    </div>
  )
}
