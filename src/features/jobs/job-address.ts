import { defaultCountry } from '#features/reference/reference.rules.ts'
import { readId } from '#platform/ids.ts'
// The state of a search lives in its address; these turn one into the other.
import type { SearchKey } from './jobs.rules.ts'
import { defaultSort, longestTyped, MOST_PLACES, searchKeys } from './jobs.rules.ts'

const MANY = new Set<SearchKey>([
  'lieu',
  'sauf_contrat_ids',
  'secteur_ids',
  'sous_secteur_ids',
  'contrat_ids',
  'fonction_ids',
  'region_ids',
  'pays_ids',
  'societe_ids',
  'teletravail',
])

/** Several values in one: « Lyon, Paris ». */
const partsOf = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

export const searchPaths = ['/emploi', '/stages', '/alternance'] as const
export type SearchPath = (typeof searchPaths)[number]

/** Which list a path shows, whatever its capitals and the slash behind it. */
export const searchPathOf = (pathname: string): SearchPath =>
  searchPaths.find((path) => path === pathname.toLowerCase().replace(/\/+$/, '')) ?? '/emploi'

/** /stages and /alternance are the list of offers with the contract chosen beforehand. */
export const presetContracts: Record<SearchPath, string | null> = {
  '/emploi': null,
  '/stages': 'Stage',
  '/alternance': 'Alternance',
}

/** Says that a form was sent: of a list with a preset, no contract then means that the preset was taken out. */
export const CHOSEN = 'choix'

/**
 * Where a choice of contracts belongs: a list with a preset keeps its address as long as nothing else is chosen, and does not
 * repeat the choice, which could not be removed there; any other choice is one among all offers.
 */
export function contractsSettled(path: SearchPath, given: URLSearchParams, presetIds: string[]): string {
  const params = new URLSearchParams([...given].filter(([key]) => key !== CHOSEN))
  if (presetIds.length === 0) return withQuery(path, params)
  const chosen = new Set(params.getAll('contrat_ids').flatMap((value) => value.split(',')))
  if (chosen.size !== presetIds.length || presetIds.some((id) => !chosen.has(id))) return withQuery('/emploi', params)
  return withQuery(path, new URLSearchParams([...params].filter(([key]) => key !== 'contrat_ids')))
}

/** How many texts a field takes. */
const mostTyped = { keywords: 1, lieu: MOST_PLACES }

const isTyped = (key: string): key is keyof typeof longestTyped => key in longestTyped

/** What is typed, cut at a word where it is longer than a search takes. */
function shortEnough(key: keyof typeof longestTyped, typed: string): string {
  const most = longestTyped[key]
  if (typed.length <= most) return typed
  const text = typed.trim()
  if (text.length <= most) return text
  const whole = text.slice(0, most + 1).replace(/\s+\S*$/, '')
  // One word without an end is cut within, but not within a sign.
  return whole.length <= most ? whole : text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}

/** Which fields of an address hold more than a search takes: what is searched is then their beginning. */
export const tooLong = (params: URLSearchParams): (keyof typeof longestTyped)[] =>
  Object.keys(longestTyped)
    .filter(isTyped)
    .filter((key) => {
      const parts = MANY.has(key) ? params.getAll(key).flatMap(partsOf) : [(params.get(key) ?? '').trim()]
      return parts.length > mostTyped[key] || parts.some((part) => part.length > longestTyped[key])
    })

/** What an address asks for, as the API takes it. `company` is an older name of `societe_ids`. */
export function readAddress(params: URLSearchParams): Record<string, string | string[]> {
  const asked: Record<string, string | string[]> = {}
  for (const key of searchKeys) {
    const values = [...params.getAll(key), ...(key === 'societe_ids' ? params.getAll('company') : [])].filter(Boolean)
    if (values.length === 0) continue
    const parts = MANY.has(key) ? values.flatMap(partsOf) : values
    const kept = isTyped(key)
      ? parts
          .slice(0, mostTyped[key])
          .map((part) => shortEnough(key, part))
          .filter(Boolean)
      : parts
    if (kept.length > 0) asked[key] = MANY.has(key) ? kept : kept[0]!
  }
  return asked
}

/** The address that a form asks for: empty fields and the default order stay out of it. */
export function addressOfForm(form: FormData): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string' && value !== '') params.append(name, value)
  if (params.get('sort') === defaultSort(params.get('keywords') ?? '')) params.delete('sort')
  return params
}

// What an address holds besides the search itself: how far the list goes, and the offer shown beside it.
const PAGE = 'page'
const OFFER = 'offre'

/** `company` is an older name of `societe_ids`; kilometres are those around the places. */
const belongsTo = (name: string, key: SearchKey): boolean =>
  (key === 'societe_ids' && name === 'company') || (key === 'lieu' && name === 'rayon')

