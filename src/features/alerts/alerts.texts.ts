import { atTown, plural, quoted } from '#platform/french.ts'
import type { Frequency, NarrowingReason } from './alerts.rules.ts'

const NARROW = '\u202f'
const NO_BREAK = '\u00a0'

export const frequencyLabels: Record<Frequency, string> = {
  daily: 'Quotidienne',
  weekly: 'Hebdomadaire',
  monthly: 'Mensuelle',
}

/** The same in a list of choices, short enough for a phone. */
export const frequencyChoices: Record<Frequency, string> = {
  daily: 'Quotidienne, chaque matin',
  weekly: 'Hebdomadaire, chaque lundi',
  monthly: 'Mensuelle, le 1er du mois',
}

/** When a mail leaves, in words. */
export const frequencyHints: Record<Frequency, string> = {
  daily: `Chaque matin vers 7${NO_BREAK}h.`,
  weekly: `Chaque lundi vers 7${NO_BREAK}h.`,
  monthly: `Le 1er de chaque mois vers 7${NO_BREAK}h.`,
}

const newJobs = (count: number): string => plural(count, 'nouvelle offre', 'nouvelles offres')

/** What is wrong with a field of the form. Above it stands that all of them are to be filled in. */
export const formTexts = {
  titleMissing: 'Donnez un nom à l’alerte.',
  sectorsMissing: 'Choisissez au moins un secteur.',
  locationMissing: 'Indiquez une ville, un département, une région ou un pays.',
  salaryWrong: 'Un salaire annuel, en chiffres.',

  name: 'Nom de l’alerte',
  sectors: 'Secteurs',
  location: 'Lieu',
  locationHint: 'Une ville, un département, une région ou un pays. Plusieurs, séparés par des virgules.',
  keywords: 'Mots-clés',
  keywordsHint: 'Un métier, une compétence ou une entreprise.',
  salary: (currency: 'EUR' | 'CHF'): string => `Salaire annuel minimum, en ${currency === 'EUR' ? 'euros' : 'francs'}`,
  salaryHint: 'Les offres sans salaire restent annoncées.',
  filters: 'Autres filtres de la recherche',
  filtersHint: 'Décochez ceux que l’alerte ne doit pas garder.',
  /** Of a list with a contract of its own. */
  within: (list: string): string => `Parmi les offres de la page ${quoted(list)}.`,
  frequency: 'Fréquence',
  frequencyHint: `Les e-mails partent vers 7${NO_BREAK}h.`,
  count: 'Compter les offres',
  counting: 'Calcul des offres…',
  notCounted: 'Les offres ne peuvent pas être comptées pour l’instant.',
} as const

export const alertTexts = {
  created: 'Alerte créée',
  updated: 'Alerte mise à jour',
  deleted: 'Alerte supprimée',
  error: 'Erreur',
  missing: 'Veuillez remplir tous les champs obligatoires',

  newTitle: 'Créer une alerte',
  newLead: 'Les nouvelles offres qui correspondent vous arrivent par e-mail. Sans nouvelle offre, pas d’e-mail.',
  editTitle: 'Modifier l’alerte',
  seeSearch: 'Voir les offres',
  submit: 'Créer l’alerte',
  submitting: 'Création…',
  recent: (count: number): string =>
    `${plural(count, 'offre publiée', 'offres publiées')} ces 30${NO_BREAK}derniers jours ${count === 1 ? 'correspond' : 'correspondent'} à cette alerte.`,
  recentNone: `Aucune offre de ces 30${NO_BREAK}derniers jours ne correspond à cette alerte. Elle attend la première.`,
  recentEmpty: `Remplissez les champs${NARROW}: nous comptons les offres des 30${NO_BREAK}derniers jours qui correspondent.`,
  known: 'Vous suivez déjà cette recherche',
  /** For visitors, before there is an account to keep the alert. */
  explained: {
    watched: 'Ce que nous suivrons pour vous',
    often: `Chaque jour, chaque semaine ou chaque mois${NARROW}: vous choisissez.`,
    few: 'Dix offres au plus par e-mail, jamais deux fois la même.',
    ended: 'Une pause ou un arrêt en un clic, depuis chaque e-mail.',
    account: 'Un compte garde votre alerte. Il est gratuit, et cette page vous attend juste après.',
    signUp: 'Créer un compte',
    signIn: 'Se connecter',
  },
  unverified: 'Les e-mails partiront dès que votre adresse sera confirmée.',
  candidatesOnly: 'Les alertes sont pour les candidats',
  candidatesOnlyLead: 'Votre compte sert à recruter. Les alertes suivent des offres pour ceux qui cherchent un poste.',

  listTitle: 'Mes alertes',
  listLead: 'Ce que vous suivez. Dix offres au plus par e-mail, jamais deux fois la même.',
  none: 'Aucune alerte pour l’instant',
  noneLead: `Créez-en une ici, ou depuis une recherche par ${quoted('Créer une alerte')}${NARROW}: les nouvelles offres viendront à vous.`,
  make: 'Créer une alerte',
  toJobs: 'Voir les offres',
  paused: 'En pause',
  atLeast: (salary: string): string => `${salary} et plus`,
  edit: 'Modifier',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  remove: 'Supprimer',
  removeNote: 'Elle disparaît de votre liste et ses e-mails s’arrêtent.',
  removeSure: 'Supprimer cette alerte',
  newJobs,
  narrowed: 'Selon vos avis',
  narrowedLead: 'Ce que vos avis écartent des e-mails de cette alerte. Retirez une ligne, et ces offres reviennent.',
  takeBack: 'Retirer',

  stopTitle: 'Ne plus recevoir cette alerte',
  stopLead: 'Les e-mails de cette alerte s’arrêtent. Vous pourrez la reprendre depuis votre espace.',
  stop: 'Arrêter les e-mails',
  stopping: 'Un instant…',
  stopped: 'C’est fait',
  stoppedLead: 'Vous ne recevrez plus d’e-mails de cette alerte.',
  stopOver: `Ce lien est incomplet. Ouvrez-le de nouveau depuis l’e-mail, ou mettez l’alerte en pause dans ${quoted('Mes alertes')}.`,
  toAlerts: 'Mes alertes',
} as const

