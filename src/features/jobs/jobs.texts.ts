import type { Education, Remote } from './jobs.rules.ts'

/** What is said of jobs wherever they stand. What one page alone says has a file of its own, so that others do not carry it. */
export const jobsTexts = {
  city: 'Ville',
  cityExample: 'Lyon (69)',
  backToJobs: 'Retour aux offres',
  remote: { non: 'Sur site', hybride: 'Hybride', total: 'Télétravail complet' } satisfies Record<Remote, string>,
  education: {
    bac: 'Bac',
    'bac+2': 'Bac +2',
    'bac+3': 'Bac +3',
    'bac+5': 'Bac +5',
    'bac+8': 'Bac +8',
  } satisfies Record<Education, string>,
  noSalary: 'Salaire non communiqué',
  sponsored: 'Sponsorisé',
  seen: 'Déjà vue',
  urgent: 'Recrutement urgent',
  applied: 'Candidature envoyée',
  closedMark: 'Offre close',
}

/** « CDD, 12 mois ». */
export const contractOf = (job: { contract_type: string; duration_months: number | null }): string =>
  job.duration_months ? `${job.contract_type}, ${job.duration_months}\u00a0mois` : job.contract_type

/** « Lyon (69) », and « Lyon 3e », which says where it is. */
export const placeOf = ({ city, department }: { city: string; department: string | null }): string =>
  department && !/\d/.test(city) ? `${city} (${department})` : city
