import * as z from 'zod'
import { doneOutput, endpoint, noInput } from '#platform/contract.ts'
import { LONGEST_PASSWORD } from '../accounts.rules.ts'

/** The password asked again; who has none leaves it empty. */
export const passwordAgain = z
  .string()
  .max(LONGEST_PASSWORD, { error: `${LONGEST_PASSWORD} caractères au plus.` })
  .default('')

const setup = z.object({
  /** In groups of four, to be typed. */
  secret: z.string(),
  uri: z.string(),
  qr_svg: z.string(),
})

const passkey = z.object({
  id: z.string(),
  label: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
})

export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/v1/account/second-factor',
  access: 'member',
  summary: 'Si un code est demandé à la connexion, combien de codes de secours restent, et les clés d’accès.',
  input: noInput,
  output: z.object({
    totp: z.boolean(),
    recovery_codes_left: z.int(),
    /** The setup this session has begun and not confirmed yet. */
    setup: setup.nullable(),
    passkeys: z.array(passkey),
  }),
})

export const beginTotp = endpoint({
  method: 'POST',
  path: '/v1/account/totp',
  access: 'member',
  summary:
    'Commence le réglage d’une application d’authentification\u202f; rien ne change avant que son premier code soit confirmé.',
  input: z.object({ password: passwordAgain }),
  output: setup,
})

const recoveryCodes = doneOutput.extend({ recovery_codes: z.array(z.string()) })

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/v1/account/totp/confirm',
  access: 'member',
  summary:
    'Active la double authentification par un premier code\u202f; toute autre session prend fin. Les codes de secours sont donnés une fois.',
  input: z.object({
    code: z.string({ error: 'Le code est requis' }).trim().min(1, { error: 'Le code est requis' }).max(20),
  }),
  output: recoveryCodes,
})

export const cancelTotp = endpoint({
  method: 'DELETE',
  path: '/v1/account/totp',
  access: 'member',
  summary: 'Abandonne un réglage qui n’a pas été confirmé.',
  input: noInput,
  output: doneOutput,
})

/** A POST: what a DELETE takes along stands in its address, and a password must not. */
export const removeTotp = endpoint({
  method: 'POST',
  path: '/v1/account/totp/removal',
  access: 'member',
  summary: 'Désactive la double authentification et retire les codes de secours.',
  input: z.object({ password: passwordAgain }),
  output: doneOutput,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/v1/account/recovery-codes',
  access: 'member',
  summary: 'Remplace les codes de secours par de nouveaux, donnés une fois.',
  input: z.object({ password: passwordAgain }),
  output: recoveryCodes,
})
