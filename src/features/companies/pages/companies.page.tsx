import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, redirect, useLoaderData, useNavigation, useRevalidator } from 'react-router'
import { countryOf } from '#features/reference/reference.rules.ts'
import { pageHead } from '#platform/page-head.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Pager } from '#ui/pager.tsx'
import { Empty, Failure } from '#ui/waiting.tsx'
import { directoryAddress, directoryPath, isNarrowed, readDirectoryQuery } from '../companies-address.rules.ts'
import { listCompanies } from '../companies.contract.ts'
import '../companies.css'
import { companiesTexts } from '../companies.texts.ts'
import { ActiveFilters } from '../components/active-filters.tsx'
import { CompanyCard } from '../components/company-card.tsx'
import { CompanyFilters, FiltersButton } from '../components/company-filters.tsx'
import { CompanySearch } from '../components/company-search.tsx'

const texts = companiesTexts.directory

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageHead({
        title: texts.title,
        description: texts.description,
        url: loaderData.canonical,
        listed: !isNarrowed(loaderData.query),
      })
    : []

/** The fields an endpoint refused, as pages are told. */
function refusedFields(error: unknown): string[] {
  const body = (error as { data?: { error?: { fields?: Record<string, string> } } } | null)?.data
  return Object.keys(body?.error?.fields ?? {})
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const url = new URL(request.url)
  const country = countryOf(request)
  const asked = readDirectoryQuery(url.searchParams)
  const find = async (query: typeof asked) => {
    const { data: companies, ...rest } = await api(listCompanies, { ...query, session_pays: country.id })
    // A card shows a line of each; whole texts would weigh more than the page.
    return { ...rest, data: companies.map(({ description: _text, benefits: _list, ...company }) => company) }
  }
  let query = asked
  const found = await find(asked)
    // A sector or structure that no longer exists is left out of an old address.
    .catch((error: unknown) => {
      const refused = refusedFields(error)
      if (refused.length === 0) throw error
      query = {
        ...asked,
        secteur_ids: refused.includes('secteur_ids') ? [] : asked.secteur_ids,
        structure_ids: refused.includes('structure_ids') ? [] : asked.structure_ids,
      }
      return find(query)
    })
    .catch(() => null)
  const last = found?.pagination.total_pages
  if (last !== undefined && query.page > last) throw redirect(directoryAddress({ ...query, page: last }))
  const canonical = new URL(directoryAddress(query), url).href
  const page = { found, query, country: country.name, canonical }
  return found ? page : data(page, { status: 503, headers: { 'retry-after': '5' } })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function Companies() {
  const { found, query, country } = useLoaderData<typeof loader>()
  const { revalidate, state } = useRevalidator()
  const busy = useNavigation().location?.pathname === directoryPath
  return (
    <div className="wrap firms">
      <div className="firms__head">
        <h1 className="display">{texts.heading}</h1>
        <p className="muted num" role="status">
          {found && texts.count(found.pagination.total)}
        </p>
      </div>
      <CompanySearch query={query} />
      {found === null ? (
        <div className="firms__all">
          <Failure title={texts.error} onRetry={() => void revalidate()} retrying={state === 'loading'} />
        </div>
      ) : (
        <>
          <CompanyFilters facets={found.facets} query={query} total={found.pagination.total} />
          <div className="firms__list" aria-busy={busy}>
            <div className="firms__bar">
              <FiltersButton query={query} />
              <ActiveFilters facets={found.facets} query={query} />
            </div>
            {found.corrections.length > 0 && (
              <p className="small muted firms__said">{texts.corrected(found.corrections)}</p>
            )}
            {found.data.length === 0 ? (
              <NothingFound narrowed={isNarrowed(query)} country={country} />
            ) : (
              <ul className="firms__grid">
                {found.data.map((company) => (
                  <CompanyCard key={company.id} company={company} />
                ))}
              </ul>
            )}
            {found.pagination.total_pages > 1 && (
              <Pager
                page={query.page}
                total={found.pagination.total_pages}
                hrefOf={(page) => directoryAddress({ ...query, page })}
              />
            )}
          </div>
        </>
      )}
    </div>
  )
}

function NothingFound({ narrowed, country }: { narrowed: boolean; country: string }) {
  if (!narrowed) {
    return (
      <Empty title={texts.empty} action={<ButtonLink to="/emploi">{texts.nobodyNext}</ButtonLink>}>
        {texts.nobody(country)}
      </Empty>
    )
  }
  return (
    <Empty title={texts.empty} action={<ButtonLink to={directoryPath}>{texts.emptyClear}</ButtonLink>}>
      {texts.emptyHint}
    </Empty>
  )
}
