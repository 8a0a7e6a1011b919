import { defineRefusals } from '#platform/refusals.ts'

/** How many recovery codes a set has. */
export const RECOVERY_CODES = 10

/** So few left that it is time for a new set. */
export const FEW_RECOVERY_CODES = 3

export const LONGEST_PASSKEY_LABEL = 60
export const MOST_PASSKEYS = 20

/**
 * The site a passkey belongs to: the one the settings name, else localhost as the browser calls it. Browsers know
 * passkeys nowhere else: not at a bare IP address, and not without https.
 */
export function passkeySite(configured: string | null, asked: string): { id: string; origin: string } | null {
  if (!URL.canParse(configured ?? asked)) return null
  const { hostname, origin, protocol } = new URL(configured ?? asked)
  if (hostname === 'localhost') return { id: hostname, origin }
  const isAddress = /^[\d.]+$|^\[/.test(hostname)
  return configured !== null && protocol === 'https:' && !isAddress ? { id: hostname, origin } : null
}

export const secondFactorRefusals = defineRefusals({
  'accounts/second_factor_on': { status: 409, message: 'La double authentification est déjà activée.' },
  'accounts/second_factor_off': { status: 409, message: 'La double authentification n’est pas activée.' },
  'accounts/setup_over': { status: 410, message: 'L’activation a pris trop de temps. Recommencez.' },
  'accounts/wrong_first_code': {
    status: 400,
    message: 'Ce code n’est pas le bon. Saisissez celui qui s’affiche maintenant dans votre application.',
  },
  'accounts/passkeys_off': { status: 409, message: 'Les clés d’accès ne fonctionnent pas à cette adresse du site.' },
  'accounts/passkey_failed': {
    status: 401,
    message: 'Cette clé d’accès n’a pas été reconnue. Connectez-vous par mot de passe.',
  },
  'accounts/passkey_refused': { status: 400, message: 'La clé d’accès n’a pas pu être ajoutée. Recommencez.' },
  'accounts/passkey_known': { status: 409, message: 'Cette clé d’accès est déjà enregistrée.' },
  'accounts/too_many_passkeys': {
    status: 409,
    message: `Un compte a ${MOST_PASSKEYS} clés d’accès au plus. Retirez-en une d’abord.`,
  },
  'accounts/passkey_over': { status: 410, message: 'La demande a expiré. Recommencez.' },
})
