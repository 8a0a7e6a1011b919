import * as z from 'zod'
import { sessionPays } from '#features/reference/reference.contract.ts'
import { endpoint } from '#platform/contract.ts'

export const suggestionKinds = [
  'metier',
  'entreprise',
  'competence',
  'ville',
  'quartier',
  'departement',
  'region',
  'pays',
] as const

export const suggest = endpoint({
  method: 'GET',
  path: '/v1/jobs/suggestions',
  access: 'public',
  summary:
    'Ce qui complète les deux champs de recherche (métiers, entreprises et compétences, ou lieux), avec le nombre d’offres en ligne.',
  input: z.object({
    field: z.enum(['quoi', 'ou'], { error: 'Le champ doit être quoi ou ou.' }),
    q: z.string({ error: 'Écrivez au moins une lettre.' }).max(100, { error: 'Cent caractères au plus.' }),
    session_pays: sessionPays,
  }),
  output: z.object({
    data: z.array(
      z.object({
        kind: z.enum(suggestionKinds),
        label: z.string(),
        jobs_count: z.int(),
        /** The country of a place that lies in another one. */
        country: z.string().nullable(),
      }),
    ),
  }),
  publicFor: 10,
})
