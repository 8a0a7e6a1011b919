import { plural, quoted } from '#platform/french.ts'
import type { Frequency } from './alerts.rules.ts'

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

const newOffers = (count: number): string => plural(count, 'nouvelle offre', 'nouvelles offres')

export const alertTexts = {
  created: 'Alerte créée',
  updated: 'Alerte mise à jour',
  deleted: 'Alerte supprimée',
  missing: 'Veuillez remplir tous les champs obligatoires',

  newTitle: 'Créer une alerte',
  newLead: 'Les nouvelles offres de cette recherche vous arrivent par e-mail. Sans nouvelle offre, pas d’e-mail.',
  search: 'Recherche',
  seeSearch: 'Revoir la recherche',
  name: 'Nom de l’alerte',
  frequency: 'Fréquence',
  frequencyHint: `Les e-mails partent vers 7${NO_BREAK}h.`,
  submit: 'Créer l’alerte',
  submitting: 'Création…',
  recent: (count: number): string =>
    `${plural(count, 'offre publiée', 'offres publiées')} ces 30${NO_BREAK}derniers jours ${count === 1 ? 'correspond' : 'correspondent'} à cette recherche.`,
  recentNone: `Aucune offre de ces 30${NO_BREAK}derniers jours ne correspond à cette recherche. L’alerte attend la première.`,
  known: 'Vous suivez déjà cette recherche',
  /** For visitors, before there is an account to keep the alert. */
  explained: {
    watched: 'Ce que nous suivrons pour vous',
    often: `Chaque jour, chaque semaine ou chaque mois${NARROW}: vous choisissez.`,
    few: 'Dix offres au plus par e-mail, jamais deux fois la même.',
    ended: 'Une pause ou un arrêt en un clic, depuis chaque e-mail.',
    account: 'Un compte garde votre alerte. Il est gratuit, et cette recherche vous attend juste après.',
    signUp: 'Créer un compte',
    signIn: 'Se connecter',
  },
  unverified: 'Les e-mails partiront dès que votre adresse sera confirmée.',
  notSearch: 'Choisissez d’abord une recherche',
  notSearchLead: 'Une alerte suit une recherche d’offres. Lancez-la, puis créez l’alerte depuis la liste.',

  listTitle: 'Mes alertes',
  listLead: 'Les recherches que vous suivez. Dix offres au plus par e-mail, jamais deux fois la même.',
  none: 'Aucune alerte pour l’instant',
  noneLead: `Faites une recherche, puis ${quoted('Créer une alerte')}${NARROW}: les nouvelles offres viendront à vous.`,
  toSearch: 'Chercher une offre',
  paused: 'En pause',
  edit: 'Modifier',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  remove: 'Supprimer',
  removeNote: 'Elle disparaît de votre liste et ses e-mails s’arrêtent.',
  removeSure: 'Supprimer cette alerte',
  newOffers,

  stopTitle: 'Ne plus recevoir cette alerte',
  stopLead: 'Les e-mails de cette alerte s’arrêtent. Vous pourrez la reprendre depuis votre espace.',
  stop: 'Arrêter les e-mails',
  stopping: 'Un instant…',
  stopped: 'C’est fait',
  stoppedLead: 'Vous ne recevrez plus d’e-mails de cette alerte.',
  stopOver: `Ce lien est incomplet. Ouvrez-le de nouveau depuis l’e-mail, ou mettez l’alerte en pause dans ${quoted('Mes alertes')}.`,
  toAlerts: 'Mes alertes',
} as const

export const alertMailTexts = {
  subject: (count: number, title: string): string => `${newOffers(count)}${NARROW}: ${title}`,
  preheader: 'Les dernières offres de votre alerte.',
  intro: 'Voici ce qui est paru depuis notre dernier message.',
  all: 'Voir toutes les offres',
  stop: 'Ne plus recevoir cette alerte',
  reason: 'Vous recevez ce message parce que vous avez créé cette alerte sur Florin.',
} as const
