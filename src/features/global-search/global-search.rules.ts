export const searchTypes = ['jobs', 'companies', 'profiles'] as const
export type SearchType = (typeof searchTypes)[number]

/** How many of each type are shown; the lists of each type show the others. */
export const shownPerType = 5

export const longestQuery = 100

export const searchPage = '/search'

/** Reads an address as far as it makes sense: a page shows what it can, where the API would refuse. */
export const readQuery = (params: URLSearchParams): string =>
  (params.get('q') ?? '')
    .trim()
    .slice(0, longestQuery)
    // Half of the sign that stood across the cut.
    .replace(/[\ud800-\udbff]$/, '')
    .trim()

/** Where all that was found of a type is listed; members have no list yet. */
export function listAddress(type: SearchType, q: string): string | null {
  const typed = encodeURIComponent(q)
  if (type === 'jobs') return `/emploi?keywords=${typed}`
  return type === 'companies' ? `/entreprises?q=${typed}` : null
}
