import type { Source } from '#features/jobs/audience/audience.rules.ts'
import { formatCount, formatTenth, monthNames, plural } from '#platform/french.ts'

/** « 1,3 % », or a dash where there is nothing to share. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${formatTenth(Math.min(100, (part / whole) * 100)).replace(',0', '')}\u00a0%`

/** « 2 mars », « 1er avril » of 2026-03-02. */
export const shortDay = (day: string): string => {
  const [, month, date] = day.split('-').map(Number)
  return `${date === 1 ? '1er' : date} ${monthNames[month! - 1]}`
}

export const jobTexts = {
  title: (job: string) => `${job}, statistiques | Florin`,
  published: (date: string) => `publiée le ${date}`,
  created: (date: string) => `créée le ${date}`,
  edit: 'Modifier',
  seeAll: (count: number) => (count === 1 ? 'Voir la candidature' : `Voir les ${formatCount(count)} candidatures`),
  seeNone: 'Voir les candidatures',
  life: {
    online: (days: number, left: number) =>
      `En ligne depuis ${plural(days, 'jour')}, encore ${left === 0 ? 'quelques heures' : formatCount(left)}`,
    over: (date: string) => `Terminée le ${date}`,
    offline: (date: string) => `Hors ligne, jusqu’au ${date} au plus tard`,
    rule: 'Prolonger de 30\u00a0jours est gratuit une fois avant la fin, 1\u00a0crédit après.',
    today: 'aujourd’hui',
    end: (date: string) => `fin, ${date}`,
    extended: (date: string) => `${date}, si prolongée`,
    label: (day: number, of: number, end: string, extended: string) =>
      `Jour ${day} sur ${of}\u202f; fin le ${end}, prolongation possible jusqu’au ${extended}`,
  },
  figures: {
    views: 'vues',
    applications: 'candidatures',
    conversion: 'des lectures deviennent une candidature',
    saved: 'sauvegardes',
    window: (days: number) => (days === 1 ? 'Depuis aujourd’hui.' : `Sur ${plural(days, 'jour')}, heure de Paris.`),
  },
  chart: {
    heading: 'Vues et candidatures par jour',
    period: 'Période',
    periods: { '7': '7\u00a0jours', '30': '30\u00a0jours', tout: 'Tout' },
    region: 'Graphique, faire défiler',
    keyViews: 'Vues, robots exclus',
    keyApplications: 'Candidatures, une brique chacune',
    table: 'Voir les chiffres',
    tableRegion: 'Chiffres par jour',
    day: 'Jour',
    views: 'Vues',
    applications: 'Candidatures',
    total: 'Total',
    none: 'Les chiffres apparaissent ici dès que l’offre est en ligne.',
    label: (first: string, last: string, views: number, applications: number, best: string) =>
      `Vues et candidatures par jour, du ${first} au ${last}\u202f: ${plural(views, 'vue')}, ${plural(applications, 'candidature')}${best}.`,
    best: (day: string, views: number) => `\u202f; le plus de vues le ${day}, ${formatCount(views)}`,
  },
  sources: {
    heading: 'D’où viennent les lecteurs',
    source: 'Source',
    views: 'Vues',
    forms: '«\u202fPostuler\u202f»',
    rate: 'Taux',
    none: 'Personne n’a encore lu cette offre.',
    names: {
      recherche: 'Recherche Florin',
      accueil: 'Page d’accueil',
      entreprise: 'Page entreprise',
      alerte: 'Alertes e-mail',
      partage: 'Partages et réseaux',
      moteur: 'Moteurs de recherche',
      direct: 'Accès direct',
      autre: 'Autres pages',
    } satisfies Record<Source, string>,
  },
  funnel: {
    heading: 'De la lecture à la réponse',
    read: 'Pages lues',
    forms: '«\u202fPostuler\u202f» ouvert',
    sent: 'Envoyées',
    answered: 'Répondues',
    ofReads: (share: string) => `${share} des lectures`,
  },
  recent: {
    heading: 'Dernières candidatures',
    all: (unread: number) => (unread === 0 ? 'Toutes' : `Toutes, dont ${formatCount(unread)} à lire`),
    none: 'Aucune candidature',
    noneLead: 'Cette offre n’a pas encore reçu de candidatures.',
    noneViews: (views: number) => ` Elle a ${plural(views, 'vue')}.`,
    nameless: 'Candidat anonyme',
  },
  states: {
    brouillon: 'Personne ne voit ce brouillon. Complétez-le, puis publiez-le.',
    waiting: 'Première offre de votre entreprise\u202f: elle est relue sous 24\u00a0h. Vous serez prévenu par e-mail.',
    refused: (reason: string) =>
      `Refusée\u202f: ${reason || 'voyez l’e-mail que nous vous avons envoyé.'} Le crédit est rendu.`,
    correct: 'Corriger et renvoyer',
    inactive: 'Hors ligne. Les liens montrent l’offre, sans «\u202fPostuler\u202f».',
    over: (date: string) => `Expirée le ${date}. Sa page reste, sans «\u202fPostuler\u202f».`,
    filled: (date: string) => `Pourvue le ${date}. Sa page reste, sans «\u202fPostuler\u202f».`,
    deleted: 'Supprimée. Vous pouvez la rétablir pendant 30\u00a0jours.',
  },
  acts: {
    heading: 'Actions',
    confirms: 'chacune demande confirmation',
    busy: 'Un instant…',
    undo: 'Annuler',
    extend: {
      free: (date: string) => `Jusqu’au ${date}, sans crédit.`,
      paid: 'En ligne 30\u00a0jours de plus à partir d’aujourd’hui, 1\u00a0crédit.',
    },
    fill: {
      consequence: (applications: number) =>
        applications === 0
          ? 'La page reste, sans «\u202fPostuler\u202f».'
          : `La page reste, sans «\u202fPostuler\u202f». Les candidats sans réponse sont prévenus.`,
    },
    activate: { consequence: 'De retour dans les listes et les alertes, sans crédit.' },
    deactivate: {
      consequence:
        'Quitte les listes et les alertes. Les candidats sans réponse sont prévenus. Se réactive quand vous voulez.',
    },
    duplicate: { label: 'Dupliquer', consequence: 'Un brouillon identique, 1\u00a0crédit à la publication.' },
    delete: { consequence: 'Les candidats sans réponse sont prévenus. Annulable 30\u00a0jours.' },
    restore: { consequence: 'De retour parmi vos offres, hors ligne.' },
  },
}
