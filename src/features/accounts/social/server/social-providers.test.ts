import { describe, expect, test } from 'vitest'
import type { TestExchange } from '../../../../../tests/support/exchange.ts'
import { brokenServer, CLIENT_ID, CLIENT_SECRET } from '../../../../../tests/support/provider.ts'
import { codeOf } from '../../../../../tests/support/refusals.ts'
import { allAt, known, useSocial } from '../../../../../tests/support/social.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import { visitor } from '#platform/server/endpoints.ts'
import type { Providers } from '#platform/server/settings/provider-settings.ts'
import type { SocialProvider } from '../../accounts.rules.ts'
import { socialProviders } from '../../accounts.rules.ts'
import { givesNonce } from './social-providers.ts'
import { finishSocial, listSocial, startSocial } from './social.ts'

const database = useTestDatabase()
const social = useSocial(database)
const { provider, reported, connect, newBrowser, whoIs, says, go, rowsOf } = social

test('a provider that keeps the address out of its token is asked for it, and for whom', async () => {
  const trips: [Record<string, unknown>, Record<string, unknown>, string][] = [
    [{ sub: 'sub-apart' }, { sub: 'sub-apart', email: 'apart@example.org', email_verified: true }, 'verified'],
    [{ sub: 'sub-apart' }, { sub: 'somebody-else', email: 'apart@example.org' }, 'accounts/provider_failed'],
    // What the token vouches for is not what comes from elsewhere.
    [{ sub: 'sub-two', email_verified: true }, { sub: 'sub-two', email: 'two@example.org' }, 'unverified'],
  ]
  for (const [person, info, wanted] of trips) {
    Object.assign(provider, { person, info })
    const { exchange, finish } = await go('google')
    const code = await codeOf(finish())
    const actor = await whoIs(exchange)
    const seen = actor.role === 'visitor' ? code : actor.verified ? 'verified' : 'unverified'
    expect(seen).toBe(wanted)
  }
})

test('what a provider has not is not asked of it', async () => {
  const usual = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, issuer: null }
  const { begin } = connect({ google: null, facebook: usual, linkedin: null })
  const begun = await begin('facebook', 'https://florin.example/connexion/facebook/retour', 'etat')
  expect(begun).toMatchObject({ verifier: '', nonce: '' })
  const { origin, pathname, searchParams } = new URL(begun.location)
  expect(`${origin}${pathname}`).toBe('https://www.facebook.com/dialog/oauth')
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: CLIENT_ID,
    redirect_uri: 'https://florin.example/connexion/facebook/retour',
    response_type: 'code',
    scope: 'public_profile email',
    state: 'etat',
  })

  expect(givesNonce('google', usual)).toBe(true)
  expect(givesNonce('linkedin', usual)).toBe(false)
  provider.describe = (metadata) => delete metadata.code_challenge_methods_supported
  says('linkedin', known('plain'))
  const { linkedin } = allAt(provider.issuer)
  const there = connect({ google: null, facebook: null, linkedin })
  const plain = await there.begin('linkedin', 'http://florin.test/connexion/linkedin/retour', 'etat')
  expect(plain.verifier).toBe('')
  const asked = new URL(plain.location)
  expect(asked.searchParams.has('code_challenge')).toBe(false)
  asked.searchParams.delete('nonce')
  const back = new URL('http://florin.test/connexion/linkedin/retour')
  back.search = await provider.visit(asked.href)
  const person = await there.finish('linkedin', back, { state: 'etat', verifier: '', nonce: '' })
  expect(person).toMatchObject({ subject: 'sub-plain', email: 'plain@example.org', emailVerified: true })
  expect(provider.asked.at(-1)).not.toHaveProperty('code_verifier')
})

