import * as z from 'zod'
import { doneOutput, endpoint, id, noInput, requiredText } from '#platform/contract.ts'
import { page, pagination } from '#platform/pagination.ts'
import { PER_PAGE, profileCard } from './sourcing.contract.ts'
import { LONGEST_NAME, LONGEST_NOTE } from './sourcing.rules.ts'

const name = requiredText(LONGEST_NAME, 'Donnez un nom.')

/** How many of a list are to be seen, and how many are no longer. */
const counted = { id: z.int(), name: z.string(), profiles_count: z.int(), hidden_count: z.int() }

export const listProfileLists = endpoint({
  method: 'GET',
  path: '/v1/employer/profile-lists',
  access: 'recruiter',
  summary: 'Les viviers de l’entreprise, avec le nombre de profils encore visibles et de ceux qui ne le sont plus.',
  input: noInput,
  output: z.object({ data: z.array(z.object(counted)) }),
})

export const createProfileList = endpoint({
  method: 'POST',
  path: '/v1/employer/profile-lists',
  access: 'recruiter',
  summary: 'Crée un vivier\u202f; avec profil, l’y range aussitôt.',
  input: z.object({ name, profile: id.optional() }),
  output: doneOutput.extend({ id: z.int() }),
})

export const renameProfileList = endpoint({
  method: 'PUT',
  path: '/v1/employer/profile-lists/:id',
  access: 'recruiter',
  summary: 'Renomme un vivier.',
  input: z.object({ id, name }),
  output: doneOutput,
})

export const deleteProfileList = endpoint({
  method: 'DELETE',
  path: '/v1/employer/profile-lists/:id',
  access: 'recruiter',
  summary: 'Supprime un vivier. Les profils débloqués le restent.',
  input: z.object({ id }),
  output: doneOutput,
})

export const readProfileList = endpoint({
  method: 'GET',
  path: '/v1/employer/profile-lists/:id',
  access: 'recruiter',
  summary: 'Les profils d’un vivier qui se laissent encore trouver, le dernier rangé d’abord, chacun avec sa note.',
  input: z.object({ id, ...page(PER_PAGE, 50) }),
  output: z.object({
    ...counted,
    data: z.array(profileCard.extend({ note: z.string(), added_at: z.iso.datetime() })),
    pagination,
  }),
})

export const keepInList = endpoint({
  method: 'PUT',
  path: '/v1/employer/profile-lists/:id/profiles/:profile',
  access: 'recruiter',
  summary: 'Range un profil dans un vivier, ou en change la note.',
  input: z.object({
    id,
    profile: id,
    note: z
      .string({ error: 'Un texte est attendu.' })
      .trim()
      .max(LONGEST_NOTE, { error: `${LONGEST_NOTE} caractères au plus.` })
      .optional(),
  }),
  output: doneOutput,
})

export const removeFromList = endpoint({
  method: 'DELETE',
  path: '/v1/employer/profile-lists/:id/profiles/:profile',
  access: 'recruiter',
  summary: 'Retire un profil d’un vivier.',
  input: z.object({ id, profile: id }),
  output: doneOutput,
})

export const listProfileSearches = endpoint({
  method: 'GET',
  path: '/v1/employer/profile-searches',
  access: 'recruiter',
  summary: 'Les recherches de profils que l’entreprise garde, la dernière d’abord.',
  input: noInput,
  output: z.object({ data: z.array(z.object({ id: z.int(), name: z.string(), search: z.string() })) }),
})

export const saveProfileSearch = endpoint({
  method: 'POST',
  path: '/v1/employer/profile-searches',
  access: 'recruiter',
  summary: 'Garde une recherche de profils, telle que son adresse la dit.',
  input: z.object({
    name,
    search: z.string({ error: 'Une adresse est attendue.' }).max(2_000, { error: '2 000 caractères au plus.' }),
  }),
  output: doneOutput.extend({ id: z.int() }),
})

export const deleteProfileSearch = endpoint({
  method: 'DELETE',
  path: '/v1/employer/profile-searches/:id',
  access: 'recruiter',
  summary: 'Ne garde plus une recherche de profils.',
  input: z.object({ id }),
  output: doneOutput,
})
