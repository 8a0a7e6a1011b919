import { useCallback, useEffect, useRef } from 'react'
import type {
  ClientLoaderFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
  ShouldRevalidateFunction,
} from 'react-router'
import {
  data,
  Form,
  isRouteErrorResponse,
  redirect,
  useLoaderData,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router'
import { listContracts } from '#features/reference/reference.contract.ts'
import { countryOf } from '#features/reference/reference.rules.ts'
import { fetchApi } from '#platform/fetch-api.ts'
import { plural } from '#platform/french.ts'
import type { ErrorBody } from '#platform/refusals.ts'
import { apiContext } from '#platform/render-context.ts'
import type { Settled } from '#platform/settle.ts'
import { Button } from '#ui/button.tsx'
import { Failure } from '#ui/waiting.tsx'
import { chipsOf, waysOut } from '../components/job-chips.ts'
import { JobFacets } from '../components/job-facets.tsx'
import { JobListSkeleton } from '../components/job-list-skeleton.tsx'
import { JobList } from '../components/job-list.tsx'
import { JobNone } from '../components/job-none.tsx'
import { JobPaneSlot } from '../components/job-pane-slot.tsx'
import { JobSearchHead } from '../components/job-search-head.tsx'
import { JobSearchFields } from '../components/job-suggest-field.tsx'
import { rememberList } from '../components/last-list.ts'
import { useKeptFocus } from '../components/use-kept-focus.ts'
import { useLate } from '#ui/use-late.ts'
import { useListState } from '../components/use-list-state.ts'
import {
  addressOfForm,
  CHOSEN,
  contractsSettled,
  newAlertAddress,
  presetContracts,
  readAddress,
  sameList,
  searchPathOf,
  without,
  withPage,
} from '../job-address.ts'
import { searchHead } from '../job-search-head.ts'
import '../job-search.css'
import type { searchCompanyOptions } from '../jobs.contract.ts'
import { readFilterOptions, searchJobs } from '../jobs.contract.ts'
import { defaultSort, jobSorts, searchKeys } from '../jobs.rules.ts'
import { searchTitles } from '../jobs.texts.ts'

const PAGE = 20
const AT_ONCE = 100
// Pages are added to the list up to two hundred offers; then it begins anew. More of them at once would hold everybody up.
const IN_A_ROW = 10
const LAST_ASKED = 100_000
const FORM = 'recherche'

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) =>
  loaderData
    ? searchHead({
        path: searchPathOf(location.pathname),
        params: new URLSearchParams(location.search),
        origin: loaderData.origin,
        countryId: loaderData.countryId,
        options: loaderData.list.ok ? loaderData.list.value.options : null,
      })
    : []

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const country = countryOf(request)
  const turnTo = (to: number): Response => redirect(url.pathname + withPage(url.searchParams, to))
  const page = Number(url.searchParams.get('page') ?? 1)
  if (!Number.isInteger(page) || page < 1 || page > LAST_ASKED) throw turnTo(1)
  const asked = readAddress(url.searchParams)
  const usual = defaultSort(url.searchParams.get('keywords') ?? '')
  const sort = jobSorts.find((one) => one === url.searchParams.get('sort')) ?? usual
  const preset = presetContracts[searchPathOf(url.pathname)]
  const load = async () => {
    const contracts = preset ? (await api(listContracts, {})).data.filter(({ name }) => name === preset) : []
    const presetIds = contracts.map(({ id }) => String(id))
    if (presetIds.length > 0 && (asked.contrat_ids || url.searchParams.has(CHOSEN)))
      throw redirect(contractsSettled(searchPathOf(url.pathname), url.searchParams, presetIds))
    const filters = {
      ...asked,
      session_pays: country.id,
      ...(presetIds.length > 0 ? { contrat_ids: presetIds } : {}),
    }
    // Pages loaded so far are all in the address: going back shows them again.
    const wanted = (page - leftOut(page)) * PAGE
    const firstAsked = (leftOut(page) * PAGE) / AT_ONCE + 1
    const pages = Array.from({ length: Math.ceil(wanted / AT_ONCE) }, (_, index) => firstAsked + index)
    const perPage = pages.length > 1 || firstAsked > 1 ? AT_ONCE : wanted
    const [options, ...found] = await Promise.all([
      api(readFilterOptions, filters),
      ...pages.map((one) => api(searchJobs, { ...filters, sort, page: one, per_page: perPage })),
    ])
    const { total } = found[0]!.pagination
    const last = Math.max(1, Math.ceil(total / PAGE))
    if (page > last) throw turnTo(last)
    // Sub-sectors are offered once their sector, or one of them, is chosen.
    const isChosen = (key: string, { id }: { id: number }): boolean => [asked[key] ?? []].flat().includes(String(id))
    const secteurs = options.secteurs.map((sector) => {
      const open =
        isChosen('secteur_ids', sector) || sector.sous_secteurs.some((one) => isChosen('sous_secteur_ids', one))
      return open ? sector : { ...sector, sous_secteurs: [] }
    })
    return {
      options: { ...options, secteurs },
      jobs: found.flatMap((one) => one.data).slice(0, wanted),
      corrections: found[0]!.corrections,
      total,
      pages: last,
      presetIds,
    }
  }
  const list = await load().then(
    (value): Settled<Awaited<ReturnType<typeof load>>> => ({ ok: true, value }),
    (error: unknown): { ok: false } => {
      if (error instanceof Response) throw error
      const refused = searchKeys.find((key) => key in fieldsRefused(error))
      // An old link may name a sector that is gone: the rest of its search still holds.
      if (refused) throw redirect(url.pathname + without(url.searchParams, refused))
      return { ok: false }
    },
  )
  const answer = { list, page, sort, countryId: country.id, origin: url.origin, now: new Date().toISOString() }
  return list.ok ? answer : data(answer, { status: 503, headers: { 'retry-after': '5' } })
}

