import { formatCount } from '#platform/french.ts'
import type { JobSort } from './jobs.rules.ts'

const NARROW = '\u202f'

/** The heading of each address of the list. */
export const searchTitles: Record<string, string> = {
  '/emploi': 'Offres d’emploi',
  '/stages': 'Stages',
  '/alternance': 'Alternance',
}

export const searchTexts = {
  createAlert: 'Créer une alerte',
  /** « Sauf Stage ». */
  excluded: (contract: string): string => `Sauf ${contract}`,
  exclude: 'Exclure un contrat',
  within: (kilometres: string): string => `Dans un rayon de ${kilometres}${NARROW}km`,
  withinNone: 'Sans élargir',
  salaryFrom: (from: number, currency: 'EUR' | 'CHF'): string =>
    `${formatCount(from)}${NARROW}${currency === 'EUR' ? '€' : 'CHF'} et plus`,
  earlier: 'Voir les offres précédentes',
  noChoice: 'Les autres filtres n’ont aucun choix pour cette recherche.',
  sorts: {
    date: 'Plus récentes',
    relevance: 'Pertinence',
    company: 'Entreprise',
    salary: 'Salaire',
  } satisfies Record<JobSort, string>,
  tooLong: (searched: string): string =>
    `Votre recherche était trop longue\u202f: son début a été cherché, ${searched}.`,
  editSearch: 'Modifier la recherche',
}
