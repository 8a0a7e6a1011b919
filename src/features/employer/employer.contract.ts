import * as z from 'zod'
import { doneOutput, endpoint, noInput } from '#platform/contract.ts'

export const readOwnCompany = endpoint({
  method: 'GET',
  path: '/v1/employer/company',
  access: 'recruiter',
  summary: 'L’entreprise pour laquelle un recruteur agit.',
  input: noInput,
  output: z.object({
    company: z
      .object({
        id: z.int(),
        name: z.string(),
        logo: z.string(),
        monogram: z.string().nullable(),
        live_jobs: z.int(),
      })
      .nullable(),
  }),
})

export const removeOwnLogo = endpoint({
  method: 'DELETE',
  path: '/v1/employer/logo',
  access: 'recruiter',
  summary:
    'Supprime le logo de l’entreprise pour laquelle un recruteur agit. Un logo s’envoie par PUT à /fichiers/logo.',
  input: noInput,
  output: doneOutput,
})
