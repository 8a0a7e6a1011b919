import * as z from 'zod'
import { doneOutput, endpoint, noInput } from '#platform/contract.ts'
import {
  skills,
  short,
  line,
  email,
  newPassword,
  confirmation,
  retour,
  sameAsPassword,
  repeated,
} from '../account-fields.contract.ts'
import { contractCodes, LONGEST_PASSWORD, salaryRanges, signUpRoles } from '../accounts.rules.ts'

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
  skills: skills.default([]),
})

export const signupAnswers = z.object({ ...stepOne.shape, ...stepTwo.shape, ...stepThree.shape })
export type SignupAnswers = z.output<typeof signupAnswers>

export const readSignup = endpoint({
  method: 'GET',
  path: '/v1/auth/signup',
  access: 'public',
  summary:
    'Ce que ce navigateur a répondu jusqu’ici d’une inscription inachevée, et l’adresse de celle qu’il vient d’achever.',
  input: noInput,
  output: z.object({ answers: signupAnswers.nullable(), completed_email: z.string().nullable() }),
})

/** Step 1 of whoever has not chosen a password yet. */
export const firstSignupAccount = repeated(
  sameAsPassword(stepOne.extend({ password: newPassword, confirmPassword: confirmation })),
)

export const saveSignupAccount = endpoint({
  method: 'PUT',
  path: '/v1/auth/signup/account',
  access: 'public',
  summary: 'Étape 1. Sans mot de passe, celui déjà donné dans cette inscription reste.',
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
  summary: 'Étape 2.',
  input: stepTwo,
  output: z.object({ answers: signupAnswers }),
})

export const saveSignupProfile = endpoint({
  method: 'PUT',
  path: '/v1/auth/signup/profile',
  access: 'public',
  summary: 'Étape 3, gardée sans créer encore le compte.',
  input: stepThree,
  output: z.object({ answers: signupAnswers }),
})

export const completeSignup = endpoint({
  method: 'POST',
  path: '/v1/auth/signup',
  access: 'public',
  summary: 'Crée le compte de l’inscription de ce navigateur\u202f; la réponse ne dit pas si l’adresse en avait un.',
  input: stepThree.extend({ retour }),
  output: doneOutput.extend({ role: z.enum(signUpRoles) }),
})
