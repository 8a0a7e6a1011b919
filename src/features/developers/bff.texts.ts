import { formatCount, plural } from '#platform/french.ts'

const NARROW = '\u202f'

/** Word for word as the specification has them; shown on the two pages for those who develop, and nowhere else. */
export const technicalTexts = {
  status: (status: number, text: string) => `HTTP ${status}: ${text}`,
  notJson: 'BFF returned HTML instead of JSON. Check server configuration.',
  badJson: (reason: string) => `Invalid JSON response from BFF: ${reason}`,
  noEndpoint: 'Endpoint not implemented',
  noJob: 'Job not found',
}

export const bffTexts = {
  test: 'Test du BFF',
  testLead:
    'Les appels sur lesquels reposent les pages de news. La page les fait une première fois sur le serveur, chaque bouton les refait depuis votre navigateur.',
  debug: 'Diagnostic du BFF',
  debugLead: 'Ce qui tourne, ce que l’API répond mot pour mot, et comment elle refuse.',
  admin: 'Administration',
  call: 'Appeler',
  callNamed: (title: string) => `Appeler${NARROW}: ${title}`,
  calling: 'Appel…',
  onServer: (milliseconds: number) => `sur le serveur, en\u00a0${formatCount(milliseconds)}${NARROW}ms`,
  inBrowser: (milliseconds: number) => `depuis le navigateur, en\u00a0${formatCount(milliseconds)}${NARROW}ms`,
  notCalled: 'Pas encore appelé.',
  answer: (title: string) => `Réponse${NARROW}: ${title}`,
  health: 'Santé du service',
  healthy: (status: string) => `Le service répond${NARROW}: ${status}.`,
  failedHealth: 'Le service n’a pas dit qu’il va bien',
  ready: 'Disponibilité',
  failedReady: 'Le service n’est pas prêt à servir',
  categories: 'Catégories',
  noCategories: 'Aucune catégorie.',
  featured: 'Article featured',
  secondary: (count: number) => `Articles secondaires, ${count} au plus`,
  failedSecondary: 'Une erreur est survenue lors du chargement des articles secondaires',
  noArticle: 'Aucun article trouvé.',
  like: 'Like de test',
  likeLead: `Un vrai like, en votre nom. Le même bouton pressé deux fois est refusé${NARROW}: c’est voulu.`,
  likes: (count: number, isLiked: boolean) =>
    `${plural(count, 'like')}, ${isLiked ? 'dont le vôtre' : 'le vôtre n’y est pas'}.`,
  likeIt: 'Liker',
  unlikeIt: 'Ne plus liker',
  about: 'Informations de débogage',
  failedAbout: 'Les informations de débogage n’ont pas pu être lues',
  facts: {
    version: 'Version',
    environment: 'Environnement',
    database: 'Base de données',
    uptime: 'En marche depuis',
    node: 'Node.js',
  },
  environments: { production: 'Production', demonstration: 'Démonstration', development: 'Développement' },
  databases: { embedded: 'Intégrée (PGlite)', postgresql: 'PostgreSQL' },
  runs: 'Processus',
  configured: 'Réglages faits',
  settings: {
    origin: 'Adresse du site',
    proxies: 'Serveurs mandataires',
    secret: 'Secret du site',
    smtp: 'Envoi des e-mails (SMTP)',
    s3: 'Stockage des fichiers (S3)',
    metrics: 'Jeton des métriques',
    google: 'Connexion par Google',
    facebook: 'Connexion par Facebook',
    linkedin: 'Connexion par LinkedIn',
  },
  yes: 'Oui',
  no: 'Non',
  raw: 'Réponses brutes',
  refusals: 'Refus provoqués',
  refusalsLead: 'Ces appels échouent, et c’est ce qu’on vérifie. Sans scripts, le bouton ouvre la réponse elle-même.',
  lostJob: 'Une offre qui n’existe pas',
  lostEndpoint: 'Une adresse que l’API n’a pas',
  html: 'Une page à la place de l’API',
}

const units = [
  ['j', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
] as const

/** « 2 h 5 min »: the largest unit and the one after it. */
export function durationOf(seconds: number): string {
  const first = units.findIndex(([, length]) => seconds >= length || length === 1)
  let rest = seconds
  const counted = units.slice(first, first + 2).map(([unit, length]) => {
    const count = Math.floor(rest / length)
    rest -= count * length
    return [count, unit] as const
  })
  return counted
    .filter(([count], at) => count > 0 || at === 0)
    .map(([count, unit]) => `${count}${NARROW}${unit}`)
    .join(' ')
}
