import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { readOwnProfile, readSession } from '#features/accounts/accounts.contract.ts'
import { UnverifiedNote } from '#features/accounts/components/unverified-note.tsx'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Badge } from '#ui/chip.tsx'

export const meta: MetaFunction = () => [
  { title: 'Mon espace candidat | Florin' },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [user, { viewer }] = await Promise.all([api(readOwnProfile, {}), api(readSession, {})])
  return { user, verified: viewer?.verified ?? false }
}

export default function CandidateSpace() {
  const { user, verified } = useLoaderData<typeof loader>()
  const { title, location, bio, skills } = user.profile
  return (
    <div className="wrap stack space">
      <h1 className="display">Bonjour {user.name.split(' ')[0]}</h1>
      {!verified && <UnverifiedNote email={user.email} />}
      <section className="card pad stack" aria-labelledby="profil">
        <h2 id="profil">Mon profil</h2>
        <p>
          <b>{user.name}</b>
          {title && <> · {title}</>}
          {location && <> · {location}</>}
        </p>
        {bio && <p>{bio}</p>}
        {skills.length > 0 && (
          <ul className="row" aria-label="Compétences">
            {skills.map((skill) => (
              <li key={skill}>
                <Badge>{skill}</Badge>
              </li>
            ))}
          </ul>
        )}
        <p className="muted">
          Vos informations personnelles, votre mot de passe et vos appareils se gèrent dans{' '}
          <Link to="/mes-parametres">vos paramètres</Link>.
        </p>
      </section>
      <div className="row">
        <ButtonLink to="/emploi">Chercher une offre</ButtonLink>
        <ButtonLink variant="outline" to="/entreprises">
          Découvrir les entreprises
        </ButtonLink>
      </div>
    </div>
  )
}
