// What a visitor searched for last stays in the browser: it is offered where the field is empty, and can be taken out.
const KEY = 'florin.searches'
const MOST = 6

/** The last searches, newest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string').slice(0, MOST) : []
  } catch {
    // Private browsing, or something else wrote there: nothing is offered.
    return []
  }
}

function write(searches: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches.slice(0, MOST)))
  } catch {
    // Nothing is kept then.
  }
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

export function rememberSearch(keywords: string): void {
  const typed = keywords.trim()
  if (typed !== '') write([typed, ...recentSearches().filter((one) => !same(one, typed))])
}

export const forgetSearch = (keywords: string): void => write(recentSearches().filter((one) => !same(one, keywords)))

/** For whoever signs out: the next person at this computer is another. */
export const forgetSearches = (): void => write([])
