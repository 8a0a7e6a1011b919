import type { ExperienceBand, JobSort, Remote } from './jobs.rules.ts'

const NARROW = '\u202f'

/** The heading of each address of the list. */
export const searchTitles: Record<string, string> = {
  '/emploi': 'Offres d’emploi',
  '/stages': 'Stages',
  '/alternance': 'Alternance',
}

export const jobsTexts = {
  remote: { non: 'Sur site', hybride: 'Hybride', total: 'Télétravail total' } satisfies Record<Remote, string>,
  experience: {
    junior: `Junior (3${NARROW}ans et moins)`,
    senior: `Sénior (4 à 8${NARROW}ans)`,
    expert: `Expert (plus de 8${NARROW}ans)`,
  } satisfies Record<ExperienceBand, string>,
  sorts: {
    date: 'Plus récentes',
    relevance: 'Pertinence',
    company: 'Entreprise',
    salary: 'Salaire',
  } satisfies Record<JobSort, string>,
  since: { 1: 'Depuis 24 heures', 7: 'Depuis 7 jours', 30: 'Depuis 30 jours' },
  noSalary: 'Salaire non communiqué',
  sponsored: 'Sponsorisé',
  none: 'Vérifiez l’orthographe, essayez d’autres mots ou élargissez le lieu.',
  noneBut: 'Aucune offre ne répond à tout à la fois\u202f; avec moins de filtres, il y en a\u202f:',
  allContracts: 'Chercher dans tous les contrats',
  chooseTitle: 'Choisissez une offre',
  chooseText:
    'Elle s’affiche ici, à côté de la liste. Au clavier\u202f: les flèches, puis Entrée\u202f; Échap revient à la liste.',
  gone: 'Cette offre n’existe pas ou n’est plus visible.',
  closed: 'Cette offre n’est plus ouverte.',
  paneAway: 'L’offre n’a pas pu être lue.',
}
