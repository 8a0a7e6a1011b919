import type { ChosenEvent } from '#features/notifications/notifications.rules.ts'
import { writeList } from '#platform/list-writing.ts'
import { defineRefusals } from '#platform/refusals.ts'

export const SHORTEST_REVIEW = 50
export const LONGEST_REVIEW = 3_000
export const SHORTEST_ANSWER = 20
export const LONGEST_ANSWER = 2_000

/** What gives somebody the right to review a company, the surest first. */
export type Basis = 'applied' | 'verified' | 'declared'

/** Where a review stands: not read yet, for everybody to read, or refused or hidden by a decision. */
export const reviewStates = ['pending', 'published', 'hidden'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Why a candidate may not review a company. */
export const reviewObstacles = ['unconfirmed', 'stranger'] as const
export type ReviewObstacle = (typeof reviewObstacles)[number]

/** As acts, cases and addresses call a review, and the answer to one. */
export const REVIEW_KIND = 'review'
export const ANSWER_KIND = 'review_answer'
export const REVIEW_WORD = 'avis'
export const ANSWER_WORD = 'reponse-avis'

export const ownReviewsPath = '/espace-recruteurs/avis'
/** The tab of a company's page, where its reviews are. */
export const reviewsAddress = (companyId: number, page = 1): string =>
  writeList(`/entreprise/${companyId}`, { onglet: 'avis' }, page)

export const reviewEvent: ChosenEvent = {
  event: 'company-review',
  label: 'Avis sur votre entreprise',
  role: 'recruiter',
}
export const reviewAnswerEvent: ChosenEvent = {
  event: 'review-answer',
  label: 'Réponses à vos avis',
  role: 'candidate',
}

export const reviewRefusals = defineRefusals({
  'reviews/not_found': { status: 404, message: 'Cet avis n’existe pas, ou n’est plus affiché.' },
  'reviews/unconfirmed': {
    status: 403,
    message: 'Confirmez d’abord votre adresse e-mail, par le lien que nous vous avons envoyé.',
  },
  'reviews/stranger': {
    status: 403,
    message:
      'Seuls les membres qui ont candidaté dans cette entreprise ou y ont travaillé peuvent donner leur avis sur elle.',
  },
  'reviews/already': {
    status: 409,
    message: 'Vous avez déjà donné votre avis sur cette entreprise. Vous pouvez le modifier.',
  },
  'reviews/answered': {
    status: 409,
    message: 'L’entreprise a répondu à votre avis\u202f: il ne se modifie plus. Vous pouvez le supprimer.',
  },
  'reviews/answered_once': { status: 409, message: 'Votre entreprise a déjà répondu à cet avis.' },
})
