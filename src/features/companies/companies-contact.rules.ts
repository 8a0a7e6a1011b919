import { safeWebsite } from './companies.rules.ts'

/** Where companies may be followed, in the order they are shown. */
export const socialNetworks = ['linkedin', 'x', 'facebook', 'instagram', 'youtube'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

const HOSTS: Record<SocialNetwork, string[]> = {
  linkedin: ['linkedin.com'],
  x: ['x.com', 'twitter.com'],
  facebook: ['facebook.com'],
  instagram: ['instagram.com'],
  youtube: ['youtube.com', 'youtu.be'],
}

/** A page on a social network that may be linked to: https, on that network's own host. Anything else is not shown. */
export function safeSocialLink(network: SocialNetwork, given: string | null): string | null {
  const address = safeWebsite(given)
  if (address === null) return null
  const { hostname, port } = new URL(address)
  const own = HOSTS[network].some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return own && port === '' ? address : null
}

const PHONES: [RegExp, string][] = [
  [/^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '0$1 $2 $3 $4 $5'],
  [/^\+32(\d)(\d{3})(\d\d)(\d\d)$/, '+32 $1 $2 $3 $4'],
  [/^\+352(\d\d)(\d\d)(\d\d)$/, '+352 $1 $2 $3'],
  [/^\+41(\d\d)(\d{3})(\d\d)(\d\d)$/, '+41 $1 $2 $3 $4'],
]

/** +33199001234 → « 01 99 00 12 34 », held together by no-break spaces; a number of another shape stays as it is. */
export function formatPhone(phone: string): string {
  const [shape, written] = PHONES.find(([pattern]) => pattern.test(phone)) ?? [/^(.*)$/, '$1']
  return phone.replace(shape, written).replaceAll(' ', '\u00a0')
}

const SOUTH_TO_NORTH = 90
const WEST_TO_EAST = 180

/** Directions to a place on a map everybody may use, without an account or a key. */
export function directionsTo({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const within = (value: number, most: number): string => Math.min(most, Math.max(-most, value)).toFixed(5)
  const route = `;${within(latitude, SOUTH_TO_NORTH)},${within(longitude, WEST_TO_EAST)}`
  return `https://www.openstreetmap.org/directions?route=${encodeURIComponent(route)}`
}
