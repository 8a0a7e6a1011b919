import type { Flag } from '#platform/flags.ts'
import { formatDate, plural } from '#platform/french.ts'
import type { Outcome, Review } from './moderation.rules.ts'

export const outcomeLabels: Record<Outcome, string> = { keep: 'Laisser en ligne', hide: 'Masquer' }
/** Of what is read before anybody sees it. */
export const firstReadingLabels: Record<Outcome, string> = { keep: 'Publier', hide: 'Refuser' }
export const reviewLabels: Record<Review, string> = {
  uphold: 'Maintenir la décision',
  overturn: 'Revenir sur la décision',
}

/** What was done, by the word it is recorded under. */
export const actLabels: Record<string, string> = {
  report: 'Signalement reçu',
  keep: 'Laissé en ligne',
  hide: 'Masqué',
  show: 'Remis en ligne',
  appeal: 'Recours reçu',
  uphold: 'Décision maintenue',
  overturn: 'Décision annulée',
  suspend: 'Compte suspendu',
  restore: 'Compte rétabli',
  moderator: 'Droits de modération changés',
  editor: 'Droits de rédaction changés',
  administrator: 'Nommé administrateur',
}

export const queueTexts = {
  title: 'Modération',
  lead: 'Ce qui est signalé, contesté ou à lire avant publication, du plus ancien au plus récent.',
  waiting: 'À décider',
  decided: 'Décidés',
  states: 'État des dossiers',
  none: 'Rien n’attend de décision',
  noneLead: 'Les signalements, les recours et les avis à lire arrivent ici.',
  noneDecided: 'Aucun dossier décidé pour l’instant',
  noneDecidedLead: 'Les dossiers décidés restent ici, avec leur motif.',
  toDecided: 'Voir les dossiers décidés',
  toWaiting: 'Voir ce qui attend',
  reports: (count: number) => plural(count, 'signalement'),
  appeal: 'Recours',
  toRead: 'À lire',
  gone: 'Contenu supprimé',
  reference: (id: number) => `Dossier M-${id}`,
}

export const caseTexts = {
  back: 'File de modération',
  content: 'Le contenu',
  open: 'Ouvrir la page',
  goneNote: 'Ce contenu n’existe plus. Vous pouvez clore le dossier.',
  hiddenNow: 'Masqué',
  visibleNow: 'En ligne',
  waitingNow: 'Pas encore publié',
  suspendedNow: 'Suspendu',
  activeNow: 'Actif',
  reports: 'Signalements',
  noReportYet: 'Personne ne le voit encore\u202f: il est lu avant d’être publié.',
  noReport: 'Aucun signalement\u202f: l’équipe a décidé d’elle-même, ou leurs auteurs ont supprimé leur compte.',
  byMember: 'Un membre',
  byVisitor: 'Un visiteur',
  appeals: 'Recours',
  fromOwner: 'Son auteur conteste',
  fromReporter: 'Qui l’a signalé conteste',
  decision: 'Décision',
  decide: 'Décider',
  review: 'Réponse au recours',
  reason: 'Motif, envoyé aux deux parties',
  reasonHint: 'Dites ce qui a été retenu, sans nommer qui a signalé.',
  firstReason: 'Motif, envoyé à son auteur',
  firstReasonHint: 'Ce qui permet de publier, ou ce qu’il faudrait changer.',
  reasonMissing: 'Écrivez le motif\u202f: il est envoyé aux personnes concernées.',
  choiceMissing: 'Choisissez une décision.',
  send: 'Décider et prévenir',
  sending: 'Envoi…',
  done: 'La décision est prise, les personnes concernées sont prévenues.',
  reviewed: 'Le recours est tranché, les personnes concernées sont prévenues.',
  adminOnly: 'La suspension d’un compte se décide entre administrateurs.',
  ownDecision: 'Vous avez pris la première décision\u202f: une autre personne lit ce recours.',
  party:
    'Ce contenu parle de votre entreprise, ou vous l’avez signalé ou contesté\u202f: une autre personne en décide.',
  owner:
    'Ce contenu est le vôtre ou celui de votre entreprise\u202f: une autre personne lit les signalements et décide.',
  moreReports: (count: number) => `Et ${plural(count, 'autre signalement', 'autres signalements')}.`,
  history: 'Historique',
  noHistory: 'Rien n’a encore été décidé.',
  deletedAccount: 'Compte supprimé',
  florin: 'Florin',
  visitor: 'Visiteur',
  toAccount: 'Voir le compte',
}

