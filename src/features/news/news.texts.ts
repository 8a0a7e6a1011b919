import { formatDate, parisTime, plural, quoted } from '#platform/french.ts'
import type { sharedOn } from './news.rules.ts'

const NARROW = '\u202f'

/** The day that an article appeared; nothing where it has no day that can be read. */
export function dayOf(publishedAt: string): string | null {
  const date = new Date(publishedAt)
  return Number.isNaN(date.getTime()) ? null : formatDate(date)
}

export const articleTexts = {
  title: (title: string) => `${title} | Florin`,
  way: 'Fil d’Ariane',
  news: 'News',
  noTitle: 'Titre non disponible',
  minutes: (minutes: number) => `${minutes}\u00a0min`,
  reading: (minutes: number) => `${minutes}\u00a0min de lecture`,
  views: (views: number) => plural(views, 'lecture'),
  engraved: (category: string) => `Gravure Florin, série ${quoted(category)}.`,
  tags: 'Mots-clés',
  related: 'À lire aussi',
  jobs: (theme: string) => `Offres en cours${NARROW}: ${theme}`,
  allJobs: (total: number) => (total === 1 ? 'Voir l’offre' : `Voir les ${plural(total, 'offre')}`),
  beside: 'À côté de l’article',
  lost: 'Article non trouvé',
  lostHelp: `Il a pu être retiré ou déplacé, ou son adresse est incomplète${NARROW}: cherchez-le parmi les autres.`,
  back: 'Retour aux actualités',
}

export const likeTexts = {
  failed: 'Une erreur est survenue lors de la mise à jour du like',
  unexpected: 'Une erreur inattendue est survenue',
}

const networks: Record<(typeof sharedOn)[number], string> = { linkedin: 'LinkedIn', x: 'X', facebook: 'Facebook' }

export const shareTexts = {
  share: 'Partager',
  on: (network: (typeof sharedOn)[number]) => `Partager sur ${networks[network]} (nouvel onglet)`,
}

const days = 'Dimanche Lundi Mardi Mercredi Jeudi Vendredi Samedi'.split(' ')

export const newsTexts = {
  title: 'News',
  heading: 'L’actualité de la finance et de ses métiers',
  description: `Salaires, recrutement, réglementation, carrières, études${NARROW}: l’actualité de la banque, de l’assurance, de l’audit et des marchés, par la rédaction de Florin.`,
  /** « Dimanche 15 mars 2026 ». */
  today: (now: Date) => `${days[parisTime(now).getUTCDay()]} ${formatDate(now)}`,
  searchLabel: 'Chercher un article',
  searchHint: 'Chercher dans les articles',
  submit: 'Rechercher',
  pay: 'La cote des métiers',
  payLabel: 'Salaires médians',
  payOf: 'Médianes des offres en ligne, par an',
  categories: 'Rubriques',
  /** « 12 articles pour « IFRS 17 », Assurance ». */
  found: (total: number | null, words: string, category: string | undefined) =>
    [`${total === null ? 'Articles' : plural(total, 'article')} pour ${quoted(words)}`, category]
      .filter(Boolean)
      .join(', '),
  dossier: (title: string) => `Dossier${NARROW}: ${title}`,
  aDossier: 'Dossier',
  inDossier: (total: number) => plural(total, 'article'),
  everything: 'Voir toutes les actualités',
  latest: 'Derniers articles',
  more: 'Voir plus d’articles',
  loading: 'Chargement…',
  earlier: 'Voir les articles précédents',
  dossiers: 'Dossiers',
  popular: 'Les plus lus',
  likes: (count: number) => plural(count, 'j’aime', 'j’aime'),
  noSummary: 'Résumé non disponible',
  failed: 'Erreur lors du chargement des actualités',
  failedArticles: 'Une erreur est survenue lors du chargement des articles',
  failedFeatured: 'Une erreur est survenue lors du chargement de l’article featured',
  failedCategories: 'Une erreur est survenue lors du chargement des catégories',
  noneFound: 'Aucun article trouvé pour votre recherche.',
  noneFoundHint: 'Essayez d’autres mots, ou parcourez les rubriques.',
  none: 'Aucun article trouvé.',
  noneHint: 'Les prochains articles paraîtront ici.',
  noPopular: 'Aucun article populaire disponible',
  noDossier: 'Aucun dossier disponible',
}