/** The same address without one value of one filter, back on its first page. */
export function without(params: URLSearchParams, key: SearchKey, value?: string): string {
  const left = new URLSearchParams()
  for (const [name, one] of params) {
    const same = name === key || (belongsTo(name, key) && (name === 'company' || value === undefined))
    if (name === PAGE || name === OFFER || one === '') continue
    if (!same) left.append(name, one)
    else if (value !== undefined && MANY.has(key))
      for (const part of partsOf(one)) if (part !== value) left.append(name, part)
  }
  return `?${left}`
}

/** The same search at these places in another country, which has other regions. */
export const searchAbroad = (params: URLSearchParams, places: string[]): string =>
  replacing(new URLSearchParams(without(params, 'region_ids')), 'lieu', places.join(', '))

/** The same address with one filter alone, in the same order. */
export function only(params: URLSearchParams, key: SearchKey): string {
  const left = new URLSearchParams()
  for (const [name, one] of params)
    if (one !== '' && (name === key || name === 'sort' || belongsTo(name, key))) left.append(name, one)
  return `?${left}`
}

function replacing(params: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams([...params].filter(([key, one]) => key !== name && one !== ''))
  if (value !== null) next.set(name, value)
  return `?${next}`
}

// Pages are added to a list up to two hundred offers; then it begins anew. More of them at once would hold everybody up.
const IN_A_ROW = 10

/** How many pages before this one are not shown with it. */
export const pagesBefore = (page: number): number => Math.floor((page - 1) / IN_A_ROW) * IN_A_ROW

export const withPage = (params: URLSearchParams, page: number): string =>
  replacing(params, PAGE, page > 1 ? String(page) : null)

/** The same search with other words, back on its first page. */
export const withKeywords = (params: URLSearchParams, keywords: string): string =>
  replacing(new URLSearchParams(without(params, 'keywords')), 'keywords', keywords)

/** The same list with an offer shown beside it. */
export const withOffer = (params: URLSearchParams, id: number): string => replacing(params, OFFER, String(id))

export const offerOf = (params: URLSearchParams): number | null => readId(params.get(OFFER))

/** What is searched, whatever the page and the offer shown. Two addresses that search the same have the same. */
export function searchOf({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search)
  params.delete(PAGE)
  params.delete(OFFER)
  return `${pathname}?${params}`
}

/** Whether two addresses differ in the offer shown alone. */
export function sameList(one: URL, other: URL): boolean {
  const page = (url: URL) => url.searchParams.get(PAGE) ?? '1'
  return searchOf(one) === searchOf(other) && page(one) === page(other)
}

/** What narrows a search, written in one way only: the order of choosing, the sort and the page are left out. */
function narrowing(params: URLSearchParams): URLSearchParams {
  const asked = readAddress(params)
  const kept = new URLSearchParams()
  for (const key of searchKeys)
    for (const value of new Set([asked[key] ?? []].flat().toSorted())) kept.append(key, value.trim())
  return kept
}

const withQuery = (path: string, query: URLSearchParams): string => (query.size > 0 ? `${path}?${query}` : path)

/** The one address of a search among all those that show it. */
export const searchAddress = (path: SearchPath, params: URLSearchParams): string => withQuery(path, narrowing(params))

/** The same search for those who carry no cookie: a country chosen on the site becomes a filter like the others. */
export function withCountry(params: URLSearchParams, countryId: number): URLSearchParams {
  const said = new URLSearchParams(params)
  if (countryId !== defaultCountry.id && !said.get('pays_ids')) said.set('pays_ids', String(countryId))
  return said
}

/** The feed that goes on telling a search. */
export const feedAddress = (path: SearchPath, params: URLSearchParams): string =>
  withQuery(`${path}.atom`, narrowing(params))

/** The page that makes an alert of a search. */
export const newAlertAddress = (path: SearchPath, params: URLSearchParams, countryId: number): string =>
  withQuery(
    '/alertes/nouvelle',
    new URLSearchParams({ recherche: searchAddress(path, withCountry(params, countryId)) }),
  )

const LANDING = new Set(['secteur_ids', 'sous_secteur_ids', 'contrat_ids', 'fonction_ids', 'region_ids'])
const LANDING_FILTERS = 2
const LANDING_OFFERS = 5

/**
 * Whether search engines may list the page of a search: one or two choices that people look for by name and that
 * find enough. Typed words and finer combinations would be endless pages with hardly anything on them.
 */
export function isLandingPage(asked: Record<string, string | string[]>, total: number): boolean {
  const keys = Object.keys(asked)
  if (keys.length === 0) return true
  const plain = keys.every((key) => LANDING.has(key) && [asked[key]].flat().length === 1)
  return plain && keys.length <= LANDING_FILTERS && total >= LANDING_OFFERS
}
