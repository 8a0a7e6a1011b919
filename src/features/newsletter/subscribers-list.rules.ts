import { describeList } from '#platform/back-office.ts'

const states = {
  active: 'Abonné',
  waiting: 'À confirmer',
  unsubscribed: 'Désabonné',
  bounced: 'Adresse refusée',
} as const
export type SubscriberState = keyof typeof states

/** Who asked for the letter, for administrators. */
export const subscribersList = describeList({
  page: '/admin/abonnes',
  api: '/v1/admin/subscribers',
  summary: 'Les abonnés à la lettre, et ceux qui l’ont été, pour l’administration.',
  title: 'Abonnés à la lettre',
  noun: { one: 'adresse', many: 'adresses', feminine: true },
  searched: 'Adresse, numéro',
  columns: {
    email: { label: 'Adresse e-mail', sorts: 'asc' },
    state: { label: 'État', choices: states },
    since: { label: 'Depuis le', kind: 'moment', sorts: 'desc' },
    reason: { label: 'Motif du refus', apart: true },
  },
  filters: { etat: { label: 'État', choices: states } },
  sort: '-since',
  acts: {},
})
