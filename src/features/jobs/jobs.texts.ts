import { formatCount, formatDate, plural, quoted } from '#platform/french.ts'
import type { Education, ExperienceBand, JobSort, Remote } from './jobs.rules.ts'

const NARROW = '\u202f'

/** The heading of each address of the list. */
export const searchTitles: Record<string, string> = {
  '/emploi': 'Offres d’emploi',
  '/stages': 'Stages',
  '/alternance': 'Alternance',
}

const LISTED: Record<string, [string, string]> = {
  '/emploi': ['offre d’emploi', 'offres d’emploi'],
  '/stages': ['stage', 'stages'],
  '/alternance': ['offre en alternance', 'offres en alternance'],
}

/** One sentence for search engines: how many, which, where. */
export function searchDescription(path: string, total: number | null, chosen: string[]): string {
  const [one, many] = LISTED[path] ?? LISTED['/emploi']!
  const count = total === null ? `${many[0]!.toUpperCase()}${many.slice(1)}` : plural(total, one, many)
  return chosen.length > 0
    ? `${count}${NARROW}: ${chosen.join(', ')}. Banque, assurance, audit et finance d’entreprise sur Florin.`
    : `${count} en banque, assurance, audit et finance d’entreprise.`
}

const inCountry = (country: string): string => (country === 'Luxembourg' ? 'au Luxembourg' : `en ${country}`)

const bands: Record<ExperienceBand, string> = {
  junior: `Junior (3${NARROW}ans et moins)`,
  senior: `Sénior (4 à 8${NARROW}ans)`,
  expert: `Expert (plus de 8${NARROW}ans)`,
}

/** « 4 à 8 ans » of « Sénior (4 à 8 ans) ». */
const bandName = (band: ExperienceBand): string => /\((.*)\)/.exec(bands[band])![1]!

export const jobsTexts = {
  createAlert: 'Créer une alerte',
  city: 'Ville',
  cityExample: 'Lyon (69)',
  backToOffers: 'Retour aux offres',
  /** « Sauf Stage ». */
  excluded: (contract: string): string => `Sauf ${contract}`,
  exclude: 'Exclure un contrat',
  within: (kilometres: string): string => `Dans un rayon de ${kilometres}${NARROW}km`,
  withinNone: 'Sans élargir',
  salaryFrom: (from: number, currency: 'EUR' | 'CHF'): string =>
    `${formatCount(from)}${NARROW}${currency === 'EUR' ? '€' : 'CHF'} et plus`,
  /** « 52 offres à Genève : passer en Suisse ». */
  goAbroad: (count: number, places: string[], country: string): string =>
    `${plural(count, 'offre')} à ${places.join(', ')}${NARROW}: passer ${inCountry(country)}`,
  countryAbroad: (count: number, country: string): string =>
    `${plural(count, 'offre')} ${inCountry(country)}${NARROW}: changer de pays`,
  earlier: 'Voir les offres précédentes',
  noChoice: 'Les autres filtres n’ont aucun choix pour cette recherche.',
  allOfFunction: (name: string): string => `Toutes les offres${NARROW}: ${name}`,
  remote: { non: 'Sur site', hybride: 'Hybride', total: 'Télétravail complet' } satisfies Record<Remote, string>,
  experience: bands,
  education: {
    bac: 'Bac',
    'bac+2': 'Bac +2',
    'bac+3': 'Bac +3',
    'bac+5': 'Bac +5',
    'bac+8': 'Bac +8',
  } satisfies Record<Education, string>,
  sorts: {
    date: 'Plus récentes',
    relevance: 'Pertinence',
    company: 'Entreprise',
    salary: 'Salaire',
  } satisfies Record<JobSort, string>,
  since: { 1: 'Depuis 24 heures', 7: 'Depuis 7 jours', 30: 'Depuis 30 jours' },
  noSalary: 'Salaire non communiqué',
  unknownPlace: (place: string): string =>
    `Nous ne connaissons pas ${quoted(place)}. Choisissez une ville, un département, une région ou un pays de la liste.`,
  manyPlaces: 'Cinq lieux au plus, séparés par des virgules.',
  sponsored: 'Sponsorisé',
  seen: 'Déjà vue',
  urgent: 'Recrutement urgent',
  none: 'Vérifiez l’orthographe, essayez d’autres mots ou élargissez le lieu.',
  noneHere: (country: string): string => `Les offres de ce lieu sont ${inCountry(country)}.`,
  noneBut: 'Aucune offre ne réunit tous ces critères. En en retirant un\u202f:',
  noneWords: 'Aucune offre ne réunit tous ces mots. Avec un seul d’entre eux\u202f:',
  orWord: 'Ou avec un seul mot\u202f:',
  allContracts: 'Chercher dans tous les contrats',
  paneKeys: 'Au clavier\u202f: les flèches vont d’une offre à l’autre, Entrée l’ouvre ici, Échap revient à la liste.',
  tooLong: (searched: string): string =>
    `Votre recherche était trop longue\u202f: son début a été cherché, ${searched}.`,
  editSearch: 'Modifier la recherche',
  reference: (id: number): string => `Réf.\u00a0FL-${id}`,
  /** Where a printed offer comes from, and how long it is open. */
  onPaper: (address: string, until: string | null): string =>
    `Florin, ${address}${until ? `. Offre ouverte jusqu’au ${formatDate(new Date(until))}.` : ''}`,
  /** With whom a salary is compared. A band counts the years from which an offer begins: « 7 à 12 ans » is next to it, not in it. */
  market: (
    job: { function: string; region: string; experience_level: ExperienceBand },
    { experience_level: level }: { experience_level: ExperienceBand | null },
    offers: string,
  ): string =>
    level
      ? `Comparé à ${offers} en ligne d’expérience voisine (${bandName(level)})\u202f: ${quoted(job.function)}, ${job.region}`
      : `Trop peu d’offres d’expérience voisine (${bandName(job.experience_level)})\u202f: comparé à ${offers} en ligne, toutes expériences confondues, ${quoted(job.function)}, ${job.region}`,
  noMarket: 'Trop peu d’offres comparables sont en ligne pour situer ce salaire.',
  gone: 'Cette offre n’existe pas ou n’est plus visible.',
  closed: 'Cette offre n’est plus ouverte.',
  applied: 'Candidature envoyée',
  closedMark: 'Offre close',
  closedSimilar: 'Voir les offres semblables',
  paneAway: 'L’offre n’a pas pu être lue.',
}

