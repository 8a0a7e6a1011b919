import * as z from 'zod'
import { endpoint, noInput } from '#platform/contract.ts'
import { difference } from '../cv-text/differences.rules.ts'
import { jsonResume } from './json-resume.rules.ts'

export const readCvAsJson = endpoint({
  method: 'GET',
  path: '/v1/users/cv.json',
  access: 'candidate',
  summary: 'Son propre profil au format JSON Resume (1.0.0).',
  input: noInput,
  output: jsonResume,
})

export const readCvAsPdf = endpoint({
  method: 'GET',
  path: '/v1/users/cv/pdf',
  access: 'candidate',
  summary: 'Son propre profil en un CV à envoyer\u202f: un PDF, en base64.',
  input: noInput,
  output: z.object({ name: z.string(), content: z.string() }),
})

export const importCv = endpoint({
  method: 'POST',
  path: '/v1/users/cv/import',
  access: 'candidate',
  summary: 'Ce qu’un fichier JSON Resume dit que le profil ne dit pas. Rien n’est changé.',
  input: z.object({
    // An object, or the text of a file.
    resume: z.unknown(),
  }),
  output: z.object({ data: z.array(difference) }),
})
