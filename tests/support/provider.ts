import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import { Events, OAuth2Server } from 'oauth2-mock-server'
import type { MutableResponse, MutableToken, TokenRequestIncomingMessage } from 'oauth2-mock-server'
import { afterAll, beforeAll } from 'vitest'

export const CLIENT_ID = 'florin'
export const CLIENT_SECRET = 'chut'

type Claims = Record<string, unknown>

export type Provider = {
  readonly issuer: string
  /** Who is at the keyboard: what the provider says of them. */
  person: Claims
  /** What it says of them at its user-info address only, as plain OAuth does. */
  info: Claims
  /** Changes the signed token before it leaves. */
  tamper: ((payload: Claims) => void) | null
  /** Changes the whole answer that carries the tokens. */
  answer: ((response: MutableResponse) => void) | null
  /** Changes what the provider says of itself. */
  describe: ((metadata: Claims) => void) | null
  /** What it was asked for tokens with. */
  asked: Record<string, unknown>[]
  /** Goes there as a browser would and comes back with the query it was sent home with. */
  visit: (location: string) => Promise<string>
  reset: () => void
}

/** A real OpenID provider on this machine, where everybody is signed in already. */
export function localProvider(): Provider {
  const server = new OAuth2Server()
  beforeAll(async () => {
    await server.issuer.keys.generate('RS256')
    await server.start(0, 'localhost')
  })
  afterAll(() => server.stop())

  const provider: Provider = {
    get issuer() {
      return server.issuer.url!
    },
    person: {},
    info: {},
    tamper: null,
    answer: null,
    describe: null,
    asked: [],
    visit: async (location) => {
      const response = await fetch(location, { redirect: 'manual' })
      return new URL(response.headers.get('location')!).search
    },
    reset: () => {
      Object.assign(provider, { person: {}, info: {}, tamper: null, answer: null, describe: null, asked: [] })
    },
  }
  server.service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken) => {
    // Tokens for the API of the provider say nothing of their owner.
    if (payload.aud === undefined) return
    Object.assign(payload, provider.person)
    provider.tamper?.(payload)
  })
  server.service.on(Events.BeforeResponse, (response: MutableResponse, request: TokenRequestIncomingMessage) => {
    provider.asked.push({ ...request.body })
    provider.answer?.(response)
  })
  server.service.on(Events.BeforeUserinfo, (response: MutableResponse) => {
    response.body = { ...provider.info }
  })
  server.service.on(Events.BeforeWellKnownOpenIdConfiguration, ({ body }: MutableResponse) => {
    if (body !== '') provider.describe?.(body)
  })
  return provider
}

/** A server that answers as it is told, for providers that are out of order. */
export async function brokenServer(listener: RequestListener): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { address: `http://127.0.0.1:${port}`, stop }
}
