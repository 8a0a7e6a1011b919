import { formatCount, formatDate, plural, quoted } from '#platform/french.ts'
import type { correctionsSaid, SearchType } from './global-search.rules.ts'
import { mostMembers } from './global-search.rules.ts'

const NARROW = '\u202f'

export const globalSearchTexts = {
  title: 'Recherche | Florin',
  titleFor: (q: string) => `${q}${NARROW}: recherche | Florin`,
  description: 'Cherchez en une fois parmi les offres, les entreprises, les membres et les articles de Florin.',
  heading: 'Rechercher sur Florin',
  headingFor: (q: string) => `Résultats pour ${quoted(q)}`,
  lead: 'Offres, entreprises, membres du réseau et articles, en une seule recherche.',
  search: 'Recherche sur tout le site',
  what: 'Votre recherche',
  whatExample: 'Métier, entreprise, nom',
  submit: 'Rechercher',
  found: (totals: Record<SearchType, number>) =>
    [
      plural(totals.jobs, 'offre'),
      plural(totals.companies, 'entreprise'),
      plural(totals.profiles, 'membre'),
      plural(totals.articles, 'article'),
    ].join(', '),
  corrected: ({ types, words }: ReturnType<typeof correctionsSaid>[number]) =>
    `${types.length > 1 ? 'Offres et entreprises' : types[0] === 'jobs' ? 'Offres' : 'Entreprises'} cherchées pour ${words
      .map(({ word, correction }) => `${quoted(correction)} (au lieu de ${quoted(word)})`)
      .join(', ')}`,
  sections: {
    jobs: 'Offres d’emploi',
    companies: 'Entreprises',
    profiles: 'Membres',
    articles: 'Articles',
  } satisfies Record<SearchType, string>,
  all: {
    jobs: (total: number) => `Voir toutes les offres (${formatCount(total)})`,
    companies: (total: number) => `Voir toutes les entreprises (${formatCount(total)})`,
    profiles: (total: number) =>
      total > mostMembers ? `Voir ${mostMembers} membres` : `Voir tous les membres (${formatCount(total)})`,
    articles: (total: number) => `Voir tous les articles (${formatCount(total)})`,
  } satisfies Record<SearchType, (total: number) => string>,
  firstOnly: (shown: number) => `Les ${shown} premiers. Précisez votre recherche pour trouver les autres.`,
  jobs: (count: number) => (count > 0 ? plural(count, 'offre') : 'Aucune offre en cours'),
  articleLine: (category: string, published: string, minutes: number) =>
    `${category} · ${formatDate(new Date(published))} · ${minutes} min`,
  verified: 'Vérifié',
  verifiedMeaning: 'Adresse e-mail vérifiée au domaine de l’employeur',
  empty: (q: string) => `Aucun résultat pour ${quoted(q)}`,
  emptyHint: (country: string) =>
    `Vérifiez l’orthographe, essayez un mot plus court ou plus général. La recherche porte sur ce pays${NARROW}: ${country}.`,
  browse: 'Parcourir',
  ways: {
    jobs: { to: '/emploi', label: 'Offres d’emploi', text: 'CDI, CDD et missions, avec tous les filtres' },
    stages: { to: '/stages', label: 'Stages', text: 'De la césure au stage de fin d’études' },
    alternance: { to: '/alternance', label: 'Alternance', text: 'Apprentissage et professionnalisation' },
    companies: { to: '/entreprises', label: 'Entreprises', text: 'Banques, assureurs, cabinets et groupes' },
  },
  error: 'Erreur lors de la recherche',
  errorHint: 'Le service n’a pas répondu. Votre recherche est gardée.',
}
