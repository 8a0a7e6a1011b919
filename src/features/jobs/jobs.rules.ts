import { fold } from '#platform/folding.ts'
import { defineRefusals } from '#platform/refusals.ts'

export const jobStatuses = ['brouillon', 'en attente', 'active', 'inactive', 'refusée', 'expirée', 'pourvue'] as const
export type JobStatus = (typeof jobStatuses)[number]

export type SalaryPeriod = 'an' | 'mois' | 'jour'
export type Remote = 'non' | 'hybride' | 'total'
export const educationLevels = ['bac', 'bac+2', 'bac+3', 'bac+5', 'bac+8'] as const
export type Education = (typeof educationLevels)[number]

/** How many jobs a page of a list has. */
export const PAGE_SIZE = 20

/** `hiddenAt`: since when a decision of the moderation keeps it from everybody. */
export type JobDates = {
  status: JobStatus
  publishedAt: Date | null
  validThrough: Date | null
  hiddenAt: Date | null
}

/**
 * Whether a job is shown: every list, count, feed, alert and sitemap means this. Its twin in SQL is
 * `live` in the repository; a test runs both over every case.
 */
export function isLive({ status, publishedAt, validThrough, hiddenAt }: JobDates, now: Date): boolean {
  return (
    status === 'active' &&
    hiddenAt === null &&
    publishedAt !== null &&
    publishedAt <= now &&
    validThrough !== null &&
    validThrough > now
  )
}

export const jobRefusals = defineRefusals({
  'jobs/not_found': { status: 404, message: 'Cette offre n’existe pas ou n’est plus visible.' },
})

export const jobSorts = ['date', 'relevance', 'company', 'salary'] as const
export type JobSort = (typeof jobSorts)[number]

/** The order of a list for which none was chosen: what was asked for first, or else the newest. */
export const defaultSort = (keywords: string | undefined): JobSort => (keywords?.trim() ? 'relevance' : 'date')

/** How long what is typed into a search may be. */
export const longestTyped = { keywords: 200, lieu: 100 }

/** Everything that narrows a search, by its name in an address and in the API. */
export const searchKeys = [
  'keywords',
  'lieu',
  'rayon',
  'secteur_ids',
  'sous_secteur_ids',
  'contrat_ids',
  'sauf_contrat_ids',
  'fonction_ids',
  'region_ids',
  'pays_ids',
  'societe_ids',
  'teletravail',
  'experience',
  'salaire_min',
  'sans_salaire',
  'depuis',
] as const
export type SearchKey = (typeof searchKeys)[number]

export const remoteKinds = ['non', 'hybride', 'total'] as const

/** Days since publication that a search may ask for. */
export const postedWithin = ['1', '7', '30'] as const

/** Kilometres around a place that a search may ask for. */
export const radii = ['10', '25', '50', '100'] as const
/** How many places one search may name. */
export const MOST_PLACES = 5

export const experienceBands = ['junior', 'senior', 'expert'] as const
export type ExperienceBand = (typeof experienceBands)[number]

/** Junior up to 3 years, senior above 3 up to 8, expert above 8. */
export function experienceBand(years: number): ExperienceBand {
  if (years <= 3) return 'junior'
  return years <= 8 ? 'senior' : 'expert'
}

export const salaryStandings = ['below', 'within', 'above'] as const
export type SalaryStanding = (typeof salaryStandings)[number]

/** Where a salary lies among what jobs pay: outside only where all of it is. */
export function standingIn(
  market: { low: number; high: number },
  { min, max }: { min: number; max: number },
): SalaryStanding {
  if (max < market.low) return 'below'
  return min > market.high ? 'above' : 'within'
}

/** The middle of some figures, of two of them where their number is even; null of none. */
export function medianOf(figures: readonly number[]): number | null {
  const sorted = figures.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

type Pay = { salaryMin: number | null; salaryMax: number | null; salaryPeriod: SalaryPeriod }

/** The bottom of a salary by the year and its middle; null of one that is not said, or not by the year: these are compared with nothing. */
export function paidByYear({ salaryMin, salaryMax, salaryPeriod }: Pay): { from: number; middle: number } | null {
  const [from, to] = [salaryMin ?? salaryMax, salaryMax ?? salaryMin]
  return from === null || to === null || salaryPeriod !== 'an' ? null : { from, middle: (from + to) / 2 }
}

const YEARLY = { an: 1, mois: 12, jour: 218 }

/** The top of a salary as a yearly sum, so that a stage and a mission compare with a contract. */
export function yearlySalary({ salaryMin, salaryMax, salaryPeriod }: Pay): number | null {
  const top = salaryMax ?? salaryMin
  return top === null ? null : top * YEARLY[salaryPeriod]
}

/** Who may read a job's page by its address: live ones, and those that were live once. */
export function jobPageState(dates: JobDates, now: Date): 'live' | 'closed' | null {
  if (dates.hiddenAt !== null) return null
  if (isLive(dates, now)) return 'live'
  const wasPublished = dates.publishedAt !== null && dates.publishedAt <= now
  return wasPublished && ['active', 'expirée', 'pourvue', 'inactive'].includes(dates.status) ? 'closed' : null
}

/** Where a job stands: its number, and a readable part that may be left out. */
export const jobAddress = ({ id, slug }: { id: number; slug: string }): string => `/offre-emploi/${id}-${slug}`

/** Where all live jobs can be had at once. */
export const completeFeedPaths = { xml: '/flux/offres.xml', json: '/flux/offres.json' }

/** The readable part of a job's address. */
export const jobSlug = (title: string, company: string, city: string): string =>
  fold(`${title.replace(/\bH\/F(\/X)?\b/, '')} ${company} ${city}`)
    .replaceAll(' ', '-')
    .slice(0, 80)
    .replace(/-+$/, '')
