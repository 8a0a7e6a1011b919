import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { clientTexts } from '#features/accounts/accounts-pages.texts.ts'
import { readSession } from '#features/accounts/accounts.contract.ts'
import { readOwnProfile } from '#features/accounts/users.contract.ts'
import { UnverifiedNote } from '#features/accounts/components/unverified-note.tsx'
import { formatCount } from '#platform/french.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Avatar, Logo } from '#ui/identity.tsx'
import { LogoCard } from '../components/logo-card.tsx'
import { readOwnCompany } from '../employer.contract.ts'
import '../employer.css'

const { sales } = clientTexts

export const meta: MetaFunction = () => [{ title: 'Espace Client | Florin' }, { name: 'robots', content: 'noindex' }]

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [user, { viewer }, { company }] = await Promise.all([
    api(readOwnProfile, {}),
    api(readSession, {}),
    api(readOwnCompany, {}),
  ])
  return { user, verified: viewer?.verified ?? false, initials: viewer?.initials ?? '', company }
}

export default function EmployerSpace() {
  const { user, verified, initials, company } = useLoaderData<typeof loader>()
  return (
    <div className="wrap home-e">
      <div className="home-e__who">
        {company ? (
          <Logo {...company} size={72} />
        ) : (
          <Avatar name={user.name} initials={initials} photo={user.profile.avatar} size={72} />
        )}
        <div>
          <p className="muted">Espace Client</p>
          <h1 className="display">{company?.name ?? `Bonjour ${user.name.split(' ')[0]}`}</h1>
        </div>
      </div>
      {!verified && <UnverifiedNote email={user.email} />}
      <div className="home-e__grid">
        {company ? (
          <section className="card card--pad" aria-labelledby="offres">
            <h2 id="offres">Mes Offres</h2>
            <p>
              <b className="home-e__n num">{formatCount(company.live_jobs)}</b>
              {company.live_jobs < 2 ? 'offre en ligne' : 'offres en ligne'}
            </p>
            <div className="row">
              <ButtonLink to={`/emploi?company=${company.id}`}>Voir mes offres en ligne</ButtonLink>
              <ButtonLink variant="outline" to={`/entreprise/${company.id}`}>
                Voir la page de l’entreprise
              </ButtonLink>
            </div>
          </section>
        ) : (
          <section className="card card--pad" aria-labelledby="entreprise">
            <h2 id="entreprise">Votre entreprise</h2>
            <p>
              Votre compte n’est pas encore rattaché à une entreprise. Notre équipe valide chaque entreprise cliente et
              lui envoie son code client par e-mail.
            </p>
            <p>
              Pour demander ce rattachement, appelez le{' '}
              <a className="home-e__tel" href={sales.phoneHref}>
                {sales.phone}
              </a>{' '}
              ou écrivez à <a href={`mailto:${sales.email}`}>{sales.email}</a>, du lundi au vendredi, de 9{'\u00a0'}h à
              18
              {'\u00a0'}h.
            </p>
          </section>
        )}
        <section className="card card--pad" aria-labelledby="compte">
          <h2 id="compte">Mon compte</h2>
          <p>
            <b>{user.name}</b>
          </p>
          <p className="muted">
            Votre mot de passe et vos appareils se gèrent dans{' '}
            <Link to="/espace-recruteurs/parametres">vos paramètres</Link>.
          </p>
        </section>
        {company && <LogoCard company={company} />}
      </div>
    </div>
  )
}