/** « CDD, 12 mois ». */
export const contractOf = (job: { contract_type: string; duration_months: number | null }): string =>
  job.duration_months ? `${job.contract_type}, ${job.duration_months}\u00a0mois` : job.contract_type

/** « Lyon (69) », and « Lyon 3e », which says where it is. */
export const placeOf = ({ city, department }: { city: string; department: string | null }): string =>
  department && !/\d/.test(city) ? `${city} (${department})` : city

/** « 3 à 5 ans », « 8 ans et plus », « Débutant accepté ». */
export function yearsOfExperience(from: number, to: number | null): string {
  if (from === 0 && (to ?? 0) <= 1) return 'Débutant accepté'
  if (to === null) return `${plural(from, 'an')} et plus`
  return from === to ? plural(from, 'an') : `${from} à ${plural(to, 'an')}`
}

export const savedTexts = {
  title: 'Offres sauvegardées',
  description: 'Les offres d’emploi que vous avez sauvegardées, pour les relire et les comparer.',
  lead: 'Elles sont gardées dans ce navigateur, et rejoindront votre compte quand vous vous connecterez. Une offre close reste ici, marquée, jusqu’à ce que vous la retiriez.',
  leadOnAccount:
    'Elles sont gardées sur votre compte, pour tous vos appareils. Une offre close reste ici, marquée, jusqu’à ce que vous la retiriez.',
  newest: (count: number): string => `Voici les ${count} dernières.`,
  notSaved: 'L’offre n’a pas été sauvegardée',
  notRemoved: 'L’offre n’a pas été retirée',
  tryAgain: 'Le site ne répond pas. Vérifiez votre connexion, puis réessayez.',
  count: (count: number): string => plural(count, 'offre sauvegardée', 'offres sauvegardées'),
  saved: 'Offre sauvegardée',
  inList: (count: number): string => `${plural(count, 'offre')} dans votre liste`,
  removed: 'Offre retirée de votre liste',
  undo: 'Annuler',
  see: 'Voir mes offres',
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
