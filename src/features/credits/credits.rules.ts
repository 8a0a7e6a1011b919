import { defineRefusals } from '#platform/refusals.ts'

/** Each company has so many at its validation and on the first of each month; none is carried over. */
export const MONTHLY_CREDITS = 15

export const entryKinds = ['monthly', 'added', 'publish', 'unlock', 'extend', 'refund'] as const
export type EntryKind = (typeof entryKinds)[number]

/** What costs a credit. */
export type SpentOn = 'publish' | 'unlock' | 'extend'

export const creditRefusals = defineRefusals({
  'credits/none_left': {
    status: 409,
    message:
      'Il ne reste plus de crédit ce mois-ci. Les suivants arrivent le 1er du mois\u202f; votre brouillon est gardé. Pour en avoir plus tôt, demandez un devis.',
  },
})

export const entryWords: Record<EntryKind, string> = {
  monthly: 'Crédits du mois',
  added: 'Crédits ajoutés',
  publish: 'Publication d’une offre',
  unlock: 'Coordonnées d’un profil',
  extend: 'Offre remise en ligne',
  refund: 'Crédit rendu',
}
