import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { readOwnProfile, readSession } from '#features/accounts/accounts.contract.ts'
import { UnverifiedNote } from '#features/accounts/components/unverified-note.tsx'
import { readOwnCompany } from '../employer.contract.ts'
import { plural } from '#platform/french.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'

export const meta: MetaFunction = () => [{ title: 'Espace Client | Florin' }, { name: 'robots', content: 'noindex' }]

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [user, { viewer }, { company }] = await Promise.all([
    api(readOwnProfile, {}),
    api(readSession, {}),
    api(readOwnCompany, {}),
  ])
  return { user, verified: viewer?.verified ?? false, company }
}

export default function EmployerSpace() {
  const { user, verified, company } = useLoaderData<typeof loader>()
  return (
    <div className="wrap stack space">
      <p className="muted">Espace Client</p>
      <h1 className="display">{company?.name ?? `Bonjour ${user.name.split(' ')[0]}`}</h1>
      {!verified && <UnverifiedNote email={user.email} />}
      {company ? (
        <section className="card pad stack" aria-labelledby="offres">
          <h2 id="offres">Mes Offres</h2>
          <p>
            {plural(company.live_jobs, 'offre en ligne', 'offres en ligne')} de {company.name}.
          </p>
          <div className="row">
            <ButtonLink to={`/emploi?company=${company.id}`}>Voir mes offres en ligne</ButtonLink>
            <ButtonLink variant="outline" to={`/entreprise/${company.id}`}>
              Voir la page de l’entreprise
            </ButtonLink>
          </div>
        </section>
      ) : (
        <section className="card pad stack">
          <h2>Votre entreprise</h2>
          <p>
            Votre compte n’est pas encore rattaché à une entreprise. Notre équipe valide chaque entreprise cliente et
            lui envoie son code client par e-mail.
          </p>
        </section>
      )}
      <p className="muted">
        Votre mot de passe et vos appareils se gèrent dans <Link to="/mes-parametres">vos paramètres</Link>.
      </p>
    </div>
  )
}
