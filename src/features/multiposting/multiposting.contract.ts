import * as z from 'zod'
import { doneOutput, endpoint, id, keyScopes, noInput, requiredText } from '#platform/contract.ts'
import { page, pagination } from '#platform/pagination.ts'
import { jobFields } from '#features/jobs/publishing/publishing.contract.ts'
import { jobStatuses } from '#features/jobs/jobs.rules.ts'
import { multipostingTexts } from './multiposting.texts.ts'
import { feedFormats, feedTypes, importStates, itemOutcomes } from './multiposting.rules.ts'

const reference = requiredText(100, 'Donnez la référence de l’offre dans votre système.')

const key = z.object({
  id: z.int(),
  name: z.string(),
  hint: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  made_by: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
})

export const listKeys = endpoint({
  method: 'GET',
  path: '/v1/multiposting/keys',
  access: 'recruiter',
  summary: 'Les clés de son entreprise\u202f: noms, droits et derniers usages.',
  input: noInput,
  output: z.object({ data: z.array(key) }),
})

export const makeKey = endpoint({
  method: 'POST',
  path: '/v1/multiposting/keys',
  access: 'recruiter',
  summary: 'Crée une clé pour son entreprise. Elle n’est montrée que dans cette réponse.',
  input: z.object({
    name: requiredText(60, 'Donnez un nom à la clé.'),
    scopes: z
      .preprocess(
        (given) => (typeof given === 'string' ? given.split(',') : given),
        z
          .array(z.enum(keyScopes, { error: 'Un droit de la liste.' }))
          .min(1, { error: 'Choisissez au moins un droit.' }),
      )
      .transform((scopes) => [...new Set(scopes)]),
  }),
  output: doneOutput.extend({ id: z.int(), key: z.string() }),
})

export const revokeKey = endpoint({
  method: 'DELETE',
  path: '/v1/multiposting/keys/:id',
  access: 'recruiter',
  summary: 'Révoque une clé de son entreprise, pour toujours.',
  input: z.object({ id }),
  output: doneOutput,
})

export const feedItem = jobFields.extend({ reference })
export type FeedItem = z.output<typeof feedItem>

export const putJob = endpoint({
  method: 'POST',
  path: '/v1/multiposting/jobs',
  access: 'recruiter',
  scope: 'jobs:write',
  summary:
    'Publie une offre, ou la modifie si sa référence est connue\u202f; la même envoyée deux fois ne change rien. 1\u00a0crédit la première fois.',
  input: feedItem,
  output: doneOutput.extend({ id: z.int(), resultat: z.enum(itemOutcomes), statut: z.enum(jobStatuses) }),
})

export const removeJob = endpoint({
  method: 'DELETE',
  path: '/v1/multiposting/jobs/:reference',
  access: 'recruiter',
  scope: 'jobs:write',
  summary: 'Supprime l’offre de son entreprise qui porte cette référence.',
  input: z.object({ reference }),
  output: doneOutput,
})

export const listSentJobs = endpoint({
  method: 'GET',
  path: '/v1/multiposting/jobs',
  access: 'recruiter',
  scope: 'jobs:read',
  summary: 'Les offres de son entreprise qui ont une référence.',
  input: z.object(page(50)),
  output: z.object({
    data: z.array(
      z.object({
        reference: z.string(),
        id: z.int(),
        titre: z.string(),
        statut: z.enum(jobStatuses),
        valid_through: z.string().nullable(),
      }),
    ),
    pagination,
  }),
})

const progress = z.object({
  id: z.int(),
  format: z.enum(feedFormats),
  complet: z.boolean(),
  etat: z.enum(importStates),
  total: z.int(),
  faites: z.int(),
  creees: z.int(),
  modifiees: z.int(),
  inchangees: z.int(),
  refusees: z.int(),
  fermees: z.int(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
})

export const sendFeed = endpoint({
  method: 'POST',
  path: '/v1/multiposting/import',
  access: 'recruiter',
  scope: 'jobs:write',
  summary:
    'Reçoit un flux d’offres, JSON ou XML (balises «\u202fjob\u202f» d’Indeed), puis les publie une à une. Avec complet=true, les offres qui n’y sont plus sont fermées.',
  input: z.object({
    complet: z
      .enum(['true', 'false'], { error: 'true ou false.' })
      .default('false')
      .transform((said) => said === 'true'),
  }),
  takes: feedTypes,
  output: doneOutput.extend({ id: z.int(), total: z.int() }),
})

export const importFile = endpoint({
  method: 'POST',
  path: '/v1/multiposting/import-file',
  access: 'recruiter',
  summary: 'Importe un flux envoyé d’abord par PUT à /fichiers/flux, comme le ferait son envoi direct.',
  input: z.object({
    file: z.string({ error: multipostingTexts.noFile }).regex(/^[\w-]{22}$/, { error: multipostingTexts.noFile }),
    complet: z.boolean({ error: 'Oui ou non.' }).default(false),
  }),
  output: doneOutput.extend({ id: z.int(), total: z.int() }),
})

export const listImports = endpoint({
  method: 'GET',
  path: '/v1/multiposting/imports',
  access: 'recruiter',
  scope: 'jobs:read',
  summary: 'Les flux que son entreprise a envoyés, le dernier d’abord.',
  input: z.object(page(10)),
  output: z.object({ data: z.array(progress), pagination }),
})

export const readImport = endpoint({
  method: 'GET',
  path: '/v1/multiposting/imports/:id',
  access: 'recruiter',
  scope: 'jobs:read',
  summary: 'Où en est un flux.',
  input: z.object({ id }),
  output: progress,
})

export const listItems = endpoint({
  method: 'GET',
  path: '/v1/multiposting/imports/:id/lines',
  access: 'recruiter',
  scope: 'jobs:read',
  summary: 'Ce qu’est devenue chaque offre d’un flux, et pourquoi.',
  input: z.object({
    id,
    resultat: z.enum(itemOutcomes, { error: 'Un résultat de la liste.' }).optional(),
    ...page(50),
  }),
  output: z.object({
    data: z.array(
      z.object({
        /** Its place in the feed, from 1 on. */
        id: z.int(),
        reference: z.string(),
        titre: z.string(),
        resultat: z.enum(itemOutcomes).nullable(),
        raison: z.string(),
        offre_id: z.int().nullable(),
      }),
    ),
    pagination,
  }),
})
