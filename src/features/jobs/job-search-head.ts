import type { MetaDescriptor } from 'react-router'
import type { OutputOf } from '#platform/contract.ts'
import { titleOfList } from '#platform/list-address.ts'
import { pageHead } from '#platform/page-head.ts'
import { chipsOf } from './components/job-chips.ts'
import type { SearchPath } from './job-address.ts'
import { feedAddress, isLandingPage, jobList, withCountry } from './job-address.ts'
import type { readFilterOptions } from './jobs.contract.ts'
import { searchDescription } from './job-search-told.texts.ts'
import { searchTitles } from './job-search.texts.ts'

type Options = OutputOf<typeof readFilterOptions>

const choicesOf = (params: URLSearchParams, options: Options | null) => (options ? chipsOf(params, options) : [])

/** The title of a search: what is listed, then what was chosen. */
export const titleOfSearch = (path: SearchPath, params: URLSearchParams, options: Options | null): string =>
  titleOfList(searchTitles[path]!, choicesOf(params, options))

type Search = {
  path: SearchPath
  params: URLSearchParams
  origin: string
  countryId: number
  options: Options | null
}

/** The head of a list of jobs: one address for all its sorts and pages, and the feed that goes on telling it. */
export function searchHead({ path, params, origin, countryId, options }: Search): MetaDescriptor[] {
  const title = titleOfSearch(path, params, options)
  return [
    ...pageHead({
      title: `${title} | Florin`,
      description: searchDescription(
        path,
        options?.total ?? null,
        choicesOf(params, options).map(({ label }) => label),
      ),
      url: `${origin}${jobList.canonical(path, params)}`,
      listed: options !== null && isLandingPage(jobList.read(params), options.total),
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      title,
      href: `${origin}${feedAddress(path, withCountry(params, countryId))}`,
    },
  ]
}
