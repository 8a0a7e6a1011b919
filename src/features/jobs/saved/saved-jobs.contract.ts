import * as z from 'zod'
import { doneOutput, endpoint, id, noInput, wireInt } from '#platform/contract.ts'
import { namedJob } from '../jobs.contract.ts'
import { MOST_SAVED } from './saved-jobs.rules.ts'

const MOST_AT_ONCE = 100
const howMany = `De 1 à ${MOST_AT_ONCE}.`

/** Numbers of jobs, last saved first. */
const savedIds = z.object({ data: z.array(z.int()) })

export const listSavedJobs = endpoint({
  method: 'GET',
  path: '/v1/saved-jobs',
  access: 'member',
  summary: 'Ses offres sauvegardées, la dernière d’abord\u202f; celles qui sont closes restent, marquées.',
  input: z.object({
    limit: wireInt(howMany).min(1, { error: howMany }).max(MOST_AT_ONCE, { error: howMany }).default(MOST_AT_ONCE),
  }),
  output: z.object({ total: z.int(), data: z.array(namedJob.extend({ saved_at: z.string() })) }),
})

export const listSavedIds = endpoint({
  method: 'GET',
  path: '/v1/saved-jobs/ids',
  access: 'member',
  summary: 'Les identifiants de ses offres sauvegardées, la dernière d’abord.',
  input: noInput,
  output: savedIds,
})

export const saveJob = endpoint({
  method: 'PUT',
  path: '/v1/saved-jobs/:id',
  access: 'member',
  summary: 'Sauvegarde une offre. Deux fois la même ne changent rien.',
  input: z.object({ id }),
  output: doneOutput,
})

export const removeSavedJob = endpoint({
  method: 'DELETE',
  path: '/v1/saved-jobs/:id',
  access: 'member',
  summary: 'Retire une offre de ses offres sauvegardées.',
  input: z.object({ id }),
  output: doneOutput,
})

export const mergeSavedJobs = endpoint({
  method: 'POST',
  path: '/v1/saved-jobs/merge',
  access: 'member',
  summary: 'Ajoute à ses offres sauvegardées celles qu’un navigateur gardait, la dernière d’abord.',
  input: z.object({
    ids: z.array(id).max(MOST_SAVED, { error: `${MOST_SAVED} identifiants au plus.` }),
  }),
  output: savedIds,
})
