import { plural } from '#platform/french.ts'

const NARROW = '\u202f'

export const homeTexts = {
  title: 'L’emploi et le réseau de la finance | Florin',
  description:
    'Florin, l’emploi et le réseau de la finance\u202f: offres d’emploi, stages et alternances en banque, assurance, audit et finance d’entreprise.',
  heading: 'Ici, votre talent a\u00a0cours.',
  lead: `Banque, assurance, audit, finance d’entreprise${NARROW}: `,
  leadAfter: (members: number) =>
    ` à pourvoir et ${plural(members, 'professionnel inscrit', 'professionnels inscrits')}.`,
  jobs: (count: number) => plural(count, 'offre'),
  openJobs: 'offres en cours',
  search: 'Recherche d’offres',
  submit: 'Rechercher',
  sectorsTitle: 'Les secteurs qui recrutent',
  sectorsAt: (date: string) => `Offres ouvertes au ${date}`,
  sectorsLoading: 'Chargement des secteurs',
  sectorsError: 'Erreur lors du chargement des secteurs',
  noSectors: 'Aucune offre en ligne pour l’instant dans ce pays. Choisissez un autre pays dans le menu.',
  showAllSectors: 'Voir tous les secteurs',
  hideSectors: 'Masquer les secteurs',
}
