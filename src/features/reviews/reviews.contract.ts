import * as z from 'zod'
import { doneOutput, endpoint, id, wireInt } from '#platform/contract.ts'
import { page, pagination } from '#platform/pagination.ts'
import {
  LONGEST_ANSWER,
  LONGEST_REVIEW,
  reviewObstacles,
  reviewStates,
  SHORTEST_ANSWER,
  SHORTEST_REVIEW,
} from './reviews.rules.ts'
import { reviewFaults as faults } from './reviews.texts.ts'

const PER_PAGE = 10

/** The month alone: a day would say more than that. */
const month = z.string()

const shownReview = z.object({
  id: z.int(),
  stars: z.int(),
  text: z.string(),
  month,
  answer: z.object({ text: z.string(), month }).nullable(),
})
export type ShownReview = z.output<typeof shownReview>

const list = {
  /** Null, as the number is, while there are fewer reviews than are shown. */
  rating: z.number().nullable(),
  reviews_count: z.int().nullable(),
  data: z.array(shownReview),
  pagination,
}

export const listReviews = endpoint({
  method: 'GET',
  path: '/v1/companies/:id/reviews',
  access: 'public',
  summary:
    'Les avis sur une entreprise, sans leurs auteurs, à partir de 5\u202f; en dessous rien n’est dit, pas même leur nombre.',
  input: z.object({ id, ...page(PER_PAGE, 50) }),
  output: z.object(list),
})

export const readOwnReview = endpoint({
  method: 'GET',
  path: '/v1/companies/:id/review',
  access: 'candidate',
  summary: 'Son propre avis sur une entreprise, et si on peut en donner un.',
  input: z.object({ id }),
  output: z.object({
    /** Why one may not; null if one may. */
    why_not: z.enum(reviewObstacles).nullable(),
    review: z
      .object({
        id: z.int(),
        stars: z.int(),
        text: z.string(),
        state: z.enum(reviewStates),
        /** Whether the company has answered: it cannot be changed any more. */
        answered: z.boolean(),
      })
      .nullable(),
  }),
})

/** Counted as the database counts them. */
const within = (shortest: number, longest: number, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .refine((typed) => Array.from(typed).length >= shortest, {
      error: `${missing} ${shortest}\u00a0caractères au moins.`,
    })
    .max(longest, { error: `${longest} caractères au plus.` })

const written = {
  id,
  stars: wireInt(faults.stars).min(1, { error: faults.stars }).max(5, { error: faults.stars }),
  text: within(SHORTEST_REVIEW, LONGEST_REVIEW, faults.text),
}

export const writeReview = endpoint({
  method: 'POST',
  path: '/v1/companies/:id/review',
  access: 'candidate',
  summary: 'Donne son avis sur une entreprise, une fois\u202f: il est lu avant d’être publié.',
  input: z.object(written),
  output: doneOutput,
})

export const changeReview = endpoint({
  method: 'PUT',
  path: '/v1/companies/:id/review',
  access: 'candidate',
  summary: 'Modifie son avis\u202f: il est relu avant d’être publié de nouveau.',
  input: z.object(written),
  output: doneOutput,
})

export const deleteReview = endpoint({
  method: 'DELETE',
  path: '/v1/companies/:id/review',
  access: 'candidate',
  summary: 'Supprime son avis sur une entreprise, et la réponse qu’il a reçue.',
  input: z.object({ id }),
  output: doneOutput,
})

export const listCompanyReviews = endpoint({
  method: 'GET',
  path: '/v1/employer/reviews',
  access: 'recruiter',
  summary: 'Les avis sur sa propre entreprise, tels que tout le monde les lit.',
  input: z.object(page(PER_PAGE, 50)),
  output: z.object({ company_id: z.int().nullable(), ...list }),
})

export const answerReview = endpoint({
  method: 'POST',
  path: '/v1/employer/reviews/:id/answer',
  access: 'recruiter',
  summary: 'Répond à un avis au nom de l’entreprise, une fois.',
  input: z.object({ id, text: within(SHORTEST_ANSWER, LONGEST_ANSWER, faults.answer) }),
  output: doneOutput,
})
