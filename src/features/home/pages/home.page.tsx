import { lazy, Suspense } from 'react'
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, useLoaderData } from 'react-router'
import { listSocial } from '#features/accounts/social/social.contract.ts'
import { listFeaturedCompanies } from '#features/companies/companies.contract.ts'
import { JobSearchFields } from '#features/jobs/components/job-suggest-field.tsx'
import { readMembersTeaser } from '#features/members/members.contract.ts'
import { listContracts, listSectors, readStats } from '#features/figures/figures.contract.ts'
import { countryOf } from '#features/reference/reference.rules.ts'
import { formatDate } from '#platform/french.ts'
import { apiContext, roleContext } from '#platform/render-context.ts'
import { awayWithout, settle } from '#platform/settle.ts'
import { fetchedLate } from '#ui/fetched-late.ts'
import { callsFor } from '../calls.texts.ts'
import { Hero } from '../components/hero.tsx'
import { SectorsSection } from '../components/sectors-section.tsx'
import { hiringSectors, quickLinks } from '../hiring.ts'
import '../home.css'
import { homeTexts } from '../home.texts.ts'

export const meta: MetaFunction = () => [
  { title: homeTexts.title },
  { name: 'description', content: homeTexts.description },
  { property: 'og:title', content: homeTexts.title },
  { property: 'og:description', content: homeTexts.description },
  { property: 'og:type', content: 'website' },
  { property: 'og:locale', content: 'fr_FR' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const country = countryOf(request)
  const input = { session_pays: country.id }
  // All at once; each section waits for its own and may fail alone.
  const sections = {
    sectors: settle(api(listSectors, input).then(hiringSectors)),
    companies: settle(api(listFeaturedCompanies, input)),
    members: settle(api(readMembersTeaser, input)),
    stats: settle(api(readStats, input)),
  }
  const [contracts, stats, social] = await Promise.all([
    settle(api(listContracts, input)),
    sections.stats,
    settle(api(listSocial, {})),
  ])
  const hero = stats.ok && contracts.ok ? { stats: stats.value, quick: quickLinks(contracts.value.data) } : null
  const linkedIn = social.ok && social.value.data.some(({ provider, enabled }) => provider === 'linkedin' && enabled)
  const calls = callsFor(context.get(roleContext), linkedIn)
  const page = { countryId: country.id, today: formatDate(new Date()), hero, calls, ...sections }
  return hero ? page : data(page, awayWithout(stats))
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

// Drawn by the server, it comes alive after the rest; whoever comes from another page gets it with the rest.
const lower = fetchedLate(() => import('../components/lower-sections.tsx'))
const isElsewhere = !import.meta.env.SSR && !document.querySelector('.hero')
const LowerSections = isElsewhere ? (await lower()).default : lazy(lower)

export default function Home() {
  const { countryId, today, hero, calls, sectors, companies, members, stats } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero fields={<JobSearchFields countryId={countryId} />} figures={hero} />
      <SectorsSection sectors={sectors} today={today} />
      <Suspense>
        <LowerSections companies={companies} members={members} stats={stats} calls={calls} />
      </Suspense>
    </>
  )
}
