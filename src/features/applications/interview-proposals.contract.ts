import * as z from 'zod'
import { line } from '#features/accounts/account-fields.contract.ts'
import { doneOutput, endpoint, id, moment } from '#platform/contract.ts'
import { LONGEST_REMINDER } from './applications.rules.ts'
import { applicationFaults as faults } from './applications.texts.ts'

/** What the mail about a proposal carries. */
const keyed = { id, key: z.string({ error: 'La clé de l’e-mail.' }).max(100, { error: 'La clé de l’e-mail.' }) }

export const readProposal = endpoint({
  method: 'GET',
  path: '/v1/interview-proposals',
  access: 'public',
  summary: 'Les créneaux d’entretien proposés à qui a postulé sans compte, par la clé de l’e-mail.',
  input: z.object(keyed),
  output: z.object({
    application_id: z.int(),
    job_id: z.int(),
    poste: z.string(),
    entreprise: z.string(),
    answered: z.boolean(),
    /** When the interview is, once a moment was picked. */
    at: z.string().nullable(),
    place: z.string(),
    slots: z.array(z.string()),
  }),
})

export const pickProposal = endpoint({
  method: 'POST',
  path: '/v1/interview-proposals/pick',
  access: 'public',
  summary: 'Choisit l’un des créneaux proposés, par la clé de l’e-mail.',
  input: z.object({ ...keyed, at: moment(faults.slot, { offset: true }) }),
  output: doneOutput.extend({ at: z.string() }),
})

export const declineProposal = endpoint({
  method: 'POST',
  path: '/v1/interview-proposals/decline',
  access: 'public',
  summary: 'Dit qu’aucun des créneaux proposés ne convient, par la clé de l’e-mail.',
  input: z.object({ ...keyed, word: line(LONGEST_REMINDER).default('') }),
  output: doneOutput,
})
