// The state of a search lives in its address; these turn one into the other.
import { defaultCountry } from '#features/reference/reference.rules.ts'
import { readId } from '#platform/ids.ts'
import { listAddress } from '#platform/list-address.ts'
import type { Chosen, Filter } from '#platform/list-reading.ts'
import { chosenIn, listReading, paramsOfForm } from '#platform/list-reading.ts'
import { pageIn, replacing } from '#platform/pages.ts'
import type { SearchKey } from './jobs.rules.ts'
import { defaultSort, longestTyped, MOST_PLACES } from './jobs.rules.ts'

// The job shown beside the list, which is no part of the search.
const JOB = 'offre'

const filters: Record<SearchKey, Filter> = {
  keywords: { longest: longestTyped.keywords },
  lieu: { many: true, longest: longestTyped.lieu, most: MOST_PLACES },
  rayon: { about: 'lieu' },
  secteur_ids: { many: true },
  sous_secteur_ids: { many: true },
  contrat_ids: { many: true },
  sauf_contrat_ids: { many: true },
  fonction_ids: { many: true },
  region_ids: { many: true },
  pays_ids: { many: true },
  societe_ids: { many: true, formerly: 'company' },
  teletravail: { many: true },
  experience: {},
  salaire_min: {},
  sans_salaire: {},
  depuis: {},
}

/** What the address of a list of jobs asks for. */
export const jobReading = listReading(filters, [JOB])

/** The whole of it: page, feed, alert and API take the same names. Browsers that only read do without it. */
export const jobList = /* @__PURE__ */ listAddress(filters, [JOB])

export const searchPaths = ['/emploi', '/stages', '/alternance'] as const
export type SearchPath = (typeof searchPaths)[number]

/** Which list a path shows, whatever its capitals and the slash behind it. */
export const searchPathOf = (pathname: string): SearchPath =>
  searchPaths.find((path) => path === pathname.toLowerCase().replace(/\/+$/, '')) ?? '/emploi'

/** /stages and /alternance are the list of jobs with the contract chosen beforehand. */
export const presetContracts: Record<SearchPath, string | null> = {
  '/emploi': null,
  '/stages': 'Stage',
  '/alternance': 'Alternance',
}

/** Says that a form was sent: of a list with a preset, no contract then means that the preset was taken out. */
export const CHOSEN = 'choix'

/**
 * Where a choice of contracts belongs: a list with a preset keeps its address as long as nothing else is chosen, and does not
 * repeat the choice, which could not be removed there; any other choice is one among all jobs.
 */
export function contractsSettled(path: SearchPath, given: URLSearchParams, presetIds: string[]): string {
  const params = new URLSearchParams([...given].filter(([key]) => key !== CHOSEN))
  if (presetIds.length === 0) return withQuery(path, params)
  const chosen = new Set(params.getAll('contrat_ids').flatMap((value) => value.split(',')))
  if (chosen.size !== presetIds.length || presetIds.some((id) => !chosen.has(id))) return withQuery('/emploi', params)
  return withQuery(path, new URLSearchParams([...params].filter(([key]) => key !== 'contrat_ids')))
}

/** The address that a form asks for: empty fields and the default order stay out of it. */
export function addressOfForm(form: FormData): URLSearchParams {
  const params = paramsOfForm(form)
  if (params.get('sort') === defaultSort(params.get('keywords') ?? '')) params.delete('sort')
  return params
}

/** The same search at these places in another country, which has other regions. */
export const searchAbroad = (params: URLSearchParams, places: string[]): string =>
  jobList.having(new URLSearchParams(jobList.without(params, 'region_ids')), 'lieu', places.join(', '))

/** The same list with a job shown beside it. */
export const withJob = (params: URLSearchParams, id: number): string => replacing(params, JOB, String(id))

export const jobOf = (params: URLSearchParams): number | null => readId(params.get(JOB))

/** Whether two addresses differ in the job shown alone. */
export function sameList(one: URL, other: URL): boolean {
  const page = (url: URL) => pageIn(url.searchParams)
  return jobReading.searchOf(one) === jobReading.searchOf(other) && page(one) === page(other)
}

const withQuery = (path: string, query: URLSearchParams): string => (query.size > 0 ? `${path}?${query}` : path)

/** The same search for those who carry no cookie: a country chosen on the site becomes a filter like the others. */
export function withCountry(params: URLSearchParams, countryId: number): URLSearchParams {
  const said = new URLSearchParams(params)
  if (countryId !== defaultCountry.id && !said.get('pays_ids')) said.set('pays_ids', String(countryId))
  return said
}

/** The feed that goes on telling a search. */
export const feedAddress = (path: SearchPath, params: URLSearchParams): string =>
  jobList.canonical(`${path}.atom`, params)

/** The page that makes an alert of a search. */
export const newAlertAddress = (path: SearchPath, params: URLSearchParams, countryId: number): string =>
  withQuery(
    '/alertes/nouvelle',
    new URLSearchParams({ recherche: jobList.canonical(path, withCountry(params, countryId)) }),
  )

const LANDING = new Set(['secteur_ids', 'sous_secteur_ids', 'contrat_ids', 'fonction_ids', 'region_ids'])
const LANDING_FILTERS = 2
const LANDING_JOBS = 5

/**
 * Whether search engines may list the page of a search: one or two choices that people look for by name and that
 * find enough. Typed words and finer combinations would be endless pages with hardly anything on them.
 */
export function isLandingPage(chosen: Chosen, total: number): boolean {
  const keys = jobList.keys.filter((key) => chosen[key])
  if (keys.length === 0) return true
  const plain = keys.every((key) => LANDING.has(key) && chosenIn(chosen, key).length === 1)
  return plain && keys.length <= LANDING_FILTERS && total >= LANDING_JOBS
}
