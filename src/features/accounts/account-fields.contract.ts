// Fields that forms and endpoints of accounts have in common, with what is said when they are wrong.
import * as z from 'zod'
import { addressOf, isEmail, LONGEST_BACK, LONGEST_PASSWORD, meetsCriteria, missingPassword } from './accounts.rules.ts'

// What writes the rest of a line backwards, or is not seen at all. Joiners belong to some letters.
const UNSEEN = /\p{Cf}(?<![\u200c\u200d])/gu
const GAPS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu

/** A name. It stands among words of ours, in mails and lists of others: on one line, with nothing in it that is not seen. */
export const short = (required: string) =>
  z
    .string({ error: required })
    .overwrite((typed) => typed.replace(UNSEEN, '').replace(GAPS, ' ').trim())
    .min(1, { error: required })
    .max(80, { error: '80 caractères au plus.' })
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

/** The page of this site that the link of a mail leads back to. */
export const retour = z.string().max(LONGEST_BACK, { error: 'Adresse trop longue.' }).default('')

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

const PHONE = /^\+?[\d ().-]+$/
const isPhone = (typed: string): boolean => {
  const digits = typed.replace(/\D/g, '').length
  return PHONE.test(typed) && digits >= 6 && digits <= 15
}
/** A telephone number as people write it, or nothing. */
export const phone = line(30).refine((typed) => typed === '' || isPhone(typed), {
  error:
    'Un numéro de téléphone, par exemple 06\u00a012\u00a034\u00a056\u00a078 ou +41\u00a022\u00a0123\u00a045\u00a067.',
})

/** Skills, each once, whatever its case the second time. */
export const skills = z
  .array(line(60).min(1, { error: 'Une compétence ne peut pas être vide.' }))
  .max(50, { error: '50 compétences au plus.' })
  .transform((named) => {
    const folded = named.map((one) => one.normalize().toLocaleLowerCase('fr'))
    return named.filter((_one, at) => folded.indexOf(folded[at]!) === at)
  })
