import type { ChosenEvent } from '#features/notifications/notifications.rules.ts'
import { listAddress } from '#platform/list-address.ts'
import { defineRefusals } from '#platform/refusals.ts'
import type { Stage } from '../applications.rules.ts'
import { stages } from '../applications.rules.ts'

/** How long a move can be taken back; the candidate is told after that. */
export const UNDO_SECONDS = 10
/** How many are moved or answered at once. */
export const MOST_AT_ONCE = 50
export const LONGEST_REPLY = 5_000
export const LONGEST_TEAM_NOTE = 2_000
export const LONGEST_PLACE = 300
export const MOST_NOTES = 200
export const FEWEST_SLOTS = 2
export const MOST_SLOTS = 3
/** How many cards a column of the board shows; the others are in the table. */
export const COLUMN_SIZE = 12

/** An answer is a word, an interview, a yes or a no; looking at somebody is none. */
export const isAnswer = (stage: Stage): boolean => stage !== 'nouveau' && stage !== 'vu'

/** Where a word to the candidate leaves the application: nobody is moved back by one. */
export const stageAfterWord = (stage: Stage): Stage => (isAnswer(stage) ? stage : 'contacté')

/** The columns of the board, and those that are closed. */
export const openStages = stages.slice(0, 4)
export const closedStages = stages.slice(4)

const DAY = 86_400_000

type Waiting = { stage: Stage; sentAt: Date; withdrawnAt: Date | null; firstAnswerAt: Date | null }

/** Days that somebody has waited for an answer; null where none is owed any more. */
export function waitingDays({ stage, sentAt, withdrawnAt, firstAnswerAt }: Waiting, now: Date): number | null {
  if (withdrawnAt || firstAnswerAt || isAnswer(stage)) return null
  return Math.floor((now.getTime() - sentAt.getTime()) / DAY)
}

/** Too late from the day that was promised on, soon in the last two days before. */
export const urgency = (days: number | null, promised: number): 'late' | 'soon' | null =>
  days === null ? null : days >= promised ? 'late' : days >= promised - 2 ? 'soon' : null

export const applicantSorts = ['attente', 'note', 'date', 'nom'] as const
export type ApplicantSort = (typeof applicantSorts)[number]
const views = ['etapes', 'tableau'] as const

/** The address of a job's applicants; `candidat` is whose file is open, `cv` that it is read. */
export const applicantList = listAddress(
  {
    q: { longest: 100 },
    etape: { many: true, among: stages },
    sort: { among: applicantSorts },
    vue: { among: views },
  },
  ['candidat', 'cv', 'reponses'],
)

/** The address of all applications of a company. */
export const receivedList = listAddress({
  q: { longest: 100 },
  offre: { ids: true },
  etape: { many: true, among: stages },
  sort: { among: applicantSorts },
})

export const receivedPath = '/espace-recruteurs/candidatures'
/** Where somebody without an account answers to proposed moments, by the key of a mail. */
export const slotsPath = '/entretien-propose'
export const applicantsPath = (jobId: number): string => `/candidatures-offre/${jobId}`
export const applicantPath = (jobId: number, id: number): string => `${applicantsPath(jobId)}?candidat=${id}`

export const arrivalEvent: ChosenEvent = {
  event: 'new_applicants',
  label: 'Nouvelles candidatures à mes offres',
  role: 'recruiter',
}

/** Live events: the applicants of one's company have changed. */
export const APPLICANTS_CHANGED = 'applicants'

/** From so many answers on, what was measured is told instead of what was announced. */
export const ENOUGH_ANSWERS = 5
/** How many of the last applications are looked at, and how far back. */
export const FIGURES_OVER = 200
export const FIGURES_DAYS = 365

export const applicantRefusals = defineRefusals({
  'applicants/moved_since': {
    status: 409,
    message: 'Quelqu’un de votre équipe vient de changer cette étape. Regardez où en est la candidature.',
  },
  'applicants/told': { status: 409, message: 'Le candidat est déjà prévenu\u202f: cette étape ne s’annule plus.' },
  'applicants/slot_past': { status: 422, message: 'Proposez des créneaux à venir.' },
  'applicants/slot_taken': {
    status: 409,
    message: 'Ce créneau vient d’être pris. Choisissez-en un autre, ou dites qu’aucun ne convient.',
  },
  'applicants/link_over': {
    status: 410,
    message:
      'Ce lien ne permet plus de répondre\u202f: l’employeur a décidé autrement, ou vous suivez cette candidature depuis votre compte.',
  },
  'applicants/slots_answered': { status: 409, message: 'Vous avez déjà répondu à cette proposition.' },
  'applicants/too_many_notes': {
    status: 409,
    message: `Cette candidature a déjà ${MOST_NOTES} notes. Supprimez-en pour en ajouter.`,
  },
  'applicants/cv_unreadable': {
    status: 422,
    message: 'Ce CV ne se lit pas dans la page. Téléchargez-le pour l’ouvrir.',
  },
})
