import { lazy, useCallback, useEffect, useMemo, useRef } from 'react'
import type {
  ClientLoaderFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
  ShouldRevalidateFunction,
} from 'react-router'
import { isRouteErrorResponse, useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router'
import { countryOf } from '#features/reference/reference.rules.ts'
import { fetchApi } from '#platform/fetch-api.ts'
import { plural } from '#platform/french.ts'
import { chosenIn } from '#platform/list-reading.ts'
import { listAnswer, loadList } from '#platform/load-list.ts'
import { pagesBefore, withPage } from '#platform/pages.ts'
import { apiContext } from '#platform/render-context.ts'
import { failedBy } from '#platform/settle.ts'
import { useSeeksWork } from '#platform/use-role.ts'
import { fetchedLate } from '#ui/fetched-late.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { Failure } from '#ui/waiting.tsx'
import { JobFacets } from '../components/job-facets.tsx'
import { JobListSkeleton } from '../components/job-list-skeleton.tsx'
import { JobList } from '../components/job-list.tsx'
import { JobPaneSlot } from '../components/job-pane-slot.tsx'
import { JobSearchForm } from '../components/job-search-form.tsx'
import { JobSearchHead } from '../components/job-search-head.tsx'
import { rememberList } from '../components/last-list.ts'
import { useListState } from '../components/use-list-state.ts'
import { addressOfForm, contractsSettled, jobList, jobReading, sameList, searchPathOf } from '../job-address.ts'
import { searchHead } from '../job-search-head.ts'
import { readJobList } from '../job-search-list.ts'
import '../job-search.css'
import type { searchCompanyOptions } from '../jobs.contract.ts'
import type { SearchKey } from '../jobs.rules.ts'
import { defaultSort, jobSorts } from '../jobs.rules.ts'
import { searchTitles } from '../job-search.texts.ts'

const FORM = 'recherche'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const country = countryOf(request)
  const usual = defaultSort(url.searchParams.get('keywords') ?? '')
  const sort = jobSorts.find((one) => one === url.searchParams.get('sort')) ?? usual
  const loaded = await loadList(url, jobList, (page) => readJobList(api, url, { page, sort, countryId: country.id }))
  return listAnswer({
    ...loaded,
    sort,
    countryId: country.id,
    head: searchHead({
      path: searchPathOf(url.pathname),
      params: url.searchParams,
      origin: url.origin,
      countryId: country.id,
      options: loaded.list.ok ? loaded.list.value.options : null,
    }),
    now: new Date().toISOString(),
  })
}

type Answer = Awaited<ReturnType<typeof useLoaderData<typeof loader>>>

let lastAnswer: Answer | null = null

