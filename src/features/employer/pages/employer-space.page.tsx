import { ArrowRight, Plus } from 'lucide'
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import { readSession } from '#features/accounts/accounts.contract.ts'
import { UnverifiedNote } from '#features/accounts/components/unverified-note.tsx'
import { readOwnProfile } from '#features/accounts/users.contract.ts'
import { actOnJob } from '#features/jobs/publishing/publishing.contract.ts'
import { form, formActions } from '#platform/form-actions.ts'
import { formatCount } from '#platform/french.ts'
import { listAnswer, loadList } from '#platform/load-list.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Coins } from '#ui/meters.tsx'
import { ClientFrame } from '../components/client-frame.tsx'
import { NoCompany } from '../components/no-company.tsx'
import { JobsPart } from '../components/jobs-part.tsx'
import { listOwnJobs, readCredits, readOwnCompany } from '../employer.contract.ts'
import { ownJobsTexts as texts } from '../employer.texts.ts'
import { ownJobList } from '../jobs-address.ts'
import '../employer.css'

export const meta: MetaFunction = () => [{ title: 'Espace Client | Florin' }, { name: 'robots', content: 'noindex' }]

export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const chosen = ownJobList.read(url.searchParams)
  const [user, { viewer }, { company }, credits, loaded] = await Promise.all([
    api(readOwnProfile, {}),
    api(readSession, {}),
    api(readOwnCompany, {}),
    api(readCredits, { per_page: 1 }),
    loadList(url, ownJobList, (page) => api(listOwnJobs, { ...chosen, page })),
  ])
  return listAnswer({ ...loaded, email: user.email, verified: viewer?.verified ?? false, company, credits })
}

export const action = formActions({
  acte: form({
    endpoint: actOnJob,
    done: (output) => output,
  }),
})

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function EmployerSpace() {
  const { email, verified, company, credits, list, page } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const found = list.ok ? list.value : null
  const asked = found?.data.find(({ id }) => String(id) === params.get('supprimer'))
  const total = found ? Object.values(found.counts).reduce((sum, count) => sum + count, 0) : undefined
  if (!company)
    return (
      <NoCompany email={email} verified={verified}>
        <JobsPart asked={asked} found={found} total={total} page={page} alone />
      </NoCompany>
    )
  return (
    <ClientFrame current="offres" counts={total === undefined ? {} : { offres: total }}>
      <div className="client__top">
        <div>
          <h1 className="display">{texts.title}</h1>
          <p className="muted small">
            {company.name}. {found && texts.lead(found.counts.active, found.waiting)}
          </p>
        </div>
        <ButtonLink size="large" to="/nouvelle-offre">
          <Icon of={Plus} />
          {texts.add}
        </ButtonLink>
      </div>
      {!verified && <UnverifiedNote email={email} />}
      <section className="card client__credits" aria-labelledby="credits">
        <div>
          <h2 id="credits">{texts.creditsOf(new Date(Date.parse(credits.renews_on) - 86_400_000))}</h2>
          <p className="small muted">{texts.creditsText}</p>
        </div>
        <Coins
          left={credits.balance}
          total={Math.max(credits.granted, credits.balance)}
          label={texts.left(credits.balance, credits.granted)}
        />
        <p className="client__n">
          <b className="num">{formatCount(credits.balance)}</b>{' '}
          <span className="muted">sur {formatCount(credits.granted)}</span>
        </p>
        <Link className="more" to="/espace-recruteurs/credits">
          {texts.ledger}
          <Icon of={ArrowRight} small />
        </Link>
      </section>
      <JobsPart asked={asked} found={found} total={total} page={page} />
    </ClientFrame>
  )
}
