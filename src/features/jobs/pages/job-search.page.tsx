import { SlidersHorizontal } from 'lucide'
import { useRef } from 'react'
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from 'react-router'
import {
  data,
  Form,
  Link,
  redirect,
  useLoaderData,
  useLocation,
  useNavigation,
  useSearchParams,
  useSubmit,
} from 'react-router'
import { listContracts } from '#features/reference/reference.contract.ts'
import { countryOf } from '#features/reference/reference.rules.ts'
import { formatCount, quoted } from '#platform/french.ts'
import { apiContext } from '#platform/render-context.ts'
import { settle } from '#platform/settle.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { RemovableChip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { Empty, Failure } from '#ui/waiting.tsx'
import { useRevalidator } from 'react-router'
import { chipsOf } from '../components/job-chips.ts'
import { JobCard } from '../components/job-card.tsx'
import { JobFacets } from '../components/job-facets.tsx'
import { JobSearchFields } from '../components/job-suggest-field.tsx'
import { presetContracts, readAddress, searchPathOf, withPage } from '../job-address.ts'
import { searchHead } from '../job-search-head.ts'
import '../job-search.css'
import { readFilterOptions, searchJobs } from '../jobs.contract.ts'
import { jobSorts } from '../jobs.rules.ts'
import { jobsTexts, searchTitles } from '../jobs.texts.ts'

const PAGE = 20
const AT_ONCE = 100
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
  const page = Number(url.searchParams.get('page') ?? 1)
  if (!Number.isInteger(page) || page < 1 || page > 100) throw redirect(url.pathname)
  const sort = jobSorts.find((one) => one === url.searchParams.get('sort')) ?? 'date'
  const asked = readAddress(url.searchParams)
  const preset = presetContracts[searchPathOf(url.pathname)]
  const load = async () => {
    const contracts = preset ? (await api(listContracts, {})).data.filter(({ name }) => name === preset) : []
    const filters = {
      ...asked,
      session_pays: country.id,
      ...(contracts.length > 0 && !asked.contrat_ids ? { contrat_ids: contracts.map(({ id }) => id) } : {}),
    }
    // Pages loaded so far are all in the address: going back shows them again.
    const wanted = page * PAGE
    const pages = Array.from({ length: Math.ceil(wanted / AT_ONCE) }, (_, index) => index + 1)
    const perPage = pages.length > 1 ? AT_ONCE : wanted
    const [options, ...found] = await Promise.all([
      api(readFilterOptions, filters),
      ...pages.map((one) => api(searchJobs, { ...filters, sort, page: one, per_page: perPage })),
    ])
    const { total } = found[0]!.pagination
    return {
      options,
      jobs: found.flatMap((one) => one.data).slice(0, wanted),
      corrections: found[0]!.corrections,
      total,
      pages: Math.max(1, Math.ceil(total / PAGE)),
      presetIds: contracts.map(({ id }) => String(id)),
    }
  }
  const list = await settle(load())
  const answer = { list, page, sort, countryId: country.id, origin: url.origin, now: new Date().toISOString() }
  return list.ok ? answer : data(answer, { status: 503, headers: { 'retry-after': '5' } })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function JobSearch() {
  const { list, page, sort, countryId, now } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const { revalidate, state } = useRevalidator()
  const busy = useNavigation().state === 'loading'
  const title = searchTitles[pathname] ?? searchTitles['/emploi']!
  const asked = readAddress(params)
  const chosen = (key: string): string[] => {
    const value = asked[key] ?? (key === 'contrat_ids' && list.ok ? list.value.presetIds : [])
    return Array.isArray(value) ? value : [value]
  }
  const search = (): void => {
    if (form.current) void submit(tidy(new FormData(form.current)), { action: pathname, preventScrollReset: true })
  }
  const chips = list.ok ? chipsOf(params, asked, list.value.options) : []
  return (
    <div
      className="wrap find"
      onChange={(event) => (event.target as HTMLElement).closest('.facets, .find__sort') && search()}
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
        <JobSearchFields countryId={countryId} keywords={chosen('keywords')[0] ?? ''} place={chosen('lieu')[0] ?? ''} />
        <Button type="submit">Rechercher</Button>
      </Form>
      {list.ok && <JobFacets options={list.value.options} chosen={chosen} clearTo={pathname} form={FORM} />}
      <div className="find__head">
        <div className="find__h">
          <h1>{title}</h1>
          {list.ok && (
            <p className="num" role="status">
              <b>{formatCount(list.value.total)}</b> {list.value.total < 2 ? 'offre' : 'offres'}
            </p>
          )}
          <div className="find__sort">
            <label className="vh" htmlFor="tri">
              Trier par
            </label>
            <select className="input select select--sm" id="tri" name="sort" form={FORM} defaultValue={sort} key={sort}>
              {jobSorts.map((one) => (
                <option key={one} value={one}>
                  {jobsTexts.sorts[one]}
                </option>
              ))}
            </select>
            <button className="btn btn--outline find__filt" type="button" popoverTarget="filtres">
              <Icon of={SlidersHorizontal} />
              Filtres {chips.length > 0 && <span className="dot dot--g">{chips.length}</span>}
            </button>
          </div>
        </div>
        {chips.length > 0 && (
          <ul className="find__chips" aria-label="Filtres actifs">
            {chips.map(({ label, to }) => (
              <li key={label}>
                <RemovableChip to={to} label={label} />
              </li>
            ))}
            <li>
              <Link className="more" to={pathname}>
                Tout effacer
              </Link>
            </li>
          </ul>
        )}
        {list.ok && list.value.corrections.length > 0 && (
          <p className="find__note muted">
            Résultats pour{' '}
            {list.value.corrections
              .map(({ word, correction }) => `${quoted(correction)} (au lieu de ${quoted(word)})`)
              .join(', ')}
          </p>
        )}
      </div>
      <div className="find__list" aria-busy={busy}>
        {!list.ok && (
          <Failure title="Erreur de chargement" onRetry={() => void revalidate()} retrying={state === 'loading'}>
            Le service n’a pas répondu. Vos filtres sont gardés.
          </Failure>
        )}
        {list.ok && list.value.jobs.length === 0 && (
          <Empty title="Aucune offre trouvée" action={<ButtonLink to={pathname}>Tout effacer</ButtonLink>}>
            Retirez un filtre, vérifiez l’orthographe ou élargissez le lieu.
          </Empty>
        )}
        {list.ok && list.value.jobs.length > 0 && (
          <>
            <ol className="jobs">
              {list.value.jobs.map((job) => (
                <li key={job.id}>
                  <JobCard job={job} now={new Date(now)} level={2} />
                </li>
              ))}
            </ol>
            <div className="find__more">
              {page < list.value.pages && (
                <Link className="btn btn--outline btn--lg" to={withPage(params, page + 1)} preventScrollReset>
                  Charger plus d’offres
                </Link>
              )}
              <p className="small muted num">
                Page {formatCount(Math.min(page, list.value.pages))} sur {formatCount(list.value.pages)}
              </p>
            </div>
          </>
        )}
      </div>
    </div>
  )
}

/** Empty fields and the default sort stay out of the address. */
function tidy(form: FormData): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of form) {
    if (typeof value !== 'string' || value === '' || (name === 'sort' && value === 'date')) continue
    params.append(name, value)
  }
  return params
}
