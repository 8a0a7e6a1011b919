import type { ChosenEvent } from '#features/notifications/notifications.rules.ts'
import { defineRefusals } from '#platform/refusals.ts'

/** How often a live job is asked about, and how long a question is meant for. */
export const ASK_EVERY_DAYS = 30
/** Days without an answer after which a question comes once more; so many days before its end a job is told of. */
export const WAIT_DAYS = 7
/** Jobs that one mail asks about. */
export const MOST_ASKED = 20

/** Whether it is still open, and whether it goes on after its end. */
export type QuestionKind = 'ouverte' | 'fin'
export const answers = ['ouverte', 'pourvue', 'fermer', 'prolonger'] as const
export type Answer = (typeof answers)[number]

/** What may be answered to a question. */
export const answersTo: Record<QuestionKind, readonly Answer[]> = {
  ouverte: ['ouverte', 'pourvue', 'fermer'],
  fin: ['prolonger', 'pourvue'],
}

const DAY = 86_400_000

/**
 * Since when a job should have been asked about: the last of its thirty days. Null where it is too young, where that was
 * more than a week ago, or where the mail about its end asks anyway.
 */
export function askedSince(publishedAt: Date, validThrough: Date, now: Date): Date | null {
  const rounds = Math.floor((now.getTime() - publishedAt.getTime()) / (ASK_EVERY_DAYS * DAY))
  const due = publishedAt.getTime() + rounds * ASK_EVERY_DAYS * DAY
  if (rounds < 1 || due < now.getTime() - WAIT_DAYS * DAY) return null
  return validThrough.getTime() <= now.getTime() + WAIT_DAYS * DAY ? null : new Date(due)
}

export const stillOpenEvent: ChosenEvent = {
  event: 'jobs_still_open',
  label: 'Offres à confirmer, «\u202fToujours ouverte\u202f?\u202f»',
  role: 'recruiter',
}
export const endingEvent: ChosenEvent = {
  event: 'jobs_ending',
  label: 'Offres qui arrivent à leur terme',
  role: 'recruiter',
}

/** Where the links of these mails lead. */
export const answerPath = '/offre-toujours-ouverte'

export const lifetimeRefusals = defineRefusals({
  'lifetime/link_over': {
    status: 410,
    message:
      'Ce lien n’est plus valable\u202f: il a déjà servi, ou l’offre a changé depuis. Ouvrez-la dans votre espace.',
  },
  'lifetime/ended': {
    status: 409,
    message: 'L’offre est terminée\u202f: la remettre en ligne coûte 1\u00a0crédit et se fait dans votre espace.',
  },
})
