import * as z from 'zod'
import { answers } from '#features/jobs/lifetime/lifetime.rules.ts'
import { doneOutput, endpoint, id } from '#platform/contract.ts'

const key = z.string({ error: 'La clé de l’e-mail.' }).max(100, { error: 'La clé de l’e-mail.' })

export const readJobQuestion = endpoint({
  method: 'GET',
  path: '/v1/job-questions',
  access: 'public',
  summary: 'Ce qu’un e-mail demande d’une offre à son auteur, par la clé de cet e-mail.',
  input: z.object({ id, key }),
  output: z.object({
    job_id: z.int(),
    title: z.string(),
    kind: z.enum(['ouverte', 'fin']),
    valid_through: z.string(),
    answers: z.array(z.enum(answers)),
  }),
})

export const answerJobQuestion = endpoint({
  method: 'POST',
  path: '/v1/job-questions',
  access: 'public',
  summary: 'Répond une fois à ce qu’un e-mail demande d’une offre, par la clé de cet e-mail.',
  input: z.object({ id, key, answer: z.enum(answers, { error: 'Une réponse de la liste.' }) }),
  output: doneOutput,
})
