import { jobStatuses } from '#features/jobs/jobs.rules.ts'
import { listAddress } from '#platform/list-address.ts'

export const jobsPath = '/espace-recruteurs'

/** Where a draft is written once it is kept. */
export const draftPath = (id: number): string => `/nouvelle-offre?brouillon=${id}`

/** The address of the company’s own jobs; the API takes the same names, but for the job that is about to be deleted. */
export const ownJobList = listAddress({
  q: { longest: 100 },
  statut: { many: true, among: jobStatuses },
  sort: { among: ['attente', 'date', 'titre', 'fin'] },
  supprimer: { longest: 10 },
})
