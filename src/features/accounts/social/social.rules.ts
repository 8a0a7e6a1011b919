import { defineRefusals } from '#platform/refusals.ts'
import type { SocialProvider } from '../accounts.rules.ts'
import { addressOf, socialProviders } from '../accounts.rules.ts'

export const providerNames: Record<SocialProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
}

export const isSocialProvider = (word: string): word is SocialProvider =>
  (socialProviders as readonly string[]).includes(word)

/** The cookie that keeps the key of the second factor out of addresses and pages. */
export const CHALLENGE = 'defi'

/** Whether this browser still owes a second factor. */
export const owesCode = (request: Request): boolean =>
  (request.headers.get('cookie') ?? '').split(/;\s*/).some((cookie) => cookie.startsWith(`__Host-${CHALLENGE}=`))

/** What a provider says of whoever signed in there. */
export type Person = {
  /** The provider's own name for them: never reused, never changed. */
  subject: string
  email: string | null
  /** Whether the provider vouches for the address; anything but a plain yes is a no. */
  emailVerified: boolean
  firstName: string
  lastName: string
}

const LONGEST_NAME = 80
const LONGEST_READ = 1_000
const SUBJECT = /^[\x20-\x7e]{1,255}$/

/** A name as somebody else's site wrote it: one line, nothing unseen in it, not longer than ours. */
export function cleanName(value: unknown): string {
  if (typeof value !== 'string') return ''
  const line = value
    .slice(0, LONGEST_READ)
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{C}\p{Z}\s\ufffd]+/gu, ' ')
    .trim()
  // A letter of two halves is kept whole or not at all.
  return line
    .slice(0, LONGEST_NAME)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}

function cleanEmail(value: unknown): string | null {
  return typeof value === 'string' ? addressOf(value) : null
}

/** Reads what a provider answered, believing none of it to be well formed; nobody without a subject. */
export function personOf(claims: Readonly<Record<string, unknown>>): Person | null {
  const subject = claims.sub ?? claims.id
  if (typeof subject !== 'string' || !SUBJECT.test(subject)) return null
  const [first = '', ...rest] = cleanName(claims.name).split(' ')
  const given = cleanName(claims.given_name ?? claims.first_name)
  const family = cleanName(claims.family_name ?? claims.last_name)
  const named = given !== '' || family !== ''
  const email = cleanEmail(claims.email)
  return {
    subject,
    email,
    emailVerified: email !== null && claims.email_verified === true,
    firstName: named ? given : first,
    lastName: named ? family : rest.join(' '),
  }
}

/** A profile bears two names; whoever gave one bears it twice, as at sign-up, and whoever gave none is not shown yet. */
export function namesOf({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>) {
  const named = `${firstName}${lastName}` !== ''
  return {
    names: { firstName: firstName || lastName || 'Membre', lastName: lastName || firstName || 'Florin' },
    profileVisible: named,
  }
}

export const socialRefusals = defineRefusals({
  'accounts/attempt_over': { status: 410, message: 'Cette connexion a expiré ou a déjà servi. Recommencez.' },
  'accounts/no_email': {
    status: 409,
    message: 'Ce site ne nous a pas donné votre adresse e-mail. Inscrivez-vous avec votre adresse et un mot de passe.',
  },
  'accounts/unproven_email': {
    status: 409,
    message:
      'Ce site ne confirme pas que cette adresse e-mail est la vôtre. Connectez-vous par mot de passe, puis associez-le dans vos paramètres.',
  },
  'accounts/identity_taken': {
    status: 409,
    message: 'Cette connexion est déjà associée à un autre compte Florin.',
  },
  'accounts/identity_exists': {
    status: 409,
    message: 'Votre compte est déjà associé à une autre connexion de ce site. Dissociez-la d’abord.',
  },
})
