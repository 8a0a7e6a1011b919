import * as z from 'zod'
import { doneOutput, endpoint, noInput } from '#platform/contract.ts'
import { short, phone, email, newPassword, confirmation, sameAsPassword } from './account-fields.contract.ts'
import { LONGEST_PASSWORD } from './accounts.rules.ts'

export const readAccount = endpoint({
  method: 'GET',
  path: '/v1/account',
  access: 'member',
  summary: 'What the settings page shows of one’s own account.',
  input: noInput,
  output: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    /** The address that would replace it, once confirmed. */
    pending_email: z.string().nullable(),
    phone: z.string(),
    country: z.string(),
    verified: z.boolean(),
    has_password: z.boolean(),
    role: z.enum(['candidate', 'recruiter', 'administrator']),
  }),
})

export const updateAccount = endpoint({
  method: 'PUT',
  path: '/v1/account',
  access: 'member',
  summary: 'Changes personal information.',
  input: z.object({
    firstName: short('Le prénom est requis'),
    lastName: short('Le nom est requis'),
    phone: phone.default(''),
    country: z.enum(['fr', 'be', 'lu', 'ch'], { error: 'Un pays de la liste.' }),
  }),
  output: doneOutput,
})

export const askEmailChange = endpoint({
  method: 'POST',
  path: '/v1/account/email',
  access: 'member',
  summary: 'Mails a link to another address, which replaces the present one when it is opened.',
  input: z.object({ email, password: z.string().max(LONGEST_PASSWORD).default('') }),
  output: doneOutput,
})

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/v1/account/email',
  access: 'member',
  summary: 'Keeps the present address: the link mailed to another one no longer works.',
  input: noInput,
  output: doneOutput,
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/v1/account/password',
  access: 'member',
  summary: 'Changes the password; every other session ends.',
  input: sameAsPassword(
    z.object({
      currentPassword: z.string().max(LONGEST_PASSWORD).default(''),
      password: newPassword,
      confirmPassword: confirmation,
    }),
  ),
  output: doneOutput,
})

export const keepCountry = endpoint({
  method: 'PUT',
  path: '/v1/account/country',
  access: 'member',
  summary: 'Keeps the chosen country on the account.',
  input: z.object({ country: z.enum(['fr', 'be', 'lu', 'ch'], { error: 'Un pays de la liste.' }) }),
  output: doneOutput,
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/v1/account/sessions',
  access: 'member',
  summary: 'Devices and programs signed in to one’s own account.',
  input: noInput,
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['browser', 'api']),
        device: z.string(),
        address: z.string(),
        created_at: z.string(),
        last_seen_at: z.string(),
        current: z.boolean(),
      }),
    ),
  }),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/v1/account/sessions/:id',
  access: 'member',
  summary: 'Ends one of one’s own sessions.',
  input: z.object({ id: z.uuid({ error: 'Un identifiant.' }) }),
  output: doneOutput,
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/v1/account/sessions',
  access: 'member',
  summary: 'Ends every session but this one.',
  input: noInput,
  output: doneOutput,
})

export const acceptTerms = endpoint({
  method: 'POST',
  path: '/v1/account/terms',
  access: 'member',
  summary: 'Accepts the terms of use in force, named by the day they began to count.',
  input: z.object({ version: z.iso.date({ error: 'La version des conditions, comme 2026-11-15.' }) }),
  output: doneOutput,
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/v1/account/export',
  access: 'member',
  summary: 'Everything kept about one’s own account.',
  input: noInput,
  output: z.record(z.string(), z.unknown()),
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/v1/account/deletion',
  access: 'member',
  summary: 'Deletes one’s own account at once and for good.',
  input: z.object({
    password: z.string().max(LONGEST_PASSWORD).default(''),
    confirmation: z.literal('SUPPRIMER', { error: 'Écrivez SUPPRIMER pour confirmer.' }),
  }),
  output: doneOutput,
})
