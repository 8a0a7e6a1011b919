import * as z from 'zod'
import { email } from '#features/accounts/account-fields.contract.ts'
import { doneOutput, endpoint, id } from '#platform/contract.ts'
import { askedFrom } from './newsletter.rules.ts'
import { newsletterFaults as faults } from './newsletter.texts.ts'

export const subscribe = endpoint({
  method: 'POST',
  path: '/v1/news/subscribe',
  access: 'public',
  summary:
    'Demande la lettre hebdomadaire. Un lien est envoyé à l’adresse et l’abonnement commence quand il est confirmé\u202f; un membre connecté, à sa propre adresse confirmée, est abonné aussitôt.',
  input: z.object({
    email,
    consent: z.boolean({ error: faults.consent }).refine(Boolean, { error: faults.consent }),
    /** The form it was asked from, for the proof. */
    from: z.enum(askedFrom, { error: faults.from }).default('api'),
  }),
  output: doneOutput.extend({ state: z.enum(['to_confirm', 'confirmed']) }),
})

const key = z.string({ error: faults.link }).min(20, { error: faults.link }).max(200)

export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/v1/news/subscribe/confirm',
  access: 'public',
  summary: 'Confirme un abonnement à la lettre par la clé de l’e-mail, qui sert une fois.',
  input: z.object({ token: key }),
  output: doneOutput,
})

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/v1/news/unsubscribe',
  access: 'public',
  summary: 'Met fin à un abonnement à la lettre par la clé de ses e-mails.',
  input: z.object({ id, key }),
  output: doneOutput,
})
