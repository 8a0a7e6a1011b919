import { createHmac } from 'node:crypto'
import type { Configuration } from 'openid-client'
import { refuse } from '#platform/refusals.ts'
import { memoFor } from '#platform/server/memo.ts'
import { giveWay } from '#platform/server/overload/overload.ts'
import type { Providers, ProviderSettings } from '#platform/server/settings/provider-settings.ts'
import type { SocialProvider } from '../../accounts.rules.ts'
import { accountRefusals } from '../../accounts.rules.ts'
import type { Person } from '../social.rules.ts'
import { personOf } from '../social.rules.ts'

/** What must be kept while somebody is at the provider; empty where the provider has no such thing. */
type Proof = { verifier: string; nonce: string }

/** The sites people may sign in by. Whatever goes wrong there is one refusal here. */
export type SocialProviders = {
  isOn: (provider: SocialProvider) => boolean
  begin: (provider: SocialProvider, redirectUri: string, state: string) => Promise<Proof & { location: string }>
  /** `answer` is the address the browser came back to, whole. */
  finish: (provider: SocialProvider, answer: URL, proof: Proof & { state: string }) => Promise<Person>
}

/** Called with a word for the log: never an address, a name or a token. */
export type Report = (provider: SocialProvider, reason: string) => void

const PATIENCE_SECONDS = 4
const DISCOVERY_KEPT = 60 * 60_000
const OPENID = 'openid profile email'

const usual = {
  google: { issuer: 'https://accounts.google.com', scope: OPENID },
  linkedin: { issuer: 'https://www.linkedin.com/oauth', scope: OPENID },
  facebook: { issuer: 'https://www.facebook.com', scope: 'public_profile email' },
} as const

/** Facebook's plain OAuth has no discovery. Addresses without a version never grow old. */
const facebookMetadata = {
  issuer: usual.facebook.issuer,
  authorization_endpoint: 'https://www.facebook.com/dialog/oauth',
  token_endpoint: 'https://graph.facebook.com/oauth/access_token',
  userinfo_endpoint: 'https://graph.facebook.com/me',
}

const isOpenId = (provider: SocialProvider): boolean => provider !== 'facebook'

/** LinkedIn itself never gives a nonce back; a provider that stands in for it does as the standard says. */
export const givesNonce = (provider: SocialProvider, { issuer }: ProviderSettings): boolean =>
  isOpenId(provider) && !(provider === 'linkedin' && issuer === null)

/** The library is only loaded by sites that use it. */
const library = () => import('openid-client')

export function connectProviders(settings: Providers, report: Report, patience = PATIENCE_SECONDS): SocialProviders {
  const configure = memoFor(DISCOVERY_KEPT, (_owner: Providers, provider: SocialProvider) =>
    configurationOf(provider, settings[provider]!, patience),
  )

  async function guarded<T>(provider: SocialProvider, work: (own: ProviderSettings) => Promise<T>): Promise<T> {
    const own = settings[provider]
    if (!own) throw refuse(accountRefusals['accounts/provider_off'])
    giveWay()
    try {
      return await work(own)
    } catch (error) {
      const reason = reasonOf(error)
      if (reason !== null) report(provider, reason)
      throw refuse(accountRefusals['accounts/provider_failed'])
    }
  }

  return {
    isOn: (provider) => settings[provider] !== null,
    begin: (provider, redirectUri, state) =>
      guarded(provider, async (own) => {
        const oidc = await library()
        const configuration = await configure(settings, provider)
        // Facebook and LinkedIn refuse the code of whoever proves it this way; providers that can say so.
        const verifier = configuration.serverMetadata().supportsPKCE() ? oidc.randomPKCECodeVerifier() : ''
        const nonce = givesNonce(provider, own) ? oidc.randomNonce() : ''
        const location = oidc.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: usual[provider].scope,
          state,
          ...(verifier && {
            code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
            code_challenge_method: 'S256',
          }),
          ...(nonce && { nonce }),
        })
        return { location: location.href, verifier, nonce }
      }),
    finish: (provider, answer, { state, verifier, nonce }) =>
      guarded(provider, async (own) => {
        const oidc = await library()
        const configuration = await configure(settings, provider)
        const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
          expectedState: state,
          ...(verifier && { pkceCodeVerifier: verifier }),
          ...(nonce && { expectedNonce: nonce }),
          idTokenExpected: isOpenId(provider),
        })
        const claims = isOpenId(provider)
          ? await openIdClaims(configuration, tokens)
          : await graphClaims(configuration, tokens.access_token, own)
        const person = personOf(claims)
        if (!person) throw new Error('nobody')
        return person
      }),
  }
}

async function configurationOf(
  provider: SocialProvider,
  { clientId, clientSecret, issuer }: ProviderSettings,
  timeout: number,
): Promise<Configuration> {
  const oidc = await library()
  if (provider === 'facebook' && issuer === null) {
    const configuration = new oidc.Configuration(facebookMetadata, clientId, clientSecret)
    configuration.timeout = timeout
    return configuration
  }
  const server = new URL(issuer ?? usual[provider].issuer)
  return oidc.discovery(server, clientId, clientSecret, undefined, {
    timeout,
    execute: [
      // Who says so is proven by signature, not by the connection alone.
      oidc.enableNonRepudiationChecks,
      // Settings let this happen on this machine only.
      ...(server.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
    ],
  })
}

type Tokens = Awaited<ReturnType<Awaited<ReturnType<typeof library>>['authorizationCodeGrant']>>

/** What the signed token says; providers that keep the address out of it are asked for it. */
async function openIdClaims(configuration: Configuration, tokens: Tokens): Promise<Record<string, unknown>> {
  const claims = tokens.claims()!
  if (claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint) return claims
  const { fetchUserInfo } = await library()
  const info = await fetchUserInfo(configuration, tokens.access_token, claims.sub)
  // Who vouches for an address is whoever names it.
  return { ...claims, email_verified: undefined, ...info }
}

/** Facebook says who somebody is when asked with their token, and with proof that it was given to us. */
async function graphClaims(
  configuration: Configuration,
  accessToken: string,
  { clientSecret }: ProviderSettings,
): Promise<Record<string, unknown>> {
  const { fetchProtectedResource } = await library()
  const address = new URL(configuration.serverMetadata().userinfo_endpoint!)
  address.searchParams.set('fields', 'id,name,first_name,last_name,email')
  address.searchParams.set('appsecret_proof', createHmac('sha256', clientSecret).update(accessToken).digest('hex'))
  const response = await fetchProtectedResource(configuration, accessToken, address, 'GET')
  const claims: unknown = response.ok ? await response.json() : null
  if (typeof claims !== 'object' || claims === null) throw new Error('nobody')
  return claims as Record<string, unknown>
}

const WORD = /^[\w]{2,60}$/

/** One word about what went wrong; nothing for whoever changed their mind. */
function reasonOf(thrown: unknown): string | null {
  const error = thrown as { name?: unknown; code?: unknown; error?: unknown; cause?: { code?: unknown } }
  if (error.name === 'AuthorizationResponseError') return null
  const words = [error.error, error.cause?.code, error.code, error.name]
  return words.find((word): word is string => typeof word === 'string' && WORD.test(word)) ?? 'unknown'
}
