import type { JobStatus } from '#features/jobs/jobs.rules.ts'
import type { JobAct } from '#features/jobs/publishing/publishing.rules.ts'
import { formatCount, formatDate, monthNames, plural } from '#platform/french.ts'

export const statusNames: Record<JobStatus, string> = {
  brouillon: 'Brouillon',
  'en attente': 'En attente de validation',
  active: 'Active',
  inactive: 'Inactive',
  refusée: 'Refusée',
  expirée: 'Expirée',
  pourvue: 'Pourvue',
}

const day = (iso: string): string => formatDate(new Date(iso))

export const ownJobsTexts = {
  title: 'Mes Offres',
  lead: (live: number, waiting: number) =>
    `${plural(live, 'offre active', 'offres actives')}, ${plural(waiting, 'candidature à traiter', 'candidatures à traiter')}`,
  add: 'Nouvelle offre',
  creditsOf: (date: Date) =>
    `Crédits ${/^[ao]/.test(monthNames[date.getMonth()]!) ? 'd’' : 'de '}${monthNames[date.getMonth()]}`,
  creditsText:
    'Publier une offre\u202f: 1\u00a0crédit. Débloquer un profil\u202f: 1\u00a0crédit. Vos propres candidats sont gratuits.',
  ledger: 'Relevé',
  left: (balance: number, granted: number) =>
    `${plural(balance, 'crédit restant', 'crédits restants')} sur ${formatCount(granted)}`,
  yours: 'Vos offres',
  search: 'Rechercher une offre',
  status: 'Statut',
  all: 'Tous les statuts',
  sort: 'Trier par',
  sorts: { attente: 'À traiter d’abord', date: 'Plus récentes', titre: 'Titre', fin: 'Fin de publication' },
  columns: {
    job: 'Offre',
    status: 'Statut',
    end: 'En ligne jusqu’au',
    views: 'Vues, 10\u00a0jours',
    candidatures: 'Candidatures',
    acts: 'Actions',
  },
  since: (published: string | null, created: string) =>
    published ? `publiée le ${day(published)}` : `créée le ${day(created)}`,
  until: (end: string) => day(end),
  changed: 'Modifications non publiées',
  waiting: (count: number) => `${formatCount(count)} à traiter`,
  applicantsOf: (title: string) => `candidatures à l’offre ${title}`,
  views: (total: number, today: number) =>
    `${plural(total, 'vue', 'vues')} en dix jours, dont ${formatCount(today)} aujourd’hui`,
  see: 'Voir l’offre',
  none: 'Aucune offre',
  noneText: 'Écrivez la première\u202f: elle est relue sous 24\u00a0h, puis en ligne 60\u00a0jours.',
  noMatch: 'Aucune offre ne correspond',
  noMatchText: 'Changez les mots ou le statut.',
  reset: 'Voir toutes les offres',
  edit: 'Modifier',
  remove: 'Supprimer',
  confirmTitle: (title: string) => `Supprimer «\u202f${title}\u202f»\u202f?`,
  confirmText: (candidates: number) =>
    candidates > 0
      ? `${plural(candidates, 'candidat est averti', 'candidats sont avertis')} que l’offre est close. Vous gardez 30\u00a0jours pour la rétablir.`
      : 'Vous gardez 30\u00a0jours pour la rétablir.',
  keep: 'Garder l’offre',
  undo: 'Annuler',
}

/** For recruiters whom no company has taken in yet. */
export const aloneTexts = {
  title: 'Mes brouillons',
  lead: 'Écrivez vos offres dès maintenant\u202f; elles se publient une fois votre compte rattaché à une entreprise.',
  adopted:
    'Au rattachement, vos brouillons deviennent ceux de l’entreprise\u202f: vous les retrouvez dans «\u202fMes Offres\u202f», et vos collègues aussi.',
  company: 'Votre entreprise',
  none: 'Aucun brouillon',
  noneText: 'Écrivez une première offre\u202f: elle s’enregistre pendant la saisie et vous attend ici.',
  needs: 'Cette page est celle d’une entreprise',
  needsText: 'Elle s’ouvre dès que votre compte est rattaché à la vôtre.',
  cannot: 'Pour publier, demandez d’abord le rattachement à votre entreprise. Ce brouillon vous attendra.',
}

export const actNames: Record<JobAct, string> = {
  activate: 'Activer',
  deactivate: 'Désactiver',
  fill: 'Marquer pourvue',
  extend: 'Prolonger de 30\u00a0jours',
  delete: 'Supprimer',
  restore: 'Rétablir',
}

export const editorTexts = {
  newTitle: 'Nouvelle offre',
  editTitle: 'Modifier l’offre',
  required: 'Les champs marqués d’un astérisque sont obligatoires.',
  steps: { poste: 'Le poste', conditions: 'Conditions', missions: 'Missions et profil', publication: 'Publication' },
  publish: (cost: number) => (cost > 0 ? 'Publier l’offre, 1\u00a0crédit' : 'Publier les modifications'),
  publishing: 'Publication…',
  draft: 'Enregistrer le brouillon',
  saving: 'Enregistrement…',
  savedAt: (hour: string) => `Brouillon enregistré à ${hour}`,
  unsaved: 'Non enregistré\u202f: la connexion a manqué. Vos textes restent dans cette page.',
  leave: 'Quitter, garder le brouillon',
  discard: 'Oublier les modifications',
  pay: (left: number) =>
    `${plural(left, 'crédit', 'crédits')} ce mois-ci, ${formatCount(Math.max(0, left - 1))} après publication. Remboursé si l’offre est refusée.`,
  noCredit: 'Il ne reste plus de crédit ce mois-ci\u202f: votre brouillon est gardé.',
  more: 'Demander un devis',
  free: 'Publier des modifications ne coûte rien. La version en ligne reste affichée jusque-là.',
  back: 'Retour à Mes Offres',
  goesBack: 'Vous revenez à Mes Offres dans un instant.',
  figures: 'Statistiques',
  online: 'Voir l’offre en ligne',
  refused: 'Cette offre a été refusée',
}
