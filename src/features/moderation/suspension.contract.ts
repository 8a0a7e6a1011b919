import * as z from 'zod'
import { day, doneOutput, endpoint, id } from '#platform/contract.ts'
import { flags } from '#platform/flags.ts'
import { actList, decisionReason } from './moderation.contract.ts'
import { accountTexts } from './moderation.texts.ts'

export const readAccountCase = endpoint({
  method: 'GET',
  path: '/v1/admin/accounts/:id',
  access: 'administrator',
  summary: 'Un compte, tel que les administrateurs le voient, avec ce qui a été décidé à son sujet.',
  input: z.object({ id }),
  output: z.object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    role: z.enum(['candidate', 'recruiter', 'administrator']),
    company: z.string(),
    created_at: z.string(),
    verified: z.boolean(),
    flags: z.array(z.enum(flags)),
    suspended_at: z.string().nullable(),
    suspended_until: z.string().nullable(),
    suspension_reason: z.string().nullable(),
    own: z.boolean(),
    acts: actList,
  }),
})

export const suspendAccount = endpoint({
  method: 'POST',
  path: '/v1/admin/accounts/:id/suspension',
  access: 'administrator',
  summary: 'Suspend un compte, avec un motif envoyé par e-mail\u202f; jusqu’à un jour, ou jusqu’à nouvelle décision.',
  input: z.object({
    id,
    reason: decisionReason,
    until: z.union([z.literal(''), day(accountTexts.untilWrong)], { error: accountTexts.untilWrong }).default(''),
  }),
  output: doneOutput,
})

export const restoreAccount = endpoint({
  method: 'POST',
  path: '/v1/admin/accounts/:id/restoration',
  access: 'administrator',
  summary: 'Met fin à la suspension d’un compte.',
  input: z.object({ id, reason: decisionReason }),
  output: doneOutput,
})

export const setFlag = endpoint({
  method: 'PUT',
  path: '/v1/admin/accounts/:id/flags/:flag',
  access: 'administrator',
  summary: 'Donne un droit à un membre, ou le lui retire\u202f: la modération, la rédaction.',
  input: z.object({
    id,
    flag: z.enum(flags, { error: `Un droit parmi\u00a0: ${flags.join(', ')}.` }),
    given: z.boolean(),
  }),
  output: doneOutput,
})
