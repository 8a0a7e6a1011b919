export const jobStatuses = ['brouillon', 'en attente', 'active', 'inactive', 'refusée', 'expirée', 'pourvue'] as const
export type JobStatus = (typeof jobStatuses)[number]

export type SalaryPeriod = 'an' | 'mois' | 'jour'
export type Remote = 'non' | 'hybride' | 'total'
export type Education = 'bac' | 'bac+2' | 'bac+3' | 'bac+5' | 'bac+8'

export type JobDates = { status: JobStatus; publishedAt: Date | null; validThrough: Date | null }

/**
 * Whether an offer is shown: every list, count, feed, alert and sitemap means this. Its twin in SQL is
 * `live` in the repository; a test runs both over every case.
 */
export function isLive({ status, publishedAt, validThrough }: JobDates, now: Date): boolean {
  return (
    status === 'active' && publishedAt !== null && publishedAt <= now && validThrough !== null && validThrough > now
  )
}
