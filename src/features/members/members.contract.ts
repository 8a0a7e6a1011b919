import * as z from 'zod'
import { sessionPays } from '#features/reference/reference.contract.ts'
import { endpoint } from '#platform/contract.ts'

export const readMembersTeaser = endpoint({
  method: 'GET',
  path: '/v1/members/teaser',
  access: 'public',
  summary: 'Combien il y a de membres, et quatre de ceux qui se montrent à tous.',
  input: z.object({ session_pays: sessionPays }),
  output: z.object({
    total: z.int(),
    data: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        initials: z.string(),
        title: z.string(),
        place: z.string(),
        verified: z.boolean(),
      }),
    ),
  }),
  publicFor: 10,
})
