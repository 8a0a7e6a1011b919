import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData, useSearchParams } from 'react-router'
import { NoneFound } from '#features/sourcing/components/none-found.tsx'
import { ProfileCard } from '#features/sourcing/components/profile-card.tsx'
import { chipsOf, ProfileFilters } from '#features/sourcing/components/profile-filters.tsx'
import { ProfileQuery } from '#features/sourcing/components/profile-query.tsx'
import { cardForms, searchForms } from '#features/sourcing/components/sourcing-forms.ts'
import { SourcingRail } from '#features/sourcing/components/sourcing-rail.tsx'
import { listProfileLists, listProfileSearches } from '#features/sourcing/profile-lists.contract.ts'
import { profileList } from '#features/sourcing/sourcing-address.rules.ts'
import { searchProfiles } from '#features/sourcing/sourcing.contract.ts'
import { profileSorts, profilesPath } from '#features/sourcing/sourcing.rules.ts'
import { sourcingTexts as texts } from '#features/sourcing/sourcing.texts.ts'
import { formActions } from '#platform/form-actions.ts'
import { titleOfList } from '#platform/list-address.ts'
import { chosenIn } from '#platform/list-reading.ts'
import { listAnswer, loadList } from '#platform/load-list.ts'
import { notIndexed } from '#platform/page-head.ts'
import { apiContext } from '#platform/render-context.ts'
import { ActiveFilters, FiltersButton } from '#ui/list/active-filters.tsx'
import { ListPage } from '#ui/list/list-page.tsx'
import { useListForm } from '#ui/list/use-list-form.ts'
import { Pager } from '#ui/pager.tsx'
import { Empty, Failure } from '#ui/waiting.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { ClientFrame } from '../components/client-frame.tsx'
import '../employer.css'
import { readOwnCompany } from '../employer.contract.ts'

const FORM = 'recherche-profils'

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  const list = loaderData?.found?.list
  const chips = list?.ok ? chipsOf(list.value.facets, new URLSearchParams(location.search)) : []
  return [{ title: `${titleOfList(texts.title, chips)} | Espace Client | Florin` }, notIndexed]
}

export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { company } = await api(readOwnCompany, {})
  if (!company) return { found: null, lists: [], searches: [] }
  const [found, lists, searches] = await Promise.all([
    loadList(url, profileList, (page) => {
      const { sort, ...chosen } = profileList.read(url.searchParams)
      return api(searchProfiles, { ...chosen, ...(sort ? { sort: sort as 'date' } : {}), page })
    }),
    api(listProfileLists, {}),
    api(listProfileSearches, {}),
  ])
  const answer = { found, lists: lists.data, searches: searches.data }
  return found.list.ok ? answer : listAnswer({ ...answer, list: found.list })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders
export const action = formActions({ ...cardForms, ...searchForms })

/** The tab « Recherche profils » of the employer's space. */
export default function Profiles() {
  const { found: loaded, lists, searches } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const { form, onSearch, searching } = useListForm(profilesPath)
  if (!loaded) {
    return (
      <ClientFrame current="profils">
        <h1 className="vh">{texts.title}</h1>
        <Empty title={texts.noCompany} action={<ButtonLink to="/espace-recruteurs">{texts.noCompanyNext}</ButtonLink>}>
          {texts.noCompanyHint}
        </Empty>
      </ClientFrame>
    )
  }
  const { list, page } = loaded
  const found = list.ok ? list.value : null
  const chosen = profileList.read(params)
  const chosenOf = (name: string): string[] => chosenIn(chosen, name)
  const { q = '', sort = 'relevance', ...filters } = chosen
  const narrowed = q !== '' || Object.keys(filters).length > 0
  const total = found?.pagination.total ?? 0
  return (
    <ClientFrame current="profils">
      <h1 className="vh">{texts.title}</h1>
      <ListPage
        className="profs"
        form={form}
        onSearch={onSearch}
        answer={list}
        searching={searching}
        top={<ProfileQuery id={FORM} form={form} q={String(q)} found={found} onSearch={onSearch} />}
        panel={
          found &&
          !found.fault && (
            <ProfileFilters facets={found.facets} chosen={chosenOf} some={narrowed} total={total} form={FORM} />
          )
        }
        head={
          found &&
          !found.fault && (
            <>
              <div className="profs__h">
                <h2>
                  <span role="status">{texts.count(total)}</span>
                </h2>
                <FiltersButton count={Object.values(filters).flat().length} />
                <label>
                  <span className="vh">{texts.sort}</span>
                  <select
                    className="input select select--sm"
                    name="sort"
                    form={FORM}
                    defaultValue={String(sort)}
                    key={String(sort)}
                  >
                    {profileSorts.map((one) => (
                      <option key={one} value={one === 'relevance' ? '' : one}>
                        {texts.sorts[one]}
                      </option>
                    ))}
                  </select>
                </label>
              </div>
              <ActiveFilters chips={chipsOf(found.facets, params)} clearTo={profilesPath} />
            </>
          )
        }
        beside={found && <SourcingRail credits={found.credits} lists={lists} searches={searches} narrowed={narrowed} />}
      >
        {!found && <Failure title={texts.error} of={list} />}
        {found && found.corrections.length > 0 && <p className="small muted">{texts.corrected(found.corrections)}</p>}
        {found && !found.fault && total === 0 && (
          <NoneFound params={params} narrowed={narrowed} instead={found.instead} />
        )}
        {found && found.data.length > 0 && (
          <ul className="anon-list">
            {found.data.map((profile) => (
              <ProfileCard key={profile.id} profile={profile} lists={lists} credits={found.credits} />
            ))}
          </ul>
        )}
        {found && !found.fault && (
          <Pager
            page={page}
            total={found.pagination.total_pages}
            hrefOf={(other) => profileList.write(profilesPath, chosen, other)}
          />
        )}
      </ListPage>
    </ClientFrame>
  )
}
