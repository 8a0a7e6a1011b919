import * as z from 'zod'
import { doneOutput, endpoint, noInput, wireInt } from '#platform/contract.ts'
import {
  contractCodes,
  isEmail,
  LONGEST_PASSWORD,
  meetsCriteria,
  missingPassword,
  salaryRanges,
  signUpRoles,
} from './accounts.rules.ts'

const short = (required: string) =>
  z.string({ error: required }).trim().min(1, { error: required }).max(80, { error: '80 caractères au plus.' })
const line = (most = 120) =>
  z
    .string()
    .trim()
    .max(most, { error: `${most} caractères au plus.` })

const email = z
  .string({ error: 'L’email est requis' })
  .trim()
  .min(1, { error: 'L’email est requis' })
  // Before it is judged: small letters can be longer.
  .toLowerCase()
  .refine(isEmail, { error: 'Format d’email invalide' })

/** A password somebody chooses; whether it is a common one, the server knows. */
const newPassword = z
  .string({ error: missingPassword.password })
  .min(1, { error: missingPassword.password })
  .max(LONGEST_PASSWORD, { error: `${LONGEST_PASSWORD} caractères au plus.` })
  .refine(meetsCriteria, { error: 'Le mot de passe ne respecte pas les critères de sécurité' })

/** A password somebody remembers: only as long as one can be. */
const knownPassword = z
  .string({ error: missingPassword.password })
  .min(1, { error: missingPassword.password })
  .max(LONGEST_PASSWORD, { error: `${LONGEST_PASSWORD} caractères au plus.` })

const confirmation = z
  .string({ error: missingPassword.confirmPassword })
  .min(1, { error: missingPassword.confirmPassword })

const token = z.string({ error: 'Lien incomplet.' }).min(20, { error: 'Lien incomplet.' }).max(200)
// Judged whatever else is wrong, so that all faults of a form show at once.
const sameAsPassword = <T extends z.ZodObject>(schema: T): T =>
  schema.refine(({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'Les mots de passe ne correspondent pas',
    when: () => true,
  })
const repeated = <T extends z.ZodObject>(schema: T): T =>
  schema.refine(({ password, confirmPassword }) => password === '' || confirmPassword !== '', {
    path: ['confirmPassword'],
    error: missingPassword.confirmPassword,
    when: () => true,
  })

// The shape of a user on the wire ---------------------------------------------------------------------
const experience = z.object({
  title: line(),
  company: line(),
  period: line(60),
  description: line(2_000).default(''),
})
const education = z.object({ degree: line(), school: line(), year: line(20) })
const availabilities = ['open_to_opportunities', 'employed', 'not_available'] as const

const profileFields = z.object({
  title: line(),
  bio: line(3_000),
  skills: z.array(line(60).min(1)).max(50, { error: '50 compétences au plus.' }),
  experience: z.array(experience).max(50),
  education: z.array(education).max(50),
  location: line(),
  availability: z.enum(availabilities, { error: 'Une disponibilité connue.' }),
})

const user = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  role: z.enum(['candidate', 'recruiter', 'administrator']),
  profile: profileFields.extend({ avatar: z.string().nullable() }),
  created_at: z.string(),
  updated_at: z.string(),
})

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
  summary: 'Creates an account; the answer does not tell whether the address had one.',
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

// Sign-up in three steps -------------------------------------------------------------------------------
const stepOne = z.object({
  firstName: short('Le prénom est requis'),
  lastName: short('Le nom est requis'),
  email,
  company: line().default(''),
  role: z.enum(signUpRoles, { error: 'candidate ou recruiter.' }).default('candidate'),
})
const stepTwo = z.object({
  jobTitle: line().default(''),
  preferredLocation: line().default(''),
  salaryRange: z.enum(['', ...salaryRanges], { error: 'Une fourchette de la liste.' }).default(''),
  contractType: z.enum(['', ...contractCodes], { error: 'Un contrat de la liste.' }).default(''),
})
const stepThree = z.object({
  currentTitle: line().default(''),
  presentation: line(3_000).default(''),
  skills: z.array(line(60).min(1)).max(50, { error: '50 compétences au plus.' }).default([]),
})

export const signupAnswers = z.object({ ...stepOne.shape, ...stepTwo.shape, ...stepThree.shape })
export type SignupAnswers = z.output<typeof signupAnswers>

export const readSignup = endpoint({
  method: 'GET',
  path: '/v1/auth/signup',
  access: 'public',
  summary: 'What this browser has answered so far of an unfinished sign-up.',
  input: noInput,
  output: z.object({ answers: signupAnswers.nullable() }),
})

export const saveSignupAccount = endpoint({
  method: 'PUT',
  path: '/v1/auth/signup/account',
  access: 'public',
  summary: 'Step 1. Without a password, the one already given in this sign-up stays.',
  input: repeated(
    sameAsPassword(
      stepOne.extend({
        password: z.union([z.literal(''), newPassword]).default(''),
        confirmPassword: z.string().max(LONGEST_PASSWORD).default(''),
      }),
    ),
  ),
  output: z.object({ answers: signupAnswers }),
})

export const saveSignupSearch = endpoint({
  method: 'PUT',
  path: '/v1/auth/signup/search',
  access: 'public',
  summary: 'Step 2.',
  input: stepTwo,
  output: z.object({ answers: signupAnswers }),
})

export const saveSignupProfile = endpoint({
  method: 'PUT',
  path: '/v1/auth/signup/profile',
  access: 'public',
  summary: 'Step 3, kept without creating the account yet.',
  input: stepThree,
  output: z.object({ answers: signupAnswers }),
})

export const completeSignup = endpoint({
  method: 'POST',
  path: '/v1/auth/signup',
  access: 'public',
  summary: 'Creates the account of this browser’s sign-up; the answer does not tell whether the address had one.',
  input: stepThree,
  output: doneOutput.extend({ role: z.enum(signUpRoles) }),
})

// Users ------------------------------------------------------------------------------------------------
export const readOwnProfile = endpoint({
  method: 'GET',
  path: '/v1/users/profile',
  access: 'member',
  summary: 'One’s own account and profile.',
  input: noInput,
  output: user,
})

export const updateOwnProfile = endpoint({
  method: 'PUT',
  path: '/v1/users/profile',
  access: 'member',
  summary: 'Changes the given fields of one’s own account and profile.',
  input: z.object({
    name: short('Le nom est requis').optional(),
    phone: line(30).nullable().optional(),
    profile: profileFields.partial().optional(),
  }),
  output: user,
})

export const readUser = endpoint({
  method: 'GET',
  path: '/v1/users/:id',
  access: 'member',
  summary: 'An account and its profile: one’s own, or any for administrators.',
  input: z.object({
    id: wireInt('Un identifiant.')
      .positive({ error: 'Un identifiant.' })
      .max(2_147_483_647, { error: 'Un identifiant.' }),
  }),
  output: user,
})

// Settings ---------------------------------------------------------------------------------------------
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
    phone: line(30).default(''),
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
