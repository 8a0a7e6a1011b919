// Fields that forms and endpoints of accounts have in common, with what is said when they are wrong.
import * as z from 'zod'
import { addressOf, isEmail, LONGEST_PASSWORD, meetsCriteria, missingPassword } from './accounts.rules.ts'

export const short = (required: string) =>
  z.string({ error: required }).trim().min(1, { error: required }).max(80, { error: '80 caractères au plus.' })
export const line = (most = 120) =>
  z
    .string()
    .trim()
    .max(most, { error: `${most} caractères au plus.` })

export const email = z
  .string({ error: 'L’email est requis' })
  .trim()
  .min(1, { error: 'L’email est requis' })
  // Before it is judged: two spellings of one address are one address.
  .overwrite((typed) => addressOf(typed) ?? typed)
  .refine(isEmail, { error: 'Format d’email invalide' })

/** A password somebody chooses; whether it is a common one, the server knows. */
export const newPassword = z
  .string({ error: missingPassword.password })
  .min(1, { error: missingPassword.password })
  .max(LONGEST_PASSWORD, { error: `${LONGEST_PASSWORD} caractères au plus.` })
  .refine(meetsCriteria, { error: 'Le mot de passe ne respecte pas les critères de sécurité' })

/** A password somebody remembers: only as long as one can be. */
export const knownPassword = z
  .string({ error: missingPassword.password })
  .min(1, { error: missingPassword.password })
  .max(LONGEST_PASSWORD, { error: `${LONGEST_PASSWORD} caractères au plus.` })

export const confirmation = z
  .string({ error: missingPassword.confirmPassword })
  .min(1, { error: missingPassword.confirmPassword })

export const token = z.string({ error: 'Lien incomplet.' }).min(20, { error: 'Lien incomplet.' }).max(200)
// Judged whatever else is wrong, so that all faults of a form show at once.
export const sameAsPassword = <T extends z.ZodObject>(schema: T): T =>
  schema.refine(({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'Les mots de passe ne correspondent pas',
    when: () => true,
  })
export const repeated = <T extends z.ZodObject>(schema: T): T =>
  schema.refine(({ password, confirmPassword }) => password === '' || confirmPassword !== '', {
    path: ['confirmPassword'],
    error: missingPassword.confirmPassword,
    when: () => true,
  })
