import { plural } from '#platform/french.ts'

export const savedTexts = {
  description: 'Les offres d’emploi que vous avez sauvegardées, pour les relire et les comparer.',
  lead: 'Elles sont gardées dans ce navigateur, et rejoindront votre compte quand vous vous connecterez. Une offre close reste ici, marquée, jusqu’à ce que vous la retiriez.',
  leadOnAccount:
    'Elles sont gardées sur votre compte, pour tous vos appareils. Une offre close reste ici, marquée, jusqu’à ce que vous la retiriez.',
  newest: (count: number): string => `Voici les ${count} dernières.`,
  count: (count: number): string => plural(count, 'offre sauvegardée', 'offres sauvegardées'),
  back: 'Retour aux offres sauvegardées',
  loading: 'Chargement de vos offres',
  none: 'Aucune offre sauvegardée',
  noneText: 'Le signet d’une offre la garde ici, pour la relire ou la comparer.',
  all: 'Voir les offres sauvegardées',
  search: 'Chercher une offre',
  failed: 'Vos offres n’ont pas pu être lues',
  compare: 'Comparer',
  compareOne: (title: string): string => `Comparer\u202f: ${title}`,
  comparePicked: (count: number): string => `Comparer ${plural(count, 'offre')}`,
  compareHelp: 'Choisissez de deux à quatre offres à comparer et à partager.',
  scripts: 'Cette liste est gardée par votre navigateur\u202f; elle s’affiche quand les scripts sont permis.',
}
