import type { Access, Role } from '#platform/contract.ts'
import { defineRefusals } from '#platform/refusals.ts'
import { safePath } from '#platform/safe-path.ts'

/** What a person may sign up as. Administrators are made from the command line only. */
export const signUpRoles = ['candidate', 'recruiter'] as const

/** Where a role is at home. */
export const spaceOf = (role: Role): string =>
  ({ visitor: '/login', candidate: '/espace-candidat', recruiter: '/espace-recruteurs', administrator: '/admin' })[role]

/** Where a role finds its settings: each within the space that is its own. */
export const settingsOf = (role: Exclude<Role, 'visitor'>): string =>
  ({
    candidate: '/mes-parametres',
    recruiter: '/espace-recruteurs/parametres',
    administrator: '/admin/parametres',
  })[role]

const homes = (['candidate', 'recruiter', 'administrator'] as const).map((role) => ({
  space: spaceOf(role),
  settings: settingsOf(role),
}))

/** Where somebody lands after signing in: the page that asked for it, unless it is nothing or the home of another role. */
export function landingOf(space: string, back: string): string {
  const [path = '/'] = back.split('?')
  const home = homes.find(({ space, settings }) => path === space || path === settings)
  return path === '/' || (home && home.space !== space) ? space : back
}

/** More than a search with many filters takes. */
export const LONGEST_BACK = 2_000

