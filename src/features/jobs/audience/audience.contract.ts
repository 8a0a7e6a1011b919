import * as z from 'zod'
import { doneOutput, endpoint, id } from '#platform/contract.ts'
import { sources, steps } from './audience.rules.ts'

export const countView = endpoint({
  method: 'POST',
  path: '/v1/jobs/:id/view',
  access: 'public',
  summary:
    'Compte une lecture d’une offre en ligne, une fois par lecteur et par jour, sans rien garder du lecteur. Les robots et l’entreprise elle-même ne comptent pas.',
  input: z.object({
    id,
    source: z.enum(sources, { error: 'Une provenance connue.' }).default('direct'),
    step: z.enum(steps, { error: 'page ou formulaire.' }).default('page'),
  }),
  output: doneOutput,
})
