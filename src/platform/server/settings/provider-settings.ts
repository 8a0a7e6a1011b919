import { isIPv4 } from 'node:net'
import * as z from 'zod'

/** Sites people may sign in by, as settings name them. */
const PROVIDERS = ['google', 'facebook', 'linkedin'] as const
type Provider = (typeof PROVIDERS)[number]

/** What the provider gave this site, and where it is if not at its usual place. */
export type ProviderSettings = { clientId: string; clientSecret: string; issuer: string | null }
export type Providers = Record<Provider, ProviderSettings | null>

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'))

/** Secrets travel to this address: in clear only where they never leave the machine. */
function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, search, hash, username, password } = new URL(value)
  if (search || hash || username || password) return false
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

const id = z.string().optional()
const issuer = z
  .string()
  .refine(isIssuer, { error: 'must be an https address (http on this machine only), without a query' })
  .optional()

export const providerShape = {
  GOOGLE_CLIENT_ID: id,
  GOOGLE_CLIENT_SECRET: id,
  GOOGLE_ISSUER: issuer,
  FACEBOOK_CLIENT_ID: id,
  FACEBOOK_CLIENT_SECRET: id,
  FACEBOOK_ISSUER: issuer,
  LINKEDIN_CLIENT_ID: id,
  LINKEDIN_CLIENT_SECRET: id,
  LINKEDIN_ISSUER: issuer,
}

type Given = { [name in keyof typeof providerShape]?: string | undefined }

const namesOf = (provider: Provider) => {
  const prefix = provider.toUpperCase() as Uppercase<Provider>
  return {
    clientId: `${prefix}_CLIENT_ID`,
    clientSecret: `${prefix}_CLIENT_SECRET`,
    issuer: `${prefix}_ISSUER`,
  } as const
}

/** One line for each provider that was set by half. */
export function providerFaults(given: Given): string[] {
  return PROVIDERS.flatMap((provider) => {
    const names = namesOf(provider)
    const set = [names.clientId, names.clientSecret].filter((name) => given[name] !== undefined).length
    if (set === 1)
      return [`the settings ${names.clientId} and ${names.clientSecret} go together: set both, or neither.`]
    if (set === 0 && given[names.issuer] !== undefined) {
      return [`the setting ${names.issuer} needs ${names.clientId} and ${names.clientSecret}.`]
    }
    return []
  })
}

function settingsOf(given: Given, provider: Provider): ProviderSettings | null {
  const names = namesOf(provider)
  const clientId = given[names.clientId]
  const clientSecret = given[names.clientSecret]
  return clientId && clientSecret ? { clientId, clientSecret, issuer: given[names.issuer] ?? null } : null
}

export const providersOf = (given: Given): Providers => ({
  google: settingsOf(given, 'google'),
  facebook: settingsOf(given, 'facebook'),
  linkedin: settingsOf(given, 'linkedin'),
})
