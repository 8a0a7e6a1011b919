export const tagline = 'L’emploi et le réseau de la finance\u202f: banque, assurance, audit, finance d’entreprise.'

export const jobLinks = [
  { to: '/emploi', label: 'Offres d’emploi', count: 'jobs' },
  { to: '/stages', label: 'Stages', count: 'stages' },
  { to: '/alternance', label: 'Alternance', count: 'alternance' },
  { to: '/entreprises', label: 'Entreprises', count: 'companies' },
] as const

export const siteLinks = [
  { to: '/news', label: 'News' },
  { to: '/reseau', label: 'Réseau' },
] as const

export const trainingLinks = [
  { to: '/formations-initiales', label: 'Formations initiales' },
  { to: '/formations-salaries', label: 'Formations pour salariés' },
] as const

export const footerColumns = [
  {
    title: 'Candidats',
    links: [
      { to: '/emploi', label: 'Offres d’emploi' },
      { to: '/stages', label: 'Stages' },
      { to: '/alternance', label: 'Alternance' },
      { to: '/entreprises', label: 'Entreprises qui recrutent' },
    ],
  },
  {
    title: 'Communauté',
    links: [
      { to: '/reseau', label: 'Réseau' },
      { to: '/news', label: 'News' },
      { to: '/formations-initiales', label: 'Formations' },
    ],
  },
  {
    title: 'Florin',
    links: [{ to: '/api', label: 'API' }],
  },
] as const

export type NavCounts = Record<(typeof jobLinks)[number]['count'], number>
