import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData, useSearchParams } from 'react-router'
import { countryOf } from '#features/reference/reference.rules.ts'
import { titleOfList } from '#platform/list-address.ts'
import { chosenIn } from '#platform/list-reading.ts'
import { listAnswer, loadList } from '#platform/load-list.ts'
import { pageHead } from '#platform/page-head.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ActiveFilters, FiltersButton } from '#ui/list/active-filters.tsx'
import { ListPage } from '#ui/list/list-page.tsx'
import { useListForm } from '#ui/list/use-list-form.ts'
import { WordSearch } from '#ui/list/word-search.tsx'
import { Pager } from '#ui/pager.tsx'
import { Empty, Failure } from '#ui/waiting.tsx'
import { companyList } from '../companies-address.rules.ts'
import { listCompanies } from '../companies.contract.ts'
import '../companies.css'
import { directoryPath } from '../companies.rules.ts'
import { companiesTexts } from '../companies.texts.ts'
import { CompanyCard } from '../components/company-card.tsx'
import { chipsOf } from '../components/company-chips.ts'
import { CompanyFilters } from '../components/company-filters.tsx'

const texts = companiesTexts.directory
const FORM = 'recherche-entreprises'

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  if (!loaderData) return []
  const params = new URLSearchParams(location.search)
  const { list, page, origin } = loaderData
  const chips = list.ok ? chipsOf(list.value.facets, params) : []
  return pageHead({
    title: `${titleOfList(texts.heading, chips)} | Florin`,
    description: texts.description,
    url: origin + companyList.canonical(directoryPath, params, page),
    listed: Object.keys(companyList.read(params)).length === 0,
  })
}

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const country = countryOf(request)
  const loaded = await loadList(url, companyList, async (page) => {
    const chosen = companyList.read(url.searchParams)
    const { data, ...rest } = await api(listCompanies, { ...chosen, page, session_pays: country.id })
    // A card shows a line of each; whole texts would weigh more than the page.
    return { ...rest, companies: data.map(({ description: _text, benefits: _list, ...company }) => company) }
  })
  return listAnswer({ ...loaded, country: country.name, origin: url.origin })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function Companies() {
  const { list, page, country } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const { form, onSearch, searching } = useListForm(directoryPath)
  const found = list.ok ? list.value : null
  const chosen = companyList.read(params)
  const chosenOf = (name: string): string[] => chosenIn(chosen, name)
  const some = Object.keys(chosen).length > 0
  const { q = '', ...filters } = chosen
  return (
    <ListPage
      className="firms"
      form={form}
      onSearch={onSearch}
      answer={list}
      searching={searching}
      top={
        <>
          <div className="firms__head">
            <h1 className="display">{texts.heading}</h1>
            <p className="muted num" role="status">
              {found && texts.count(found.pagination.total)}
            </p>
          </div>
          <WordSearch
            id={FORM}
            form={form}
            className="firms__q"
            action={directoryPath}
            q={String(q)}
            texts={texts}
            field={{ maxLength: 100 }}
            onSearch={onSearch}
          />
        </>
      }
      panel={
        found && (
          <CompanyFilters
            facets={found.facets}
            chosen={chosenOf}
            some={some}
            total={found.pagination.total}
            form={FORM}
          />
        )
      }
      head={
        found && (
          <>
            <FiltersButton count={Object.values(filters).flat().length} />
            <ActiveFilters chips={chipsOf(found.facets, params)} clearTo={directoryPath} />
          </>
        )
      }
    >
      {!found && <Failure title={texts.error} of={list} />}
      {found && found.corrections.length > 0 && (
        <p className="small muted firms__said">{texts.corrected(found.corrections)}</p>
      )}
      {found && found.companies.length === 0 && <NothingFound narrowed={some} country={country} />}
      {found && found.companies.length > 0 && (
        <ul className="firms__grid">
          {found.companies.map((company) => (
            <CompanyCard key={company.id} company={company} />
          ))}
        </ul>
      )}
      {found && (
        <Pager
          page={page}
          total={found.pagination.total_pages}
          hrefOf={(other) => companyList.write(directoryPath, chosen, other)}
        />
      )}
    </ListPage>
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
