import { defineRefusals } from '#platform/refusals.ts'
import type { JobStatus } from '../jobs.rules.ts'

/** How long an offer lives, and by how much it is extended. */
export const LIFE_DAYS = 60
export const EXTENSION_DAYS = 30
/** How long one may take a deletion back. */
export const RESTORE_DAYS = 30

const DAY = 86_400_000
export const inDays = (days: number, from: Date): Date => new Date(from.getTime() + days * DAY)

export const contractCodes = ['cdi', 'cdd', 'stage', 'alternance', 'freelance'] as const
export type ContractCode = (typeof contractCodes)[number]
export const contractNames: Record<ContractCode, string> = {
  cdi: 'CDI',
  cdd: 'CDD',
  stage: 'Stage',
  alternance: 'Alternance',
  freelance: 'Freelance',
}
/** The lines of a list as an offer shows them: without the dashes and numbers that people write in front. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-–—•·](?!\d)\s*|\*\s+|\d{1,2}[.)]\s+)/, '').trim())
    .filter((line) => line !== '')

/** Those that last for a while, from a day on. */
export const hasDuration = (code: string | undefined): boolean => code === 'stage' || code === 'alternance'

export const offerLevels = ['debutant', 'junior', 'senior', 'expert'] as const
export type OfferLevel = (typeof offerLevels)[number]
export const levelYears: Record<OfferLevel, { min: number; max: number | null; label: string }> = {
  debutant: { min: 0, max: 2, label: 'Débutant (0\u20132\u00a0ans)' },
  junior: { min: 2, max: 5, label: 'Junior (2\u20135\u00a0ans)' },
  senior: { min: 5, max: 10, label: 'Senior (5\u201310\u00a0ans)' },
  expert: { min: 10, max: null, label: 'Expert (10\u00a0ans et plus)' },
}
export const levelOf = (years: number): OfferLevel =>
  offerLevels.findLast((level) => levelYears[level].min <= years) ?? 'debutant'

export const offerActs = ['activate', 'deactivate', 'fill', 'extend', 'delete', 'restore'] as const
export type OfferAct = (typeof offerActs)[number]
export const readOfferAct = (said: string | null): OfferAct | null => offerActs.find((act) => act === said) ?? null

export type OfferStanding = {
  status: JobStatus
  validThrough: Date | null
  extendedAt: Date | null
  deletedAt: Date | null
}

const isOver = ({ validThrough }: Pick<OfferStanding, 'validThrough'>, now: Date): boolean =>
  validThrough === null || validThrough <= now

/** The state that an offer shows: one whose last day has passed is over, also before anybody has written that down. */
export const shownState = (offer: Pick<OfferStanding, 'status' | 'validThrough'>, now: Date): JobStatus =>
  offer.status === 'active' && isOver(offer, now) ? 'expirée' : offer.status

/** Whether thirty more days are free: once, and before the end. */
export const extensionIsFree = (offer: OfferStanding, now: Date): boolean =>
  offer.extendedAt === null && !isOver(offer, now)

/** What may be done with an offer in its state: the one rule of pages and endpoints. */
export function mayDo(act: OfferAct, offer: OfferStanding, now: Date): boolean {
  const state = shownState(offer, now)
  if (act === 'restore') return offer.deletedAt !== null && inDays(RESTORE_DAYS, offer.deletedAt) > now
  if (offer.deletedAt !== null) return false
  if (act === 'delete') return true
  if (act === 'activate') return (state === 'inactive' || state === 'pourvue') && !isOver(offer, now)
  if (act === 'deactivate') return state === 'active'
  if (act === 'fill') return state === 'active' || state === 'inactive' || state === 'expirée'
  // An offer that was never published has no end to be moved.
  if (offer.validThrough === null) return false
  return (
    state === 'expirée' ||
    (state === 'inactive' && isOver(offer, now)) ||
    (state === 'active' && extensionIsFree(offer, now))
  )
}

/**
 * The act that takes another one back, as the offer stood before it; none where nothing brings that back. An offer that was not online
 * when it was filled would come online by it.
 */
export function undoOf(act: OfferAct, before: OfferStanding, now: Date): OfferAct | null {
  if (act === 'delete') return 'restore'
  if (act === 'restore') return 'delete'
  if (act === 'deactivate') return 'activate'
  if (act === 'activate') return before.status === 'pourvue' ? 'fill' : 'deactivate'
  return act === 'fill' && shownState(before, now) === 'active' ? 'activate' : null
}

/** Whether an act costs a credit: only what puts an ended offer online again. */
export const costsCredit = (act: OfferAct, offer: OfferStanding, now: Date): boolean =>
  act === 'extend' && isOver(offer, now)

export const publishingRefusals = defineRefusals({
  'publishing/no_company': {
    status: 409,
    message:
      'Votre compte n’est pas encore rattaché à une entreprise\u202f: demandez ce rattachement pour publier. Votre brouillon est gardé.',
  },
  'publishing/not_verified': {
    status: 409,
    message: 'Confirmez d’abord votre adresse e-mail par le lien que nous vous avons envoyé.',
  },
  'publishing/conflict': {
    status: 409,
    message:
      'Cette offre a été modifiée entre-temps, dans un autre onglet ou par un collègue. Comparez les deux versions, puis choisissez.',
  },
  'publishing/stopped': {
    status: 422,
    message: 'L’offre ne peut pas être publiée telle quelle\u202f: corrigez les passages signalés.',
  },
  'publishing/not_now': { status: 409, message: 'L’état de cette offre ne le permet pas. Rechargez la page.' },
  'publishing/too_many_lone_drafts': {
    status: 409,
    message: 'Vous avez déjà 20 brouillons. Supprimez-en pour en créer d’autres.',
  },
  'publishing/too_many_drafts': {
    status: 409,
    message: 'Votre entreprise a déjà 200 brouillons. Supprimez-en pour en créer d’autres.',
  },
})
export const MOST_DRAFTS = 200
/** Of somebody without a company. */
export const MOST_LONE_DRAFTS = 20