/** A path as the router reads it, whatever its capitals and signs. */
function asRouted(path: string): string {
  try {
    return decodeURIComponent(path.replace(/[?#].*$/, '')).toLowerCase()
  } catch {
    return path
  }
}

/** Where to go after signing in: a page of this site that is not itself a step of signing in. */
export function backOf(asked: string): string {
  const path = safePath(asked)
  const plain = asRouted(path)
  const isStep = plain.startsWith('/connexion/') && !plain.startsWith('/connexion/comptes')
  return isStep || path.length > LONGEST_BACK ? '/' : path
}

/** Where the address of a page says to go after signing in. */
export const backIn = ({ searchParams }: URL): string => backOf(searchParams.get('retour') ?? '')

/** Where whoever is refused because the account is suspended reads why, until when, and how to answer, however they sign in. */
export const SUSPENSION_PAGE = '/recours?compte=suspendu'

/** Where a visitor signs in to get behind a door. */
export const loginFor = (access: Access): '/login' | '/espace-entreprise' =>
  access === 'recruiter' ? '/espace-entreprise' : '/login'

const EMAIL = /^([^\s@<>()[\]\\,;:"]+)@([^\s@<>()[\]\\,;:"/?#%]+\.[^\s@<>()[\]\\,;:".]{2,})$/
const LONGEST_EMAIL = 254
/** More than any address has, however it is typed. Folding marks and writing a domain take quadratic time. */
const LONGEST_TYPED = 4 * LONGEST_EMAIL
/** What nobody sees, and what could not be read. */
const UNSEEN = /[\p{C}\ufffd]/u

/** Letters that stand for the same are the same: full-width ones, ligatures, capitals. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFKC')

/** The one spelling of an address, however it is typed; the domain as the network writes it. Nothing if it is none. */
export function addressOf(typed: string): string | null {
  const text = typed.trim()
  if (text.length > LONGEST_TYPED) return null
  const [, name = '', domain] = EMAIL.exec(text.normalize('NFKC')) ?? []
  // Capitals of a domain are the network's to fold: a Greek one at the end of a word has another small letter there than in a text.
  const host = domain === undefined || UNSEEN.test(text) ? null : hostOf(domain)
  const address = host === null ? '' : `${folded(name)}@${host}`
  return address.length <= LONGEST_EMAIL && EMAIL.test(address) ? address : null
}

/** As browsers and mail servers read it: `société.example` is `xn--socit-esab.example`. A number is no domain. */
function hostOf(domain: string): string | null {
  if (!URL.canParse(`http://${domain}`)) return null
  const { hostname } = new URL(`http://${domain}`)
  return hostname.split('.').includes('') || /\.\d+$/.test(hostname) ? null : hostname
}

export const isEmail = (text: string): boolean => addressOf(text) !== null

/** What somebody may have typed to sign in: an address, or the client code of a recruiter. */
export const identifierOf = (typed: string): { address: string | null; code: string } => ({
  address: addressOf(typed),
  // Codes are found by their capitals: « ſ » has the one of « s ».
  code: folded(typed.trim()).toUpperCase(),
})

export const LONGEST_PASSWORD = 128

/** What a password must have; the checklist shows each line as it is met. */
export const passwordCriteria = [
  { key: 'length', label: 'Au moins 8 caractères', met: (password: string) => password.length >= 8 },
  { key: 'uppercase', label: 'Une majuscule', met: (password: string) => /\p{Lu}/u.test(password) },
  { key: 'lowercase', label: 'Une minuscule', met: (password: string) => /\p{Ll}/u.test(password) },
  { key: 'digit', label: 'Un chiffre', met: (password: string) => /\d/.test(password) },
  {
    key: 'special',
    label: 'Un caractère spécial (!@#$%^&*…)',
    met: (password: string) => /[!@#$%^&*(),.?":{}|<>]/.test(password),
  },
] as const

export const meetsCriteria = (password: string): boolean => passwordCriteria.every(({ met }) => met(password))

/** Said of whoever chooses no password, or does not repeat it. */
export const missingPassword = {
  password: 'Le mot de passe est requis',
  confirmPassword: 'La confirmation du mot de passe est requise',
} as const

/** Salary ranges and contracts of the sign-up form. */
export const salaryRanges = ['30k-40k', '40k-50k', '50k-60k', '60k-70k', '70k-80k', '80k-100k', '100k+'] as const
export const contractCodes = ['cdi', 'cdd', 'stage', 'alternance', 'freelance'] as const

/** What a link in a mail is good for, in hours. */
export const linkHours = {
  verification: 24,
  reset: 1,
  email: 24,
  'email-undo': 7 * 24,
  /** The first password of an account that the house has made. */
  first: 72,
} as const

export const socialProviders = ['google', 'facebook', 'linkedin'] as const
export type SocialProvider = (typeof socialProviders)[number]

export const accountRefusals = defineRefusals({
  'accounts/wrong_credentials': { status: 401, message: 'Identifiant ou mot de passe incorrect.' },
  'accounts/second_factor': {
    status: 401,
    message: 'Saisissez le code à six chiffres de votre application d’authentification.',
  },
  'accounts/wrong_code': { status: 401, message: 'Ce code n’est pas le bon. Vérifiez l’heure de votre téléphone.' },
  'accounts/challenge_over': { status: 401, message: 'La connexion a pris trop de temps. Recommencez.' },
  'accounts/suspended': {
    status: 403,
    message: 'Votre compte est suspendu. Le motif vous a été envoyé par e-mail\u202f; vous pouvez y répondre.',
  },
  'accounts/token_over': { status: 401, message: 'Cette session est terminée. Connectez-vous de nouveau.' },
  'accounts/link_over': { status: 410, message: 'Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.' },
  'accounts/client_address': {
    status: 409,
    message:
      'L’adresse du contact est celle d’un compte personnel, qui ne peut pas devenir un compte client. Refusez l’offre en demandant une adresse professionnelle.',
  },
  'accounts/client_suspended': {
    status: 409,
    message:
      'L’adresse du contact est celle d’un recruteur dont le compte est suspendu. Décidez d’abord de son compte.',
  },
  'accounts/client_elsewhere': {
    status: 409,
    message:
      'L’adresse du contact est celle d’un recruteur d’une autre entreprise. Rattachez l’offre à cette entreprise, ou refusez-la.',
  },
  'accounts/address_taken': {
    status: 409,
    message: 'Cette adresse a maintenant un autre compte. Supprimez-le depuis ses paramètres, puis rouvrez ce lien.',
  },
  'accounts/signup_over': { status: 410, message: 'L’inscription a été interrompue trop longtemps. Recommencez.' },
  'accounts/terms_changed': {
    status: 409,
    message: 'Ces conditions d’utilisation ne sont plus celles en vigueur. Relisez-les avant de les accepter.',
  },
  'accounts/wrong_password': { status: 403, message: 'Le mot de passe actuel est incorrect.' },
  'accounts/unverified': { status: 403, message: 'Confirmez votre adresse e-mail pour continuer.' },
  'accounts/busy': {
    status: 503,
    message: 'Beaucoup de personnes se connectent en ce moment. Réessayez dans quelques secondes.',
  },
  'accounts/last_way_in': {
    status: 409,
    message: 'C’est votre seul moyen de connexion. Choisissez d’abord un mot de passe.',
  },
  'accounts/provider_off': { status: 404, message: 'Cette connexion n’est pas activée sur ce site.' },
  'accounts/provider_failed': {
    status: 502,
    message: 'La connexion par ce site n’a pas abouti. Réessayez, ou connectez-vous par mot de passe.',
  },
})
