import { jobListAddress } from '#features/jobs/jobs-link.rules.ts'
import type { CompanyTab } from './companies.rules.ts'

/** How many of its newest jobs a company shows at most. */
export const MOST_JOBS = 50
/** So many of its newest jobs stand beside what else a company says. */
export const NEWEST = 3

/** How many jobs a tab of a company's page needs: one more than it shows, to know of others; all that are listed where they are the tab. */
export function jobsOnTab(tab: CompanyTab): number | undefined {
  if (tab === 'jobs') return undefined
  return tab === 'photos' || tab === 'avis' ? 0 : NEWEST + 1
}

export type CountryJobs = { id: number; name: string; offersCount: number }

export type JobsShown = {
  /** Live jobs in the visitor's country, which is what the list of jobs shows by itself. */
  here: number
  total: number
  /** The list of jobs that holds what its link promises: the visitor's country, or every other one if it has none. */
  address: string
  promised: number
  /** What else an address of that list must name. */
  scope: { pays_ids?: number[] }
  /** The list of the jobs in every country, where that is more than the visitor's own. */
  everywhere: string | null
}

type Narrowing = { secteur_ids?: number; sous_secteur_ids?: number; fonction_ids?: number; pays_ids?: number[] }

/** The list of a company's jobs, narrowed. Without countries it shows those of the visitor's. */
export const jobsAddress = (companyId: number, narrowing: Narrowing = {}): string =>
  jobListAddress({ societe_ids: companyId, ...narrowing })

/** What may be said and promised of a company's jobs to a visitor who chose a country. */
export function jobsShownIn(countryId: number, companyId: number, byCountry: CountryJobs[]): JobsShown {
  const total = byCountry.reduce((sum, { offersCount }) => sum + offersCount, 0)
  const here = byCountry.find(({ id }) => id === countryId)?.offersCount ?? 0
  const all = { pays_ids: byCountry.map(({ id }) => id) }
  const scope = here > 0 ? {} : all
  return {
    here,
    total,
    address: jobsAddress(companyId, scope),
    promised: here > 0 ? here : total,
    scope,
    everywhere: here > 0 && here < total ? jobsAddress(companyId, all) : null,
  }
}