export const appealTexts = {
  title: 'Contester une décision',
  hidden: (what: string) => `Votre contenu a été masqué\u202f: ${what}`,
  kept: (what: string) => `Le contenu que vous avez signalé reste en ligne\u202f: ${what}`,
  suspended: 'Votre compte est suspendu',
  since: 'Décidé le',
  until: 'Suspendu jusqu’au',
  noEnd: 'Jusqu’à nouvelle décision',
  reason: 'Motif',
  reference: 'Référence',
  suspendedLead:
    'Pendant la suspension, vous ne pouvez pas vous connecter. Votre profil est masqué, rien n’est effacé\u202f: il revient à la fin de la suspension.',
  lead: 'Vous pouvez vous expliquer ou contester cette décision, une fois. Une autre personne relit le dossier.',
  text: 'Votre réponse',
  textMissing: 'Écrivez votre réponse.',
  send: 'Envoyer ma réponse',
  sending: 'Envoi…',
  sent: 'Votre réponse est envoyée. Nous vous écrirons quand elle aura été lue.',
  sentTitle: 'Votre réponse est envoyée',
  sentOn: (when: string) => `Vous avez répondu le ${when}. Nous vous écrirons quand votre réponse aura été lue.`,
  over: 'Ce lien n’est plus valable',
  overLead:
    'Le délai est passé, le recours a déjà été examiné, ou l’adresse a été coupée. Rouvrez le lien de l’e-mail.',
  byMail:
    'Le motif vous a été envoyé par e-mail, avec un lien pour y répondre. Ouvrez ce lien pour vous expliquer ou contester.',
  home: 'Retour à l’accueil',
}

/** What an administrator says of each flag that a member may have. */
export const flagTexts: Record<
  Flag,
  { name: string; lead: string; give: string; take: string; given: string; taken: string }
> = {
  moderator: {
    name: 'Modération',
    lead: 'Un modérateur voit la file de modération et y décide. Il ne voit rien d’autre de l’administration.',
    give: 'Nommer modérateur',
    take: 'Retirer la modération',
    given: 'Ce membre est maintenant modérateur.',
    taken: 'Ce membre n’est plus modérateur.',
  },
  editor: {
    name: 'Rédaction',
    lead: 'Un rédacteur écrit, publie et retire les articles, et range les rubriques et les dossiers. Il ne voit rien d’autre de l’administration.',
    give: 'Nommer rédacteur',
    take: 'Retirer la rédaction',
    given: 'Ce membre est maintenant rédacteur.',
    taken: 'Ce membre n’est plus rédacteur.',
  },
}

export const accountTexts = {
  title: 'Compte',
  signedUp: (date: Date) => `Inscription\u202f: ${formatDate(date)}`,
  suspend: 'Suspendre le compte',
  suspendLead:
    'La personne est déconnectée partout, ne peut plus se connecter, et son profil est masqué. Elle reçoit le motif par e-mail et peut y répondre.',
  reason: 'Motif, envoyé par e-mail',
  reasonMissing: 'Écrivez le motif\u202f: il est envoyé à la personne.',
  until: 'Jusqu’au',
  untilHint: 'Ce jour inclus, heure de Paris. Sans date, la suspension dure jusqu’à ce que vous l’arrêtiez.',
  untilWrong: 'Une date à venir, comme 2027-01-31.',
  suspendSure: 'Suspendre et prévenir',
  suspending: 'Suspension…',
  suspended: 'Le compte est suspendu, la personne est prévenue.',
  restore: 'Rétablir le compte',
  restoreLead:
    'La personne peut de nouveau se connecter et son profil redevient visible comme avant. Elle est prévenue par e-mail.',
  restoreReason: 'Motif, gardé dans l’historique et envoyé par e-mail',
  restoreSure: 'Rétablir et prévenir',
  restoring: 'Rétablissement…',
  restored: 'Le compte est rétabli, la personne est prévenue.',
  changing: 'Enregistrement…',
  already: 'Rien à changer\u202f: c’était déjà fait.',
  ownAccount: 'C’est votre compte\u202f: un autre administrateur peut agir dessus.',
  roles: { candidate: 'Candidat', recruiter: 'Recruteur', administrator: 'Administrateur' },
}
