import * as z from 'zod'
import { sessionPays } from '#features/reference/reference.contract.ts'
import { doneOutput, endpoint, noInput } from '#platform/contract.ts'

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
        photo: z.string().nullable(),
      }),
    ),
  }),
  publicFor: 10,
})

export const removeOwnPhoto = endpoint({
  method: 'DELETE',
  path: '/v1/users/photo',
  access: 'member',
  summary: 'Supprime sa propre photo. Une photo s’envoie par PUT à /fichiers/photo.',
  input: noInput,
  output: doneOutput,
})