/** How many pages before this one are not shown with it. */
const leftOut = (page: number): number => Math.floor((page - 1) / IN_A_ROW) * IN_A_ROW

const fieldsRefused = (error: unknown): object => (error as { data?: ErrorBody }).data?.error?.fields ?? {}

type Answer = Awaited<ReturnType<typeof useLoaderData<typeof loader>>>

let lastAnswer: Answer | null = null

/** Without an answer from the server the page stays, says so, and keeps what was chosen. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<Answer> {
  try {
    return await serverLoader<typeof loader>()
  } catch (error) {
    const answered = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
    if (answered || !lastAnswer) throw error
    return { ...lastAnswer, list: { ok: false } }
  }
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The offer shown beside the list is read by itself: the list stays as it is. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href || !sameList(currentUrl, nextUrl)

// A search asks for its list alone: what surrounds the page stays as it is, and its failure is the list's alone.
const HERE = { preventScrollReset: true, defaultShouldRevalidate: false }

export default function JobSearch() {
  const answer = useLoaderData<typeof loader>()
  const { list, page, sort, countryId, now } = answer
  const { pathname, search: query } = useLocation()
  const [params] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { shown, wide, claimFocus, choose, searching, loadingMore, waiting } = useListState(searchTitles)
  const keepFocus = useKeptFocus(form, list)
  useEffect(() => {
    lastAnswer = answer
    rememberList(pathname + query)
    const typed = new URLSearchParams(query).get('keywords')
    if (typed) void import('../components/recent-searches.ts').then(({ rememberSearch }) => rememberSearch(typed))
  }, [answer, pathname, query])
  const late = useLate(searching)
  const title = searchTitles[pathname] ?? searchTitles['/emploi']!
  const found = list.ok ? list.value : null
  const asked = readAddress(params)
  const presetIds = found?.presetIds.join(',') ?? ''
  const chosenOf = (key: string): string[] =>
    [asked[key] ?? (key === 'contrat_ids' ? (found?.presetIds ?? []) : [])].flat()
  const search = (): void => {
    if (form.current)
      void navigate(
        contractsSettled(searchPathOf(pathname), addressOfForm(new FormData(form.current)), found?.presetIds ?? []),
        HERE,
      )
  }
  const lookUpCompany = useCallback(
    async (q: string, signal: AbortSignal) => {
      const filters = { ...(presetIds && { contrat_ids: presetIds }), ...readAddress(new URLSearchParams(query)) }
      const input = { ...filters, session_pays: countryId, q }
      const { data: companies } = await fetchApi<typeof searchCompanyOptions>('/v1/filters/entreprises', input, signal)
      return companies.map(({ id, ...rest }) => ({ value: String(id), ...rest }))
    },
    [query, presetIds, countryId],
  )
  const some = found !== null && found.jobs.length > 0
  const alertTo = newAlertAddress(searchPathOf(pathname), params, countryId)
  return (
    <div
      className={`wrap find ${some ? 'find--pane' : ''}`}
      onChange={({ target }) => {
        // Fields without a name only search within a filter.
        const field = target as unknown as HTMLInputElement
        if (!field.name || !field.closest('.facets, .find__sort')) return
        keepFocus(field)
        search()
      }}
    >
      <Form
        className="search search--slim find__q"
        id={FORM}
        ref={form}
        role="search"
        aria-label="Recherche d’offres"
        action={pathname}
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
      >
        {presetIds && <input type="hidden" name={CHOSEN} value="1" />}
        <JobSearchFields
          countryId={countryId}
          keywords={chosenOf('keywords')[0] ?? ''}
          place={chosenOf('lieu')[0] ?? ''}
        />
        <Button type="submit">Rechercher</Button>
      </Form>
      {found && (
        <JobFacets
          options={found.options}
          chosen={chosenOf}
          clearTo={pathname}
          some={Object.keys(asked).length > 0}
          form={FORM}
          lookUpCompany={lookUpCompany}
        />
      )}
      <JobSearchHead
        title={title}
        total={found?.total ?? null}
        sort={sort}
        form={FORM}
        chips={found ? chipsOf(params, asked, found.options) : []}
        clearTo={pathname}
        alertTo={alertTo}
        corrections={found?.corrections ?? []}
        params={params}
      />
      <p className="vh" role="status">
        {found &&
          !searching &&
          `${plural(found.total, 'offre')}${some ? `, ${plural(found.jobs.length, 'affichée')}` : ''}`}
      </p>
      <div className={`find__list ${late ? 'is-late' : ''}`} aria-busy={searching || loadingMore}>
        {late && <JobListSkeleton />}
        {!found && (
          <Failure
            title="Erreur de chargement"
            onRetry={() => void navigate(pathname + query, { ...HERE, replace: true })}
            retrying={waiting}
          >
            Le service n’a pas répondu. Vos filtres sont gardés.
          </Failure>
        )}
        {found && !some && (
          <JobNone
            waysOut={waysOut(params, asked, found.options, presetIds ? '/emploi' : null)}
            clearTo={pathname}
            alertTo={alertTo}
          />
        )}
        {some && (
          <JobList
            jobs={found.jobs}
            now={new Date(now)}
            page={page}
            pages={found.pages}
            more={page < found.pages ? withPage(params, page + 1) : null}
            moreAnew={page % IN_A_ROW === 0}
            earlier={leftOut(page) > 0 ? withPage(params, leftOut(page)) : null}
            loadingMore={loadingMore}
            shown={wide ? shown : null}
            onChoose={choose && (({ id }) => choose(id))}
          />
        )}
      </div>
      {some && <JobPaneSlot id={shown} wide={wide} now={new Date(now)} claimFocus={claimFocus} />}
    </div>
  )
}