/** Without an answer from the server the page stays, says so, and keeps what was chosen. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<Answer> {
  try {
    return await serverLoader<typeof loader>()
  } catch (error) {
    const answered = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
    if (answered || !lastAnswer) throw error
    const title = searchTitles[searchPathOf(new URL(request.url).pathname)]
    return { ...lastAnswer, list: failedBy(error), head: [{ title: `${title} | Florin` }] }
  }
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The job shown beside the list is read by itself: the list stays as it is. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href || !sameList(currentUrl, nextUrl)

// A search asks for its list alone: what surrounds the page stays as it is, and its failure is the list's alone.
const HERE = { preventScrollReset: true, defaultShouldRevalidate: false }

// Fetched where they are shown; the page waits for them as for its list.
const JobNone = lazy(fetchedLate(async () => ({ default: (await import('../components/job-none.tsx')).JobNone })))
const JobAbroad = lazy(fetchedLate(async () => ({ default: (await import('../components/job-abroad.tsx')).JobAbroad })))

export default function JobSearch() {
  const answer = useLoaderData<typeof loader>()
  const { list, page, sort, countryId } = answer
  const now = useMemo(() => new Date(answer.now), [answer.now])
  const { pathname, search: query } = useLocation()
  const [params] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { shown, wide, claimFocus, choose, searching, loadingMore, waiting } = useListState(searchTitles)
  useEffect(() => {
    lastAnswer = answer
    rememberList(pathname + query)
    const typed = new URLSearchParams(query).get('keywords')
    if (typed) void import('../components/recent-searches.ts').then(({ rememberSearch }) => rememberSearch(typed))
  }, [answer, pathname, query])
  const title = searchTitles[pathname] ?? searchTitles['/emploi']!
  const found = list.ok ? list.value : null
  const chosen = useMemo(() => jobReading.read(params), [params])
  const presetIds = found?.presetIds.join(',') ?? ''
  const chosenOf = useCallback(
    (key: SearchKey): string[] =>
      key === 'contrat_ids' && !chosen[key] ? (found?.presetIds ?? []) : chosenIn(chosen, key),
    [chosen, found],
  )
  const search = (): void => {
    if (form.current)
      void navigate(
        contractsSettled(searchPathOf(pathname), addressOfForm(new FormData(form.current)), found?.presetIds ?? []),
        HERE,
      )
  }
  const lookUpCompany = useCallback(
    async (q: string, signal: AbortSignal) => {
      const filters = { ...(presetIds && { contrat_ids: presetIds }), ...jobReading.read(new URLSearchParams(query)) }
      const input = { ...filters, session_pays: countryId, q }
      const { data: companies } = await fetchApi<typeof searchCompanyOptions>('/v1/filters/entreprises', input, signal)
      return companies.map(({ id, name, jobs_count: count }) => ({ value: String(id), name, count }))
    },
    [query, presetIds, countryId],
  )
  const some = found !== null && found.jobs.length > 0
  const abroad = found?.ways.abroad ?? null
  const wayAbroad = abroad && <JobAbroad {...abroad} only={!some} />
  // Kept as long as it shows the same: the router draws the page anew whenever it learns of a route.
  const panel = useMemo(
    () =>
      found && (
        <JobFacets
          options={found.options}
          chosen={chosenOf}
          clearTo={pathname}
          some={Object.keys(chosen).length > 0}
          form={FORM}
          lookUpCompany={lookUpCompany}
        />
      ),
    [found, chosen, chosenOf, pathname, lookUpCompany],
  )
  const seeksWork = useSeeksWork()
  const alertTo = seeksWork && found ? found.ways.alert : null
  const shownOf = some ? `, ${plural(found.jobs.length, 'affichée')}` : ''
  return (
    <ListPage
      className={some ? 'find find--pane' : 'find'}
      form={form}
      onSearch={search}
      answer={list}
      searching={searching}
      busy={searching || loadingMore}
      skeleton={<JobListSkeleton />}
      said={found && !searching ? plural(found.pagination.total, 'offre') + shownOf : ''}
      top={
        <JobSearchForm
          id={FORM}
          form={form}
          countryId={countryId}
          keywords={chosenOf('keywords')[0] ?? ''}
          place={chosenOf('lieu').join(', ')}
          preset={presetIds !== ''}
          onSearch={search}
        />
      }
      panel={panel}
      head={
        <JobSearchHead
          title={title}
          total={found?.pagination.total ?? null}
          sort={sort}
          form={FORM}
          chips={found?.ways.chips ?? []}
          clearTo={pathname}
          alertTo={alertTo}
          corrected={found?.ways.corrected ?? false}
          params={params}
        />
      }
      beside={
        some && <JobPaneSlot chosen={shown} first={found.jobs[0]!.id} wide={wide} now={now} claimFocus={claimFocus} />
      }
    >
      {!found && (
        <Failure
          title="Erreur de chargement"
          of={list}
          onRetry={() => void navigate(pathname + query, { ...HERE, replace: true })}
          retrying={waiting}
        >
          Le service n’a pas répondu. Vos filtres sont gardés.
        </Failure>
      )}
      {some && wayAbroad}
      {found && !some && (
        <JobNone
          waysOut={found.ways.out}
          words={found.ways.words}
          clearTo={pathname}
          alertTo={alertTo}
          abroad={abroad && { country: abroad.country, way: wayAbroad }}
        />
      )}
      {some && (
        <JobList
          jobs={found.jobs}
          now={now}
          page={page}
          pages={found.pagination.total_pages}
          more={found.pagination.has_next ? withPage(params, page + 1) : null}
          moreAnew={pagesBefore(page + 1) === page}
          earlier={pagesBefore(page) > 0 ? withPage(params, pagesBefore(page)) : null}
          loadingMore={loadingMore}
          shown={wide ? (shown ?? found.jobs[0]!.id) : null}
          onChoose={choose}
        />
      )}
    </ListPage>
  )
}
