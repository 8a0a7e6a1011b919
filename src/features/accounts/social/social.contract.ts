import * as z from 'zod'
import { doneOutput, endpoint, noInput } from '#platform/contract.ts'
import { retour } from '../account-fields.contract.ts'
import { LONGEST_PASSWORD, socialProviders } from '../accounts.rules.ts'

const provider = z.enum(socialProviders, { error: 'google, facebook ou linkedin.' })

export const listSocial = endpoint({
  method: 'GET',
  path: '/v1/auth/social',
  access: 'public',
  summary: 'Les sites par lesquels on peut se connecter, et lesquels sont actifs ici.',
  input: noInput,
  output: z.object({ data: z.array(z.object({ provider, name: z.string(), enabled: z.boolean() })) }),
})

export const startSocial = endpoint({
  method: 'POST',
  path: '/v1/auth/social/start',
  access: 'public',
  summary: 'Commence une connexion par un autre site\u202f: où envoyer ce navigateur, qu’un cookie reconnaît.',
  input: z.object({ provider, retour }),
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
  summary: 'Termine une connexion par un autre site avec les paramètres de son retour\u202f; vaut une fois.',
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
  summary: 'Le compte que ce navigateur peut lier au site d’où il vient, une fois son mot de passe donné.',
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
  summary: 'Lie ce compte par son mot de passe, et connecte.',
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
  summary:
    'Termine une connexion par un autre site par un code de l’application d’authentification ou un code de secours.',
  input: z.object({
    code: z.string({ error: 'Le code est requis' }).trim().min(1, { error: 'Le code est requis' }).max(40),
    retour,
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
  summary: 'Les sites qui ouvrent son propre compte.',
  input: noInput,
  output: z.object({ data: z.array(identity) }),
})

export const unlinkIdentity = endpoint({
  method: 'DELETE',
  path: '/v1/account/identities/:provider',
  access: 'member',
  summary: 'Délie un site de son propre compte, sauf si c’est la seule façon d’entrer.',
  input: z.object({ provider }),
  output: doneOutput,
})