/** What is kept from the mails, told on the page, in the next mail and on the alert. */
export const narrowingTexts: Record<NarrowingReason, (label: string) => string> = {
  company: (name) => `Les offres de ${name} ne vous seront plus envoyées.`,
  title: (title) => `Les offres intitulées ${quoted(title)} ne vous seront plus envoyées.`,
  place: (city) => `Les offres ${atTown(city)} ne vous seront plus envoyées.`,
  salary: (salary) =>
    salary === ''
      ? 'Les offres sans salaire ne vous seront plus envoyées.'
      : `Les offres à ${salary} ou moins ne vous seront plus envoyées.`,
}

export const feedbackTexts = {
  title: 'Votre avis sur cette offre',
  lead: (alert: string): string => `Elle vous a été envoyée par l’alerte ${quoted(alert)}.`,
  relevant: 'Cette offre est pertinente',
  irrelevant: 'Cette offre n’est pas pertinente',
  why: 'Qu’est-ce qui ne convient pas\u202f?',
  noReason: 'Je ne précise pas',
  reasons: {
    company: (name) => `Cette entreprise${NARROW}: ${name}`,
    title: (title) => `Ce métier${NARROW}: ${title}`,
    place: (city) => `C’est trop loin${NARROW}: ${city}`,
    salary: (salary) => (salary === '' ? 'Le salaire n’est pas indiqué' : `Le salaire${NARROW}: ${salary}`),
  } satisfies Record<NarrowingReason, (label: string) => string>,
  send: 'Envoyer mon avis',
  sending: 'Un instant…',
  thanks: 'Merci de votre avis',
  liked: (kind: string): string =>
    `Les offres de la fonction ${quoted(kind)} viendront en premier dans les prochains e-mails.`,
  disliked: (kind: string): string =>
    `Les offres de la fonction ${quoted(kind)} viendront en dernier dans les prochains e-mails.`,
  change: `Vous pouvez revenir sur votre avis par le même lien, ou dans ${quoted('Mes alertes')}.`,
  over: 'Ce lien est incomplet, ou l’offre n’est plus là. Ouvrez-le de nouveau depuis l’e-mail.',
  tooMany: 'Trop d’avis à la fois. Réessayez dans une heure.',
} as const

export const alertMailTexts = {
  subject: (count: number, title: string): string => `${newJobs(count)}${NARROW}: ${title}`,
  preheader: 'Les dernières offres de votre alerte.',
  intro: 'Voici ce qui est paru depuis notre dernier message.',
  match: (reasons: readonly string[]): string => `Correspond à${NARROW}: ${reasons.join(' · ')}`,
  relevant: 'Pertinent',
  irrelevant: 'Pas pertinent',
  narrowed: (lines: readonly string[]): string => `Selon vos avis${NARROW}:\n${lines.join('\n')}`,
  change: 'Modifier cette alerte',
  all: 'Voir toutes les offres',
  stop: 'Ne plus recevoir cette alerte',
  reason: 'Vous recevez ce message parce que vous avez créé cette alerte sur Florin.',
} as const
