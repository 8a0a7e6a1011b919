import * as z from 'zod'
import { doneOutput, endpoint, id, noInput } from '#platform/contract.ts'

export const readSeenCount = endpoint({
  method: 'GET',
  path: '/v1/seen-jobs/count',
  access: 'candidate',
  summary: 'Combien d’offres on a consultées, connecté, depuis douze mois.',
  input: noInput,
  output: z.object({ count: z.int() }),
})

export const seeJob = endpoint({
  method: 'PUT',
  path: '/v1/seen-jobs/:id',
  access: 'candidate',
  summary: 'Note qu’on a consulté une offre.',
  input: z.object({ id }),
  output: doneOutput,
})
