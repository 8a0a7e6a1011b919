import { parisDay } from '#platform/french.ts'

export const tagline = 'L’emploi et le réseau de la finance\u202f: banque, assurance, audit, finance d’entreprise.'

export const jobLinks = [
  { to: '/emploi', label: 'Offres d’emploi', count: 'jobs' },
  { to: '/stages', label: 'Stages', count: 'stages' },
  { to: '/alternance', label: 'Alternance', count: 'alternance' },
  { to: '/entreprises', label: 'Entreprises', count: 'companies' },
] as const

export const newsLink = { to: '/news', label: 'News' } as const

/** Whether a page belongs under « News ». */
export const isAmongNews = (path: string): boolean => /^\/(news|article)(\/|$)/.test(path)

export const savedLink = { to: '/offres-sauvegardees', label: 'Offres sauvegardées' } as const

export const thisYear = (): number => Number(parisDay(new Date()).slice(0, 4))

/** Whether a page belongs under « Emploi »: the lists, a job, a company. */
export const isAmongJobs = (path: string): boolean =>
  /^\/(emploi|stages|alternance|offre-emploi|entreprises?)(\/|$)/.test(path)

export const clientSpace = 'Espace Client'

/** Whether a page belongs to the space of recruiters, which has a header of its own. */
export const isInClientSpace = (path: string): boolean =>
  /^\/(espace-recruteurs|nouvelle-offre|voir-offre|modifier-offre|candidatures-offre)(\/|$)/.test(path)

export const footerColumns = [
  {
    title: 'Candidats',
    links: [
      { to: '/emploi', label: 'Offres d’emploi' },
      { to: '/stages', label: 'Stages' },
      { to: '/alternance', label: 'Alternance' },
      { to: '/entreprises', label: 'Entreprises qui recrutent' },
      savedLink,
    ],
  },
  {
    title: 'Recruteurs',
    links: [
      { to: '/publier-offre', label: 'Publier une offre' },
      { to: '/espace-entreprise', label: 'Espace Client' },
    ],
  },
  { title: 'Communauté', links: [newsLink, { to: '/newsletter', label: 'La lettre du mardi' }] },
  {
    title: 'Florin',
    links: [
      { to: '/cgu', label: 'Conditions d’utilisation' },
      { to: '/mentions-legales', label: 'Mentions légales' },
      { to: '/api', label: 'API' },
    ],
  },
] as const

export type NavCounts = Record<(typeof jobLinks)[number]['count'], number>

export const offlineTexts = {
  title: 'Hors ligne.',
  body: 'Vous lisez ce qui est déjà là\u202f; le reste attend le retour du réseau.',
}

export const errorTexts = {
  brokenTitle: 'Une erreur est survenue',
  lostTitle: 'Cette page n’a plus cours',
  preparingTitle: 'Nous préparons la recherche',
} as const
