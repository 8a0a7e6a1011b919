import { formatMoment } from '#platform/french-moment.ts'
import { plural, quoted } from '#platform/french.ts'
import type { IssueState } from './newsletter.rules.ts'

const NARROW = '\u202f'

export const stateLabels: Record<IssueState, string> = {
  draft: 'Brouillon',
  scheduled: 'Programmée',
  sending: 'En cours d’envoi',
  sent: 'Envoyée',
}

export const issueFaults = {
  subject: 'Donnez un objet à la lettre.',
  articles: '12 articles au plus.',
  jobs: '12 offres au plus.',
  at: 'Choisissez un jour et une heure.',
}

/** What the clock, and whoever begins a draft, finds written. */
export const draftTexts = {
  subject: (day: string): string => `La lettre du ${day}`,
  introduction:
    'Bonjour,\n\nVoici les articles que vous avez le plus lus cette semaine, et des offres qui viennent de paraître.',
}

export const listTexts = {
  title: 'Lettre hebdomadaire',
  lead: 'Un brouillon est préparé chaque lundi à 7\u00a0h, avec les meilleurs articles et offres de la semaine. Rien ne part sans vous.',
  figures: {
    active: 'Abonnés',
    waiting: 'À confirmer',
    unsubscribed: 'Désabonnés en 30\u00a0jours',
    bounced: 'Adresses refusées',
  },
  create: 'Nouvelle lettre',
  creating: 'Préparation…',
  issues: 'Lettres',
  none: 'Aucune lettre pour l’instant.',
  columns: { subject: 'Objet', state: 'État', when: 'Date', sent: 'Envoyées', refused: 'Refusées' },
  deleted: 'Le brouillon est supprimé.',
  empty: '–',
}

export const issueTexts = {
  back: 'Toutes les lettres',
  subject: 'Objet',
  introduction: 'Introduction',
  introductionHint: 'Une ligne vide sépare deux paragraphes.',
  articles: 'Articles',
  articlesHint:
    'Ceux que vous cochez partent dans cet ordre\u202f; les flèches le changent. Seuls les articles publiés partent.',
  up: (title: string): string => `Monter ${quoted(title)}`,
  down: (title: string): string => `Descendre ${quoted(title)}`,
  moved: (title: string, place: number, of: number): string => `${title}${NARROW}: place ${place} sur ${of}.`,
  noArticles: 'Aucun article publié.',
  addArticle: 'Ajouter un article',
  addHint: 'Son numéro, ou l’adresse de sa page.',
  jobs: 'Offres',
  jobsHint:
    'Celles que vous cochez partent dans cet ordre\u202f; les flèches le changent. Seules les offres en ligne partent.',
  noJobs: 'Aucune offre de la semaine.',
  addJob: 'Ajouter une offre',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'La lettre est enregistrée.',
  gone: (title: number): string => `N° ${title}, plus en ligne`,
  preview: 'Aperçu',
  previewLead: 'Telle qu’elle est envoyée, d’après ce qui est enregistré.',
  forms: 'Présentation de l’aperçu',
  frame: (subject: string): string => `Aperçu${NARROW}: ${subject}`,
  test: 'M’envoyer un essai',
  testing: 'Envoi…',
  tested: (to: string): string => `Un essai est envoyé à ${to}.`,
  sending: 'Envoi',
  toWhom: (count: number): string => `Elle partira à ${plural(count, 'abonné')}.`,
  now: 'Envoyer maintenant',
  nowSure: 'Un envoi ne se rattrape pas.',
  nowYes: 'Oui, envoyer',
  nowBusy: 'Envoi…',
  started: 'L’envoi a commencé.',
  later: 'Programmer l’envoi',
  at: 'Jour et heure (Paris)',
  laterBusy: 'Programmation…',
  planned: 'L’envoi est programmé.',
  plannedFor: (at: Date): string => `L’envoi est programmé pour le ${formatMoment(at)}.`,
  unplan: 'Annuler la programmation',
  unplanBusy: 'Annulation…',
  unplanned: 'La lettre est de nouveau un brouillon.',
  remove: 'Supprimer le brouillon',
  removeBusy: 'Suppression…',
  figures: (sent: number, total: number): string => `${plural(sent, 'envoyée', 'envoyées')} sur ${total}.`,
  refused: (count: number): string =>
    `${plural(count, 'adresse refusée', 'adresses refusées')} pour de bon par la messagerie${NARROW}: plus rien n’y est envoyé.`,
  givenUp: (count: number): string =>
    `${plural(count, 'adresse injoignable', 'adresses injoignables')} pendant deux jours.`,
  leftOut: (count: number): string => `${plural(count, 'abonné parti', 'abonnés partis')} avant son tour.`,
  startedAt: (at: Date): string => `Commencée le ${formatMoment(at)}.`,
}
