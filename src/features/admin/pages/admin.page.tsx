import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { formatCount } from '#platform/french.ts'
import { apiContext } from '#platform/render-context.ts'
import { readAdminStats } from '../admin.contract.ts'
import '../admin.css'

export const meta: MetaFunction = () => [{ title: 'Administration | Florin' }, { name: 'robots', content: 'noindex' }]

export const loader = ({ context }: LoaderFunctionArgs) => context.get(apiContext)(readAdminStats, {})

const figures = [
  ['total_users', 'Comptes'],
  ['active_users_30d', 'Comptes actifs en 30 jours'],
  ['total_jobs', 'Offres en ligne'],
  ['job_posts_30d', 'Offres publiées en 30 jours'],
  ['total_companies', 'Entreprises'],
] as const

export default function Admin() {
  const stats = useLoaderData<typeof loader>()
  return (
    <div className="wrap adm">
      <h1 className="display">Accueil Administration</h1>
      <section aria-labelledby="statistiques">
        <h2 id="statistiques">Statistiques</h2>
        <dl className="adm__figures">
          {figures.map(([name, label]) => (
            <div key={name} className="card">
              <dt>{label}</dt>
              <dd className="num">{formatCount(stats[name])}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
