import type { JobStatus } from './jobs.rules.ts'

type Needed = {
  companyId: number
  functionId: number
  sectorId: number
  contractId: number
  countryId: number
  regionId: number
  cityId: number
}

const DAY = 86_400_000

/** An ordinary live job; a test says only what it is about. */
export function jobRow<
  T extends Needed &
    Partial<{
      status: JobStatus
      publishedAt: Date | null
      validThrough: Date | null
      hiddenAt: Date | null
      title: string
    }>,
>(given: T) {
  return {
    title: 'Contrôleur de gestion H/F',
    description: 'Au sein de la direction financière.',
    missions: ['Suivre le budget'],
    profile: ['Trois ans d’expérience'],
    benefits: [],
    skills: ['Excel avancé'],
    salaryPeriod: 'an' as const,
    remote: 'non' as const,
    experienceMin: 3,
    education: 'bac+5' as const,
    premium: false,
    urgent: false,
    status: 'active' as JobStatus,
    publishedAt: new Date(Date.now() - DAY),
    validThrough: new Date(Date.now() + 30 * DAY),
    hiddenAt: null as Date | null,
    ...given,
  }
}
