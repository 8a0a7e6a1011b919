import type { ChosenEvent } from '#features/notifications/notifications.rules.ts'
import { defineRefusals } from '#platform/refusals.ts'

/** Each company has so many at its validation and on the first of each month; none is carried over. */
export const MONTHLY_CREDITS = 15

/** How many a quote may be about. */
export const MOST_QUOTED = 1_000

/** What the main account is told of the credits of its company. */
export const creditsEvent: ChosenEvent = {
  event: 'credits',
  label: 'Crédits ajoutés à mon entreprise',
  role: 'recruiter',
}

export const quoteOutcomes = ['added', 'declined'] as const

export const creditsPath = '/espace-recruteurs/credits'

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
  'credits/no_company': {
    status: 409,
    message: 'Votre compte n’est pas encore rattaché à une entreprise\u202f: demandez d’abord ce rattachement.',
  },
  'credits/quote_open': {
    status: 409,
    message: 'Votre entreprise attend déjà un devis. Nous répondons sous 24\u00a0h.',
  },
  'credits/unknown_company': { status: 404, message: 'Choisissez une entreprise de la liste.' },
  'credits/no_client': {
    status: 409,
    message: 'Cette entreprise n’est pas encore cliente\u202f: elle n’a pas de relevé de crédits.',
  },
  'credits/already_added': {
    status: 409,
    message: 'Les crédits de ce devis ont déjà été ajoutés à cette entreprise.',
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
