import * as z from 'zod'
import { doneOutput, endpoint, noInput } from '#platform/contract.ts'
import { LONGEST_PASSWORD, socialProviders } from './accounts.rules.ts'

const provider = z.enum(socialProviders, { error: 'google, facebook ou linkedin.' })

export const listSocial = endpoint({
  method: 'GET',
  path: '/v1/auth/social',
  access: 'public',
  summary: 'Sites one may sign in by, and which of them are switched on here.',
  input: noInput,
  output: z.object({ data: z.array(z.object({ provider, name: z.string(), enabled: z.boolean() })) }),
})

export const startSocial = endpoint({
  method: 'POST',
  path: '/v1/auth/social/start',
  access: 'public',
  summary: 'Begins a sign-in by another site: where to send this browser, which is remembered by a cookie.',
  input: z.object({ provider, retour: z.string().max(2_000, { error: 'Adresse trop longue.' }).default('') }),
  output: z.object({ location: z.string() }),
})

const outcome = z.discriminatedUnion('status', [
  z.object({ status: z.literal('signed_in'), to: z.string() }),
  z.object({ status: z.literal('second_factor'), back: z.string() }),
  z.object({ status: z.literal('password') }),
])

export const finishSocial = endpoint({
  method: 'POST',
  path: '/v1/auth/social/callback',
  access: 'public',
  summary: 'Ends a sign-in by another site with the query it sent the browser back with; good once.',
  input: z.object({
    provider,
    answer: z.string({ error: 'Réponse manquante.' }).max(8_000, { error: 'Réponse trop longue.' }),
  }),
  output: outcome,
})

export const readSocialLink = endpoint({
  method: 'GET',
  path: '/v1/auth/social/link',
  access: 'public',
  summary: 'The account that this browser may link to the site it comes from, once its password is given.',
  input: noInput,
  output: z.object({
    pending: z
      .object({ provider, name: z.string(), email: z.string(), password_wanted: z.boolean(), own: z.boolean() })
      .nullable(),
  }),
})

export const linkSocial = endpoint({
  method: 'POST',
  path: '/v1/auth/social/link',
  access: 'public',
  summary: 'Links that account by its password, and signs in.',
  input: z.object({
    password: z
      .string()
      .max(LONGEST_PASSWORD, { error: `${LONGEST_PASSWORD} caractères au plus.` })
      .default(''),
  }),
  output: outcome,
})

export const socialSecondFactor = endpoint({
  method: 'POST',
  path: '/v1/auth/social/second-factor',
  access: 'public',
  summary: 'Completes a sign-in by another site with a code of the authenticator application or a recovery code.',
  input: z.object({
    code: z.string({ error: 'Le code est requis' }).trim().min(1, { error: 'Le code est requis' }).max(40),
    retour: z.string().max(2_000, { error: 'Adresse trop longue.' }).default(''),
  }),
  output: outcome,
})

// Settings ---------------------------------------------------------------------------------------------
const identity = z.object({
  provider,
  name: z.string(),
  enabled: z.boolean(),
  linked_at: z.string().nullable(),
})
export type LinkedIdentity = z.output<typeof identity>

export const listIdentities = endpoint({
  method: 'GET',
  path: '/v1/account/identities',
  access: 'member',
  summary: 'Sites that open one’s own account.',
  input: noInput,
  output: z.object({ data: z.array(identity) }),
})

export const unlinkIdentity = endpoint({
  method: 'DELETE',
  path: '/v1/account/identities/:provider',
  access: 'member',
  summary: 'Unlinks a site from one’s own account, unless it is the only way in.',
  input: z.object({ provider }),
  output: doneOutput,
})
