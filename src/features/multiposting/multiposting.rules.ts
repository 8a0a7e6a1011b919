import type { FileRule } from '#platform/files.ts'
import { feeds, megabytes } from '#platform/files.ts'
import { defineRefusals } from '#platform/refusals.ts'

/** What every key begins with, so that whoever finds one knows what it is. */
export const KEY_PREFIX = 'flk_'
export const MOST_KEYS = 20

/** How large a feed may be, how many jobs it may have, and how long one of them may be. */
export const LARGEST_FEED = 64 * 1024 * 1024
export const MOST_ITEMS = 20_000
export const LARGEST_ITEM = 256 * 1024
/** Feeds of a company that wait to be published. */
export const MOST_WAITING = 3

/** A feed that is sent from the page; larger ones come by a key. */
export const feedRule: FileRule = { name: 'flux', accepts: feeds, largest: megabytes(10) }

export const multipostingPath = '/espace-recruteurs/multidiffusion'
export const reportPath = (id: number): string => `${multipostingPath}/${id}`

export const feedFormats = ['json', 'xml'] as const
export type FeedFormat = (typeof feedFormats)[number]
export const feedTypes = ['application/json', 'application/xml', 'text/xml'] as const

export const itemOutcomes = ['créée', 'modifiée', 'inchangée', 'refusée'] as const
export type ItemOutcome = (typeof itemOutcomes)[number]

export const importStates = ['receiving', 'waiting', 'done'] as const
export type ImportState = (typeof importStates)[number]

export const multipostingRefusals = defineRefusals({
  'multiposting/no_company': {
    status: 409,
    message: 'Votre compte n’est pas encore rattaché à une entreprise\u202f: demandez ce rattachement pour publier.',
  },
  'multiposting/too_many_keys': {
    status: 409,
    message: 'Votre entreprise a déjà 20\u00a0clés. Révoquez-en une pour en créer une autre.',
  },
  'multiposting/refused': {
    status: 422,
    message: 'L’offre n’a pas été publiée. Corrigez ce qui est dit, puis envoyez-la de nouveau.',
  },
  'multiposting/unreadable': {
    status: 422,
    message: 'Le flux n’est pas lisible jusqu’au bout. Vérifiez qu’il est complet et bien formé.',
  },
  'multiposting/empty': { status: 422, message: 'Le flux ne contient aucune offre.' },
  'multiposting/too_large': {
    status: 413,
    message:
      'Le flux est trop grand\u202f: 64\u00a0Mo et 20\u202f000\u00a0offres au plus. Envoyez-le en plusieurs fois.',
  },
  'multiposting/too_many_waiting': {
    status: 409,
    message: `${MOST_WAITING} flux de votre entreprise attendent déjà d’être publiés. Attendez que le premier le soit.`,
  },
  'multiposting/one_at_a_time': {
    status: 409,
    message: 'Un flux de votre entreprise est déjà en cours d’envoi. Attendez qu’il soit reçu.',
  },
})
