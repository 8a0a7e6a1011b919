import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, useLoaderData, useNavigation } from 'react-router'
import { JobCard } from '#features/jobs/components/job-card.tsx'
import { countWays } from '#features/figures/figures.rules.ts'
import { countryOf } from '#features/reference/reference.rules.ts'
import type { OutputOf } from '#platform/contract.ts'
import { pageHead } from '#platform/page-head.ts'
import { apiContext, promptApiContext } from '#platform/render-context.ts'
import { awayWithout, settle } from '#platform/settle.ts'
import { Empty, Failure } from '#ui/waiting.tsx'
import { ArticleRows, CompanyRows, ProfileRows } from '../components/found-rows.tsx'
import { FoundSection } from '../components/found-section.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { WaysOn } from '../components/ways-on.tsx'
import { searchEverything } from '../global-search.contract.ts'
import '../global-search.css'
import { correctionsSaid, mostMembers, readQuery, searchPage, wantsMembers } from '../global-search.rules.ts'
import { globalSearchTexts as texts } from '../global-search.texts.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { q, origin } = loaderData
  // Results of typed words are no pages for search engines.
  const query = q === '' ? '' : `?q=${encodeURIComponent(q)}`
  return pageHead({
    title: q === '' ? texts.title : texts.titleFor(q),
    description: texts.description,
    url: `${origin}${searchPage}${query}`,
    listed: q === '',
  })
}

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const country = countryOf(request)
  const q = readQuery(url.searchParams)
  const search = async () => {
    const input = { q, session_pays: country.id }
    if (!wantsMembers(url.searchParams)) return api(searchEverything, input)
    const [all, more] = await Promise.all([
      api(searchEverything, input),
      api(searchEverything, { ...input, type: ['profiles'], per_type: mostMembers }),
    ])
    return { ...all, data: { ...all.data, profiles: more.data.profiles } }
  }
  const [found, ways] = await Promise.all([
    q === '' ? null : settle(search()),
    settle(countWays(context.get(promptApiContext), country.id)),
  ])
  const page = {
    q,
    found,
    ways: ways.ok ? ways.value : null,
    country: country.name,
    origin: url.origin,
    now: new Date().toISOString(),
  }
  return found === null || found.ok ? page : data(page, awayWithout(found))
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function SearchPage() {
  const { q, found, ways, country, now } = useLoaderData<typeof loader>()
  const busy = useNavigation().location?.pathname === searchPage
  const nothing = found?.ok && Object.values(found.value.totals).every((total) => total === 0)
  return (
    <div className="wrap seek">
      <div className="seek__head">
        <h1 className="display">{q === '' ? texts.heading : texts.headingFor(q)}</h1>
        {q === '' && <p className="muted">{texts.lead}</p>}
        <p className="muted num" role="status">
          {found?.ok && !nothing && texts.found(found.value.totals)}
        </p>
      </div>
      <SearchForm q={q} />
      <div aria-busy={busy} className="seek__body">
        {found && !found.ok && (
          <Failure title={texts.error} of={found}>
            {texts.errorHint}
          </Failure>
        )}
        {found?.ok && !nothing && <Found q={q} found={found.value} now={new Date(now)} />}
        {nothing && (
          <Empty title={texts.empty(q)} action={null}>
            {texts.emptyHint(country)}
          </Empty>
        )}
        {(found === null || nothing) && <WaysOn counts={ways} />}
      </div>
    </div>
  )
}

/** Jobs with the others beside them, short lists side by side, or one alone. */
function columnsOf({ jobs, ...others }: OutputOf<typeof searchEverything>['totals']): string {
  const lists = Object.values(others).filter((total) => total > 0).length
  if (jobs > 0) return lists > 0 ? 'seek__cols--side' : ''
  return lists > 1 ? 'seek__cols--even' : ''
}

function Found({ q, found, now }: { q: string; found: OutputOf<typeof searchEverything>; now: Date }) {
  const { data: lists, totals, corrections } = found
  return (
    <>
      {correctionsSaid(corrections).map((said) => (
        <p key={said.types[0]} className="small muted">
          {texts.corrected(said)}
        </p>
      ))}
      <div className={`seek__cols ${columnsOf(totals)}`}>
        <FoundSection type="jobs" q={q} total={totals.jobs} shown={lists.jobs.length}>
          <ol className="jobs">
            {lists.jobs.map((job) => (
              <li key={job.id}>
                <JobCard job={job} now={now} />
              </li>
            ))}
          </ol>
        </FoundSection>
        <FoundSection type="companies" q={q} total={totals.companies} shown={lists.companies.length}>
          <CompanyRows companies={lists.companies} />
        </FoundSection>
        <FoundSection type="profiles" q={q} total={totals.profiles} shown={lists.profiles.length}>
          <ProfileRows profiles={lists.profiles} />
        </FoundSection>
        <FoundSection type="articles" q={q} total={totals.articles} shown={lists.articles.length}>
          <ArticleRows articles={lists.articles} />
        </FoundSection>
      </div>
    </>
  )
}
