import * as z from 'zod'
import { doneOutput, endpoint, noInput, requiredText } from '#platform/contract.ts'
import { passwordAgain } from '../second-factor/second-factor.contract.ts'
import { LONGEST_PASSKEY_LABEL } from '../second-factor/second-factor.rules.ts'

/** What the browser hands to its authenticator, in the notation of the platform. */
const options = z.object({ options: z.looseObject({ challenge: z.string() }) })

const bytes = (most: number) =>
  z.base64url({ error: 'Réponse illisible.' }).max(most, { error: 'Réponse trop longue.' })
const credentialId = bytes(1_400)
const credential = <R extends z.ZodObject>(response: R) =>
  z.object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response,
    clientExtensionResults: z.looseObject({}).default({}),
  })

const attested = credential(
  z.object({
    clientDataJSON: bytes(8_000),
    attestationObject: bytes(40_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
)
const asserted = credential(
  z.object({
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(8_000),
    signature: bytes(8_000),
    userHandle: bytes(100).nullish(),
  }),
)
export type AttestedCredential = z.output<typeof attested>
export type AssertedCredential = z.output<typeof asserted>

export const passkeyCreation = endpoint({
  method: 'POST',
  path: '/v1/account/passkeys/options',
  access: 'member',
  summary: 'Ce qu’il faut à un navigateur pour créer une clé d’accès\u202f; valable cinq minutes, dans ce navigateur.',
  input: z.object({ password: passwordAgain }),
  output: options,
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/v1/account/passkeys',
  access: 'member',
  summary: 'Ajoute la clé d’accès qu’un navigateur a créée.',
  input: z.object({
    label: requiredText(LONGEST_PASSKEY_LABEL, 'Le nom est requis'),
    credential: attested,
  }),
  output: doneOutput,
})

/** A POST: what a DELETE takes along stands in its address, and a password must not. */
export const removePasskey = endpoint({
  method: 'POST',
  path: '/v1/account/passkeys/:id/removal',
  access: 'member',
  summary: 'Retire une clé d’accès, sauf si c’est la dernière façon d’entrer.',
  input: z.object({ id: credentialId, password: passwordAgain }),
  output: doneOutput,
})

export const passkeyRequest = endpoint({
  method: 'POST',
  path: '/v1/auth/passkey/options',
  access: 'public',
  summary:
    'Ce qu’il faut à un navigateur pour se connecter avec une clé d’accès\u202f; valable cinq minutes, dans ce navigateur.',
  input: noInput,
  output: options,
})

export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/v1/auth/passkey',
  access: 'public',
  summary: 'Ouvre la session d’un navigateur par une clé d’accès, qui vaut les deux facteurs.',
  input: z.object({ credential: asserted, remember: z.boolean().default(false) }),
  output: z.object({ status: z.literal('signed_in'), space: z.string() }),
})
