import * as z from 'zod'
import { sessionPays } from '#features/reference/reference.contract.ts'
import { endpoint } from '#platform/contract.ts'

export const suggestionKinds = ['metier', 'entreprise', 'ville', 'region'] as const

export const suggest = endpoint({
  method: 'GET',
  path: '/v1/jobs/suggestions',
  access: 'public',
  summary:
    'Completions for the two search fields (job titles and companies, or cities and regions), with live job counts.',
  input: z.object({
    field: z.enum(['quoi', 'ou'], { error: 'Le champ doit être quoi ou ou.' }),
    q: z.string({ error: 'Écrivez au moins une lettre.' }).max(100, { error: 'Cent caractères au plus.' }),
    session_pays: sessionPays,
  }),
  output: z.object({
    data: z.array(z.object({ kind: z.enum(suggestionKinds), label: z.string(), jobs_count: z.int() })),
  }),
  publicFor: 10,
})
