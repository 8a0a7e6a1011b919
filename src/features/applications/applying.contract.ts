import * as z from 'zod'
import { email, line, phone, short } from '#features/accounts/account-fields.contract.ts'
import { doneOutput, endpoint, id } from '#platform/contract.ts'
import { civilities, LONGEST_MESSAGE, shownStatuses } from './applications.rules.ts'
import { applicationFaults as faults } from './applications.texts.ts'

/** The id of a file that was sent and waits for its form. */
const sentFile = (missing: string) => z.string({ error: missing }).regex(/^[\w-]{22}$/, { error: missing })
const letterFile = z.union([z.literal(''), sentFile(faults.letter)], { error: faults.letter }).default('')
const message = line(LONGEST_MESSAGE).default('')

const state = z.enum(['none', 'sent', 'to_confirm', 'withdrawn'])

const applied = doneOutput.extend({
  id: z.int(),
  state,
  /** Whether it had been sent before. */
  known: z.boolean(),
})

export const applyAsMember = endpoint({
  method: 'POST',
  path: '/v1/applications',
  access: 'candidate',
  summary:
    'Postule à une offre avec l’un de ses CV. Deux fois la même ne font qu’une candidature\u202f; l’en-tête Idempotency-Key rend la même réponse.',
  input: z.object({
    job_id: id,
    cv_id: z.preprocess((given) => (given === '' ? undefined : given), id.optional()),
    message,
    letter_file: letterFile,
  }),
  output: applied,
})

export const applyAsVisitor = endpoint({
  method: 'POST',
  path: '/v1/applications/visitor',
  access: 'public',
  summary:
    'Postule à une offre sans compte. Le CV s’envoie d’abord par PUT à /fichiers/cv-visiteur\u202f; la candidature part quand le lien de l’accusé de réception est ouvert. L’en-tête Idempotency-Key permet de répéter l’appel sans risque.',
  input: z.object({
    job_id: id,
    civility: z.preprocess(
      (given) => (given === '' ? undefined : given),
      z.enum(civilities, { error: 'Mlle, Mme ou M.' }).optional(),
    ),
    last_name: short('Le nom est requis'),
    first_name: short('Le prénom est requis'),
    email,
    phone: phone.default(''),
    cv_file: sentFile(faults.cv),
    message,
    letter_file: letterFile,
  }),
  output: applied,
})

export const confirmApplication = endpoint({
  method: 'POST',
  path: '/v1/applications/confirm',
  access: 'public',
  summary: 'Transmet une candidature par la clé de son accusé de réception.',
  input: z.object({ token: z.string({ error: 'Lien incomplet.' }).min(20, { error: 'Lien incomplet.' }).max(200) }),
  output: doneOutput.extend({ known: z.boolean(), poste: z.string(), entreprise: z.string() }),
})

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/v1/applications/resend',
  access: 'public',
  summary: 'Renvoie le lien de sa candidature qui attend d’être confirmée.',
  input: z.object({ job_id: id }),
  output: doneOutput,
})

export const readApplicationTo = endpoint({
  method: 'GET',
  path: '/v1/jobs/:id/application',
  access: 'public',
  summary: 'Où en est sa propre candidature à une offre.',
  input: z.object({ id }),
  output: z.object({
    state,
    application_id: z.int().nullable(),
    email: z.string().nullable(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    at: z.string().nullable(),
    /** Until when its link is good. */
    until: z.string().nullable(),
    statut: z.enum(shownStatuses).nullable(),
    step: z.int(),
    refused: z.boolean(),
  }),
})
