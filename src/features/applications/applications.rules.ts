import type { ChosenEvent, NotificationEvent } from '#features/notifications/notifications.rules.ts'
import type { FileRule } from '#platform/files.ts'
import { documents, megabytes } from '#platform/files.ts'
import { defineRefusals } from '#platform/refusals.ts'

/** What a candidate sees of an application: the latest move of either side. */
export const statuses = ['En cours', 'Entretien programmé', 'Acceptée', 'Refusée'] as const
export type Status = (typeof statuses)[number]
/** A withdrawn one wears this instead. */
export const WITHDRAWN = 'Retirée'
export const shownStatuses = [...statuses, WITHDRAWN] as const
export type ShownStatus = (typeof shownStatuses)[number]

/** Where the employer is with it. */
export const stages = ['nouveau', 'vu', 'contacté', 'entretien', 'refusé', 'embauché'] as const
export type Stage = (typeof stages)[number]

export const civilities = ['Mlle', 'Mme', 'M'] as const

export const LONGEST_MESSAGE = 5_000
export const LONGEST_NOTE = 2_000
/** Applications made elsewhere that somebody may note. */
export const MOST_ELSEWHERE = 500
export const LONGEST_REMINDER = 600
export const LONGEST_REASON = 300

/** How long the link in a receipt is waited for. */
export const CONFIRM_HOURS = 72
/** Days after which one may ask again, where the employer has announced none. */
const USUAL_DELAY = 10

/** A letter in a file of its own; it waits for the form that it belongs to. */
export const letterRule: FileRule = { name: 'lettre', accepts: documents, largest: megabytes(5) }

export const receiptEvent: ChosenEvent = {
  event: 'application_receipts',
  label: 'Accusés de réception de mes candidatures',
  role: 'candidate',
}
export const moveEvent: ChosenEvent = {
  event: 'application_moves',
  label: 'Réponses à mes candidatures',
  role: 'candidate',
}
export const interviewEvent: ChosenEvent = { event: 'interviews', label: 'Entretiens', role: 'candidate' }
export const closedEvent: ChosenEvent = {
  event: 'closed_jobs',
  label: 'Offres closes où j’ai postulé',
  role: 'candidate',
}
export const remindedEvent: ChosenEvent = { event: 'reminders_sent', label: 'Relances envoyées', role: 'candidate' }
/** An employer is told whenever somebody waits for an answer. */
export const waitingEvent: NotificationEvent = { event: 'applicant_waits' }

/** Live events: something about one's applications has changed. */
export const APPLICATIONS_CHANGED = 'applications'

/** What a move of the employer makes of what the candidate sees. */
export const statusAfter: Record<Stage, Status> = {
  nouveau: 'En cours',
  vu: 'En cours',
  contacté: 'En cours',
  entretien: 'Entretien programmé',
  refusé: 'Refusée',
  embauché: 'Acceptée',
}

export type Standing = {
  status: Status
  stage: Stage | null
  sentAt: Date | null
  answeredAt: Date | null
  remindedAt: Date | null
  interviewAt: Date | null
  withdrawnAt: Date | null
  /** How long the employer said that an answer takes. */
  delayDays: number | null
}

export const shownStatus = ({ status, withdrawnAt }: Pick<Standing, 'status' | 'withdrawnAt'>): ShownStatus =>
  withdrawnAt ? WITHDRAWN : status

/** « Acceptée » is the employer's word, or the candidate's once an interview took place. */
export const mayAccept = ({ stage, interviewAt }: Pick<Standing, 'stage' | 'interviewAt'>, now: Date): boolean =>
  stage === 'embauché' || (interviewAt !== null && interviewAt <= now)

export const mayChoose = (standing: Standing, status: Status, now: Date): boolean =>
  standing.withdrawnAt === null && (status !== 'Acceptée' || standing.status === 'Acceptée' || mayAccept(standing, now))

const DAY = 86_400_000

/** Days without a word from the employer, while one is owed; null where none is. */
export function silentDays({ status, stage, sentAt, answeredAt, withdrawnAt }: Standing, now: Date): number | null {
  if (!sentAt || withdrawnAt || status !== 'En cours' || (stage !== 'nouveau' && stage !== 'vu')) return null
  return Math.floor((now.getTime() - (answeredAt ?? sentAt).getTime()) / DAY)
}

/** The days that an answer may take. */
export const promisedDays = ({ delayDays }: Pick<Standing, 'delayDays'>): number => delayDays ?? USUAL_DELAY

/** One reminder, once the promised days are over. */
export function mayRemind(standing: Standing, now: Date): boolean {
  const days = silentDays(standing, now)
  return days !== null && days >= promisedDays(standing) && standing.remindedAt === null
}

export function stepOf({ stage, status }: Pick<Standing, 'stage' | 'status'>): { step: number; refused: boolean } {
  const reached = { nouveau: 0, vu: 1, contacté: 2, entretien: 3, refusé: 4, embauché: 4 }[stage ?? 'nouveau']
  if (status === 'Acceptée') return { step: 4, refused: false }
  if (status === 'Refusée') return { step: stage === 'refusé' ? 4 : Math.max(1, reached), refused: true }
  return { step: status === 'Entretien programmé' ? Math.max(3, reached) : reached, refused: false }
}

export const sorts = ['date', 'entreprise', 'poste', 'statut'] as const
export type Sort = (typeof sorts)[number]

export const applicationRefusals = defineRefusals({
  'applications/closed': { status: 409, message: 'Cette offre n’accepte plus de candidatures.' },
  'applications/link_over': {
    status: 410,
    message: 'Ce lien n’est plus valable\u202f: il l’est 72\u00a0heures. Envoyez de nouveau votre candidature.',
  },
  'applications/withdrawn': { status: 409, message: 'Cette candidature est retirée.' },
  'applications/not_accepted_yet': {
    status: 409,
    message: 'Vous pourrez choisir «\u202fAcceptée\u202f» une fois l’entretien passé.',
  },
  'applications/reminder_early': {
    status: 409,
    message: 'Il est trop tôt pour relancer\u202f: attendez que le délai annoncé soit passé.',
  },
  'applications/too_many': {
    status: 409,
    message: `Vous avez déjà noté ${MOST_ELSEWHERE} candidatures. Supprimez-en pour en ajouter d’autres.`,
  },
  'applications/reminded': { status: 409, message: 'Vous avez déjà relancé cette entreprise pour ce poste.' },
})
