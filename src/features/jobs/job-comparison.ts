import { formatDate, formatSalary } from '#platform/french.ts'
import { readId } from '#platform/ids.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { listNamedJobs } from './jobs.contract.ts'
import { jobTexts } from './job-page.texts.ts'
import { contractOf, jobsTexts, placeOf } from './jobs.texts.ts'
import { comparisonTexts as texts } from './job-comparison.texts.ts'

export const comparisonPage = '/offres-comparees'
/** More do not fit side by side. */
export const MOST_COMPARED = 4

/** The jobs that an address compares, comma-joined as it is written, or repeated as a form sends them. */
export function comparedIds(search: URLSearchParams): number[] {
  const ids = search.getAll('offres').flatMap((list) => list.split(',').slice(0, 100))
  const known = ids.map(readId).filter((id) => id !== null)
  return [...new Set(known)].slice(0, MOST_COMPARED)
}

export function comparisonAddress(ids: readonly number[], differences = false): string {
  return `${comparisonPage}?offres=${ids.join(',')}${differences ? '&differences=1' : ''}`
}

type Compared = Omit<OutputOf<typeof listNamedJobs>['data'][number], 'description'>

/** What jobs are compared by, in words; `differs` says whether they do not all say the same. */
export function comparisonRows(jobs: Compared[]): { label: string; cells: string[]; differs: boolean }[] {
  const rows: [string, (job: Compared) => string][] = [
    [texts.salary, ({ salary }) => formatSalary(salary) ?? jobsTexts.noSalary],
    [texts.contract, contractOf],
    [texts.place, placeOf],
    [texts.remote, ({ remote }) => jobsTexts.remote[remote]],
    [texts.experience, ({ experience_level: level }) => jobTexts.experience[level]],
    [texts.sector, ({ sector }) => sector],
    [
      texts.published,
      ({ created_at: at, state }) => (state === 'live' ? formatDate(new Date(at)) : jobsTexts.closedMark),
    ],
  ]
  return rows.map(([label, cell]) => {
    const cells = jobs.map(cell)
    return { label, cells, differs: new Set(cells).size > 1 }
  })
}
