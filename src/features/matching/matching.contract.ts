import * as z from 'zod'
import { namedJob } from '#features/jobs/jobs.contract.ts'
import { endpoint, id, wireInt } from '#platform/contract.ts'
import { matchCriteria } from './matching.rules.ts'

const MOST_MATCHES = 20
const howMany = `De 1 à ${MOST_MATCHES}.`
const criterion = z.enum(matchCriteria)

/** Point by point; `points` is null where one side left it open, which counts neither for nor against. */
const match = z.object({
  /** Out of 100, over what can be judged. */
  total: z.int().nullable(),
  points: z.array(z.object({ criterion, points: z.int().nullable(), most: z.int(), reason: z.string() })),
  /** Skills that the job asks for beyond those of the profile. */
  missing_skills: z.array(z.string()),
})

const toldSoFar = {
  /** Whether enough is known of what is looked for. */
  enough: z.boolean(),
  /** What is not known yet, the weightiest first. */
  untold: z.array(criterion),
}

export const listMatches = endpoint({
  method: 'GET',
  path: '/v1/users/matches',
  access: 'candidate',
  summary: 'Les offres en ligne qui correspondent le mieux à sa recherche, chaque point avec sa raison.',
  input: z.object({
    limit: wireInt(howMany).min(1, { error: howMany }).max(MOST_MATCHES, { error: howMany }).default(10),
  }),
  output: z.object({ ...toldSoFar, data: z.array(z.object({ job: namedJob, saved: z.boolean(), match })) }),
})

export const readMatch = endpoint({
  method: 'GET',
  path: '/v1/jobs/:id/match',
  access: 'candidate',
  summary: 'Ce qui, dans une offre en ligne ou close, correspond à sa recherche, point par point.',
  input: z.object({ id }),
  output: z.object({ ...toldSoFar, match }),
})
