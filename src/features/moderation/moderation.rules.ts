import type { NotificationEvent } from '#features/notifications/notifications.rules.ts'
import type { Role } from '#platform/contract.ts'
import { writeList } from '#platform/list-writing.ts'
import { defineRefusals } from '#platform/refusals.ts'

/** What was decided about something reported, or about somebody's own: those concerned are always told. */
export const decisionEvent: NotificationEvent = { event: 'moderation' }

/** Why somebody reports something. */
export const reportReasons = [
  'spam',
  'injure',
  'discrimination',
  'fausse_offre',
  'donnees_personnelles',
  'autre',
] as const
export type ReportReason = (typeof reportReasons)[number]

export type Outcome = 'keep' | 'hide'
export type Review = 'uphold' | 'overturn'

export const LONGEST_REPORT = 2_000
export const LONGEST_REASON = 1_000
export const LONGEST_APPEAL = 5_000

/** How long a decision can be contested (Regulation (EU) 2022/2065, article 20). */
export const APPEAL_DAYS = 183

/** An account is suspended and restored by administrators only; the rest is decided by moderators too. */
export const mayDecideAbout = (role: Role, objectKind: string): boolean =>
  role === 'administrator' || objectKind !== 'account'

/** Whom a decision went against: they may contest it. */
export const losingSide = (outcome: Outcome): 'owner' | 'reporter' => (outcome === 'hide' ? 'owner' : 'reporter')

/** What a decision becomes when an appeal is heard. */
export const afterReview = (outcome: Outcome, review: Review): Outcome =>
  review === 'uphold' ? outcome : outcome === 'hide' ? 'keep' : 'hide'

/** The queue: what waits, or what was decided. */
export const queueAddress = (state: 'waiting' | 'decided', page = 1): string =>
  writeList('/admin/moderation', { etat: state === 'decided' ? 'decides' : undefined }, page)
export const caseAddress = (id: number): string => `/admin/moderation/${id}`
export const accountAddress = (id: number): string => `/admin/comptes/${id}`

export const moderationRefusals = defineRefusals({
  'moderation/decided': {
    status: 409,
    message: 'Quelqu’un a décidé entre-temps. Rechargez la page pour lire sa décision.',
  },
  'moderation/changed': {
    status: 409,
    message: 'Ce texte a changé depuis que vous l’avez lu. Rechargez la page, puis décidez.',
  },
  'moderation/own_decision': {
    status: 409,
    message: 'Vous avez pris la première décision\u202f: le recours est lu par une autre personne.',
  },
  'moderation/party': {
    status: 409,
    message: 'Ce dossier vous concerne\u202f: une autre personne en décide.',
  },
  'moderation/own_account': { status: 409, message: 'Vous ne pouvez pas agir ainsi sur votre propre compte.' },
  'moderation/unconfirmed': {
    status: 409,
    message: 'L’adresse e-mail de ce compte n’est pas confirmée. Ce droit se donne une fois qu’elle l’est.',
  },
  'moderation/appeal_over': {
    status: 410,
    message: 'Ce lien n’est plus valable\u202f: le délai est passé, ou le recours a déjà été examiné.',
  },
})