describe('an answer is refused', () => {
  test('in another browser, without its state, with another one, at another provider, or too late', async () => {
    says('google', known('bound'))
    const { exchange, answer } = await go('google')
    const bring = (to: TestExchange, changed: string, site: SocialProvider = 'google') =>
      codeOf(finishSocial(social.world, to, visitor, { provider: site, answer: changed }))
    const over = 'accounts/attempt_over'
    expect(await bring(newBrowser(), answer)).toBe(over)
    const other = newBrowser()
    await go('google', { exchange: other })
    expect(await bring(other, answer)).toBe(over)
    expect(await bring(exchange, answer.replace(/state=[^&]+/, 'state=autre'))).toBe(over)
    expect(await bring(exchange, answer.replace(/&state=[^&]+/, ''))).toBe(over)
    expect(await bring(exchange, '')).toBe(over)
    expect(await bring(exchange, answer, 'linkedin')).toBe(over)
    const state = new URLSearchParams(answer).get('state')!
    await database.db.execute(`update identity_attempts set expires_at = now() where expires_at > now()`)
    expect(await bring(exchange, answer)).toBe(over)
    expect(state.length).toBeGreaterThan(40)
    // Nothing of this reached the provider.
    expect(provider.asked).toEqual([])
    expect(await rowsOf(`select 1 from identities where subject = 'sub-bound'`)).toEqual([])
  })

  test('when it says that it comes from somebody else, or that the person declined', async () => {
    says('google', known('mixed'))
    const mixed = await go('google')
    const bring = ({ exchange }: { exchange: TestExchange }, answer: string) =>
      codeOf(finishSocial(social.world, exchange, visitor, { provider: 'google', answer }))
    const foreign = `${mixed.answer}&iss=${encodeURIComponent('https://ailleurs.example')}`
    expect(await bring(mixed, foreign)).toBe('accounts/provider_failed')
    const declined = await go('google')
    const { searchParams } = new URL(declined.answer, 'http://florin.test')
    const denied = `?error=access_denied&state=${searchParams.get('state')}`
    expect(await bring(declined, denied)).toBe('accounts/provider_failed')
    const doubled = await go('google')
    expect(await bring(doubled, `${doubled.answer}&code=autre`)).toBe('accounts/provider_failed')
    expect(provider.asked).toEqual([])
  })

  const lies: [string, (payload: Record<string, unknown>) => void][] = [
    ['another nonce', (payload) => (payload.nonce = 'autre')],
    ['no nonce', (payload) => delete payload.nonce],
    ['another audience', (payload) => (payload.aud = 'quelqu’un')],
    ['audiences that we are not the only one of', (payload) => (payload.aud = [CLIENT_ID, 'quelqu’un'])],
    ['another issuer', (payload) => (payload.iss = 'https://ailleurs.example')],
    ['a time that is over', (payload) => (payload.exp = Math.floor(Date.now() / 1000) - 3_600)],
    ['no time', (payload) => delete payload.exp],
    ['nobody', (payload) => delete payload.sub],
    ['nobody who can be', (payload) => (payload.sub = 'x\u0000y')],
  ]
  test.each(lies)('when its token names %s', async (_name, tamper) => {
    for (const site of ['google', 'linkedin'] as const) {
      says(site, known(`liar-${site}`))
      provider.tamper = tamper
      const { exchange, finish } = await go(site)
      expect(await codeOf(finish()), site).toBe('accounts/provider_failed')
      expect(await whoIs(exchange)).toEqual({ role: 'visitor' })
    }
    expect(await rowsOf(`select 1 from accounts where email like 'liar-%'`)).toEqual([])
  })

  test('when its token is missing, signed by nobody, or signed by somebody else', async () => {
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
    const change: ((token: string) => string | undefined)[] = [
      () => undefined,
      (token) => `${part({ alg: 'none' })}.${token.split('.')[1]}.`,
      (token) => `${token.split('.').slice(0, 2).join('.')}.${'A'.repeat(342)}`,
      (token) => {
        const [head, body, mark] = token.split('.')
        const claims = JSON.parse(Buffer.from(body!, 'base64url').toString()) as object
        return [head, part({ ...claims, sub: 'somebody-else' }), mark].join('.')
      },
      () => 'pas un jeton',
    ]
    for (const [index, rewrite] of change.entries()) {
      says('google', known('forged'))
      provider.answer = ({ body }) => {
        if (body !== '') body.id_token = rewrite(String(body.id_token))
      }
      const { finish } = await go('google')
      expect(await codeOf(finish()), String(index)).toBe('accounts/provider_failed')
    }
    expect(await rowsOf(`select 1 from accounts where email = 'forged@example.org'`)).toEqual([])
  })
})

