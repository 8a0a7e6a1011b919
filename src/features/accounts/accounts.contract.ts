import * as z from 'zod'
import { doneOutput, endpoint, noInput } from '#platform/contract.ts'
import {
  short,
  line,
  email,
  newPassword,
  knownPassword,
  confirmation,
  token,
  sameAsPassword,
} from './account-fields.contract.ts'
import { user } from './users.contract.ts'
import { signUpRoles } from './accounts.rules.ts'

// Programs ---------------------------------------------------------------------------------------------
const granted = z.object({ token: z.string(), user, expires_at: z.string() })

export const login = endpoint({
  method: 'POST',
  path: '/v1/auth/login',
  access: 'public',
  summary: 'Signs a program in; the token is good for 24 hours.',
  input: z.object({
    email,
    password: knownPassword,
    /** The second factor, where the account has one. */
    code: z.string().trim().max(40).optional(),
  }),
  output: granted,
})

export const refresh = endpoint({
  method: 'POST',
  path: '/v1/auth/refresh',
  access: 'public',
  summary: 'Exchanges the bearer token for its successor; using a replaced one again ends the session.',
  input: z.object({ token: z.string().max(200).optional() }),
  output: granted,
})

export const register = endpoint({
  method: 'POST',
  path: '/v1/auth/register',
  access: 'public',
  summary:
    'Creates an account, which accepts the terms of use in force (/cgu); the answer does not tell whether the address had one.',
  input: z.object({
    email,
    password: newPassword,
    name: short('Le nom est requis'),
    role: z.enum(signUpRoles, { error: 'candidate ou recruiter.' }).default('candidate'),
    company: line().optional(),
  }),
  output: doneOutput,
})

// Browsers ---------------------------------------------------------------------------------------------
const viewer = z.object({
  id: z.int(),
  name: z.string(),
  initials: z.string(),
  role: z.enum(['candidate', 'recruiter', 'administrator']),
  space: z.string(),
  settings: z.string(),
  verified: z.boolean(),
  /** The latest version of the terms that was accepted. */
  accepted_terms: z.string().nullable(),
  unread: z.int(),
})

export const readSession = endpoint({
  method: 'GET',
  path: '/v1/auth/session',
  access: 'public',
  summary: 'Who is signed in.',
  input: noInput,
  output: z.object({ viewer: viewer.nullable() }),
})

const signedIn = z.discriminatedUnion('status', [
  z.object({ status: z.literal('signed_in'), space: z.string() }),
  z.object({ status: z.literal('second_factor'), challenge: z.string() }),
])

export const signIn = endpoint({
  method: 'POST',
  path: '/v1/auth/sign-in',
  access: 'public',
  summary: 'Opens the session of a browser, by e-mail or client code and password.',
  input: z.object({
    identifier: z
      .string({ error: 'L’identifiant est requis' })
      .trim()
      .min(1, { error: 'L’identifiant est requis' })
      .max(254, { error: '254 caractères au plus.' }),
    password: knownPassword,
    remember: z.boolean().default(false),
  }),
  output: signedIn,
})

export const signInSecondFactor = endpoint({
  method: 'POST',
  path: '/v1/auth/sign-in/second-factor',
  access: 'public',
  summary: 'Completes a sign-in with a code of the authenticator application or a recovery code.',
  input: z.object({
    challenge: token,
    code: z.string({ error: 'Le code est requis' }).trim().min(1, { error: 'Le code est requis' }).max(40),
  }),
  output: signedIn,
})

export const logout = endpoint({
  method: 'POST',
  path: '/v1/auth/logout',
  access: 'member',
  summary: 'Ends this session.',
  input: noInput,
  output: doneOutput,
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/v1/auth/forgot-password',
  access: 'public',
  summary: 'Mails a link to choose another password, if the address has an account.',
  input: z.object({ email }),
  output: doneOutput,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/v1/auth/reset-password',
  access: 'public',
  summary: 'Sets another password by the link of a mail, once, and ends all sessions.',
  input: sameAsPassword(z.object({ token, password: newPassword, confirmPassword: confirmation })),
  output: doneOutput,
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/v1/auth/verify-email',
  access: 'public',
  summary: 'Confirms an address by the link of a mail.',
  input: z.object({ token }),
  output: doneOutput,
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/v1/account/verification',
  access: 'member',
  summary: 'Mails the link that confirms the address again.',
  input: noInput,
  output: doneOutput,
})
