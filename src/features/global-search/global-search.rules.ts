import { directoryPath } from '#features/companies/companies.rules.ts'
import { jobListAddress } from '#features/jobs/jobs-link.rules.ts'
import { searchAddress } from '#features/news/news.rules.ts'
import { writeList } from '#platform/list-writing.ts'

export const searchTypes = ['jobs', 'companies', 'profiles', 'articles'] as const
export type SearchType = (typeof searchTypes)[number]

/** The types in which a typo is forgiven, and said. */
export const correctedTypes = ['jobs', 'companies'] as const satisfies readonly SearchType[]

type Correction = { type: (typeof correctedTypes)[number]; word: string; correction: string }

/** What was corrected, said once for the types that corrected it alike. */
export function correctionsSaid(corrections: Correction[]): { types: Correction['type'][]; words: Correction[] }[] {
  const said = correctedTypes
    .map((type) => ({ types: [type] as Correction['type'][], words: corrections.filter((one) => one.type === type) }))
    .filter(({ words }) => words.length > 0)
  const [first, second] = said.map(({ words }) => words.map(({ word, correction }) => `${word} ${correction}`).join())
  return first === second && said[0] ? [{ ...said[0], types: [...correctedTypes] }] : said
}

/** How many of each type are shown; the lists of each type show the others. */
export const shownPerType = 5

/** As many members as the page shows when more are asked for; they have no list of their own yet. */
export const mostMembers = 50

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

/** Whether an address asks for all the members that the page can show. */
export const wantsMembers = (params: URLSearchParams): boolean => params.get('membres') === 'tous'

/** Where all that was found of a type is listed; members are on this page, which then shows more of them. */
export function foundAddress(type: SearchType, q: string): string {
  if (type === 'jobs') return jobListAddress({ keywords: q })
  if (type === 'companies') return writeList(directoryPath, { q })
  return type === 'articles' ? searchAddress(q) : `${writeList(searchPage, { q, membres: 'tous' })}#h-profiles`
}