describe('a provider out of order', () => {
  const failing = async (settings: Providers, site: SocialProvider = 'google'): Promise<string> => {
    const there = { ...social.world, social: connect(settings, 0.3) }
    return codeOf(startSocial(there, newBrowser(), visitor, { provider: site, retour: '' }))
  }

  test('is away, silent, or says nothing that can be read: refused, and told in one word', async () => {
    const gone = await brokenServer(() => undefined)
    await gone.stop()
    expect(await failing(allAt(gone.address))).toBe('accounts/provider_failed')
    expect(reported).toEqual(['google ECONNREFUSED'])
    const answers: [number, string, string][] = [
      [500, 'text/html', '<h1>Oups</h1>'],
      [200, 'text/html', '<h1>Bonjour</h1>'],
      [200, 'application/json', '{"issuer":'],
      [200, 'application/json', 'null'],
      [200, 'application/json', '{"issuer":"https://ailleurs.example"}'],
      [302, 'text/plain', ''],
    ]
    for (const [status, type, body] of answers) {
      const broken = await brokenServer((_request, response) => {
        response.writeHead(status, { 'content-type': type, location: provider.issuer }).end(body)
      })
      expect(await failing(allAt(broken.address)), body).toBe('accounts/provider_failed')
      await broken.stop()
    }
    const silent = await brokenServer(() => undefined)
    expect(await failing(allAt(silent.address))).toBe('accounts/provider_failed')
    expect(reported.at(-1)).toBe('google OAUTH_TIMEOUT')
    await silent.stop()
    const endless = await brokenServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"issuer":"')
    })
    expect(await failing(allAt(endless.address))).toBe('accounts/provider_failed')
    await endless.stop()
  })

  test('is tried again by the next person', async () => {
    let away = true
    const flaky = await brokenServer((_request, response) => {
      if (away) response.writeHead(503).end()
      else {
        const metadata = {
          issuer: flaky.address,
          authorization_endpoint: `${flaky.address}/authorize`,
          token_endpoint: `${flaky.address}/token`,
          jwks_uri: `${flaky.address}/jwks`,
        }
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(metadata))
      }
    })
    const there = { ...social.world, social: connect(allAt(flaky.address)) }
    const start = () => codeOf(startSocial(there, newBrowser(), visitor, { provider: 'google', retour: '' }))
    expect(await start()).toBe('accounts/provider_failed')
    away = false
    expect(await start()).toBe('nothing refused')
    // What it said of itself is kept.
    away = true
    expect(await start()).toBe('nothing refused')
    await flaky.stop()
  })

  test('fails when it is asked for tokens, or for the person', async () => {
    const trouble: ((body: Record<string, unknown>) => [number, Record<string, unknown> | ''])[] = [
      () => [500, { oups: true }],
      () => [200, ''],
      () => [200, { access_token: 'x' }],
      () => [400, { error: 'invalid_client', error_description: 'ines@example.org' }],
      (body) => [200, { ...body, access_token: 12 }],
    ]
    for (const site of socialProviders) {
      for (const [index, spoil] of trouble.entries()) {
        says(site, known('spoilt'))
        provider.answer = (response) => {
          const [status, body] = spoil(response.body === '' ? {} : response.body)
          Object.assign(response, { statusCode: status, body })
        }
        const { finish } = await go(site)
        expect(await codeOf(finish()), `${site} ${index}`).toBe('accounts/provider_failed')
      }
    }
    expect(reported).toContain('google invalid_client')
    expect(reported.join(' ')).not.toContain('example.org')
    says('facebook', { sub: '' })
    expect(await codeOf((await go('facebook')).finish())).toBe('accounts/provider_failed')
  })

  test('is off: nothing begins, and nothing ends', async () => {
    const there = { ...social.world, social: connect({ ...allAt(provider.issuer), facebook: null }) }
    expect(await codeOf(startSocial(there, newBrowser(), visitor, { provider: 'facebook', retour: '' }))).toBe(
      'accounts/provider_off',
    )
    says('facebook', known('off'))
    const { exchange, answer } = await go('facebook')
    expect(await codeOf(finishSocial(there, exchange, visitor, { provider: 'facebook', answer }))).toBe(
      'accounts/provider_off',
    )
    expect(listSocial(there).data.map(({ name, enabled }) => [name, enabled])).toEqual([
      ['Google', true],
      ['Facebook', false],
      ['LinkedIn', true],
    ])
  })
})
