import * as z from 'zod'
import { doneOutput, endpoint, noInput, requiredText } from '#platform/contract.ts'
import { flags } from '#platform/flags.ts'
import {
  short,
  line,
  email,
  newPassword,
  knownPassword,
  confirmation,
  retour,
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
  summary: 'Connecte un programme\u202f; le jeton vaut 24 heures.',
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
  summary: 'Échange le jeton contre son successeur\u202f; réutiliser un jeton remplacé met fin à la session.',
  input: z.object({ token: z.string().max(200).optional() }),
  output: granted,
})

export const register = endpoint({
  method: 'POST',
  path: '/v1/auth/register',
  access: 'public',
  summary:
    'Crée un compte, ce qui accepte les conditions d’utilisation en vigueur (/cgu)\u202f; la réponse ne dit pas si l’adresse en avait un.',
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
  photo: z.string().nullable(),
  role: z.enum(['candidate', 'recruiter', 'administrator']),
  space: z.string(),
  settings: z.string(),
  verified: z.boolean(),
  flags: z.array(z.enum(flags)),
  /** The latest version of the terms that was accepted. */
  accepted_terms: z.string().nullable(),
  unread: z.int(),
})

export const readSession = endpoint({
  method: 'GET',
  path: '/v1/auth/session',
  access: 'public',
  summary: 'Qui est connecté.',
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
  summary: 'Ouvre la session d’un navigateur, par e-mail ou code client et mot de passe.',
  input: z.object({
    identifier: requiredText(254, 'L’identifiant est requis'),
    password: knownPassword,
    remember: z.boolean().default(false),
  }),
  output: signedIn,
})

export const signInSecondFactor = endpoint({
  method: 'POST',
  path: '/v1/auth/sign-in/second-factor',
  access: 'public',
  summary: 'Termine une connexion par un code de l’application d’authentification ou un code de secours.',
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
  summary: 'Met fin à cette session.',
  input: noInput,
  output: doneOutput,
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/v1/auth/forgot-password',
  access: 'public',
  summary: 'Envoie un lien pour choisir un autre mot de passe, si l’adresse a un compte.',
  input: z.object({ email, retour }),
  output: doneOutput,
})

const newPasswords = z.object({ password: newPassword, confirmPassword: confirmation })
/** What the form asks for: the link brings the rest. */
export const passwordChoice = sameAsPassword(newPasswords)

export const resetPassword = endpoint({
  method: 'POST',
  path: '/v1/auth/reset-password',
  access: 'public',
  summary: 'Change le mot de passe par le lien d’un e-mail, une fois, et met fin à toutes les sessions.',
  input: sameAsPassword(newPasswords.extend({ token })),
  output: doneOutput,
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/v1/auth/verify-email',
  access: 'public',
  summary: 'Confirme une adresse par le lien d’un e-mail.',
  input: z.object({ token }),
  output: doneOutput,
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/v1/account/verification',
  access: 'member',
  summary: 'Renvoie le lien qui confirme l’adresse.',
  input: z.object({ retour }),
  output: doneOutput,
})
