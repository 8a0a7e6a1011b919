import * as z from 'zod'
import { day, doneOutput, endpoint, noInput } from '#platform/contract.ts'
import { short, phone, email, newPassword, confirmation, sameAsPassword } from './account-fields.contract.ts'
import { LONGEST_PASSWORD } from './accounts.rules.ts'

export const readAccount = endpoint({
  method: 'GET',
  path: '/v1/account',
  access: 'member',
  summary: 'Ce que la page des paramètres montre de son propre compte.',
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
  summary: 'Change les informations personnelles.',
  input: z.object({
    first_name: short('Le prénom est requis'),
    last_name: short('Le nom est requis'),
    phone: phone.default(''),
    country: z.enum(['fr', 'be', 'lu', 'ch'], { error: 'Un pays de la liste.' }),
  }),
  output: doneOutput,
})

export const askEmailChange = endpoint({
  method: 'POST',
  path: '/v1/account/email',
  access: 'member',
  summary: 'Envoie un lien à une autre adresse, qui remplace l’actuelle quand il est ouvert.',
  input: z.object({ email, password: z.string().max(LONGEST_PASSWORD).default('') }),
  output: doneOutput,
})

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/v1/account/email',
  access: 'member',
  summary: 'Garde l’adresse actuelle\u202f: le lien envoyé à une autre ne vaut plus.',
  input: noInput,
  output: doneOutput,
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/v1/account/password',
  access: 'member',
  summary: 'Change le mot de passe\u202f; toute autre session prend fin.',
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
  summary: 'Garde le pays choisi sur le compte.',
  input: z.object({ country: z.enum(['fr', 'be', 'lu', 'ch'], { error: 'Un pays de la liste.' }) }),
  output: doneOutput,
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/v1/account/sessions',
  access: 'member',
  summary: 'Les appareils et programmes connectés à son propre compte.',
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
  summary: 'Met fin à l’une de ses propres sessions.',
  input: z.object({ id: z.uuid({ error: 'Un identifiant.' }) }),
  output: doneOutput,
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/v1/account/sessions',
  access: 'member',
  summary: 'Met fin à toutes les sessions sauf celle-ci.',
  input: noInput,
  output: doneOutput,
})

export const acceptTerms = endpoint({
  method: 'POST',
  path: '/v1/account/terms',
  access: 'member',
  summary: 'Accepte les conditions d’utilisation en vigueur, nommées par le jour où elles ont pris effet.',
  input: z.object({ version: day('La version des conditions, comme 2026-11-15.') }),
  output: doneOutput,
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/v1/account/export',
  access: 'member',
  summary: 'Tout ce qui est gardé au sujet de son propre compte, et ce que contient chaque partie (explained).',
  input: noInput,
  output: z.looseObject({ explained: z.record(z.string(), z.string()) }),
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/v1/account/deletion',
  access: 'member',
  summary: 'Supprime son propre compte, aussitôt et pour de bon.',
  input: z.object({
    password: z.string().max(LONGEST_PASSWORD).default(''),
    confirmation: z.literal('SUPPRIMER', { error: 'Écrivez SUPPRIMER pour confirmer.' }),
  }),
  output: doneOutput,
})
