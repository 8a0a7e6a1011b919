import * as z from 'zod'
import { doneOutput, endpoint, id, noInput } from '#platform/contract.ts'

export const cv = z.object({
  id: z.int(),
  name: z.string(),
  bytes: z.int(),
  address: z.string(),
  is_default: z.boolean(),
  created_at: z.string(),
})

export const listCvs = endpoint({
  method: 'GET',
  path: '/v1/cvs',
  access: 'candidate',
  summary: 'Ses CV, celui par défaut d’abord. Un CV s’envoie par PUT à /fichiers/cv.',
  input: noInput,
  output: z.object({ data: z.array(cv) }),
})

export const setDefaultCv = endpoint({
  method: 'PUT',
  path: '/v1/cvs/:id/default',
  access: 'candidate',
  summary: 'Propose l’un de ses CV en premier.',
  input: z.object({ id }),
  output: doneOutput,
})

export const removeCv = endpoint({
  method: 'DELETE',
  path: '/v1/cvs/:id',
  access: 'candidate',
  summary: 'Supprime l’un de ses CV. Les candidatures déjà envoyées gardent le leur.',
  input: z.object({ id }),
  output: doneOutput,
})
