import { beforeAll, beforeEach } from 'vitest'
import type { SocialProvider } from '../../src/features/accounts/accounts.rules.ts'
import { identifyBy } from '../../src/features/accounts/sessions/server/sessions.ts'
import { signIn } from '../../src/features/accounts/signing-in/server/sign-in.ts'
import { register } from '../../src/features/accounts/signing-up/server/sign-up.ts'
import { connectProviders } from '../../src/features/accounts/social/server/social-providers.ts'
import { finishSocial, startSocial } from '../../src/features/accounts/social/server/social.ts'
import type { Actor, SignedIn } from '../../src/platform/server/endpoints.ts'
import { visitor } from '../../src/platform/server/endpoints.ts'
import type { Providers } from '../../src/platform/server/settings/provider-settings.ts'
import type { TestAccounts } from './accounts.ts'
import { testAccounts } from './accounts.ts'
import type { TestExchange } from './exchange.ts'
import { testExchange } from './exchange.ts'
import { CLIENT_ID, CLIENT_SECRET, localProvider } from './provider.ts'
import type { TestDatabase } from './test-database.ts'

export const PASSWORD = 'Nénuphar-42 pâle!'

/** Every site at one address. */
export const allAt = (issuer: string): Providers => {
  const at = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, issuer }
  return { google: at, facebook: at, linkedin: at }
}

type Trip = { exchange?: TestExchange; actor?: Actor; retour?: string; world?: TestAccounts }

/** People who sign in by a provider on this machine. */
export function useSocial(database: TestDatabase) {
  const provider = localProvider()
  const reported: string[] = []
  let world: TestAccounts
  let visitors = 0
  const connect = (settings: Providers, patience?: number) =>
    connectProviders(settings, (site, reason) => reported.push(`${site} ${reason}`), patience)
  // Tries are counted by address; tests have many.
  const newBrowser = () => testExchange({ address: `198.51.${100 + (visitors >> 8)}.${visitors++ & 255}` })
  const whoIs = (exchange: TestExchange): Promise<Actor> => identifyBy(database.db)(exchange)

  beforeAll(async () => {
    world = { ...(await testAccounts(database)), social: connect(allAt(provider.issuer)) }
  })
  beforeEach(() => {
    provider.reset()
    reported.length = 0
  })

  return {
    provider,
    reported,
    connect,
    newBrowser,
    whoIs,
    get world() {
      return world
    },
    /** What a site says of whoever comes next. Facebook is asked for what the others sign. */
    says: (site: SocialProvider, { sub, ...claims }: Record<string, unknown> & { sub: string }): void => {
      provider.info = site === 'facebook' ? { id: sub, ...claims } : { sub }
      provider.person = site === 'facebook' ? {} : { sub, ...claims }
      provider.answer = ({ body }) => {
        if (site === 'facebook' && body !== '') delete body.id_token
      }
    },
    /** There and back; `finish` brings the answer home. */
    go: async (
      site: SocialProvider,
      { exchange = newBrowser(), actor = visitor, retour = '', world: there }: Trip = {},
    ) => {
      const on = there ?? world
      const { location } = await startSocial(on, exchange, actor, { provider: site, retour })
      const answer = await provider.visit(location)
      const finish = () => finishSocial(on, exchange, actor, { provider: site, answer })
      return { exchange, location, answer, finish }
    },
    register: (email: string) =>
      register(world, newBrowser(), { email, password: PASSWORD, name: 'Ada Lovelace', role: 'candidate' }),
    signedIn: async (email: string) => {
      const exchange = newBrowser()
      await signIn(world, exchange, { identifier: email, password: PASSWORD, remember: false })
      return { exchange, actor: (await whoIs(exchange)) as SignedIn }
    },
    rowsOf: async (query: string) => (await database.db.execute(query)).rows,
  }
}

/** Somebody with an address the provider vouches for. */
export const known = (name: string) => ({ sub: `sub-${name}`, email: `${name}@example.org`, email_verified: true })
