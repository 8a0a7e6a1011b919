// @module-tag long
import { createHash } from 'node:crypto'
import { request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../src/app/server.ts'
import { createApp } from '../src/app/server.ts'
import { readConfig } from '../src/platform/server/settings/config.ts'
import type { Lines } from '../src/platform/server/overload/overload.ts'
import type { Turns } from '../src/platform/server/overload/turns.ts'
import { createTurns } from '../src/platform/server/overload/turns.ts'
import { expectAccessible, expectNoSidewaysScroll, untilAlive, useBrowser } from './support/browser.ts'
import { brokenServer, CLIENT_ID, CLIENT_SECRET } from './support/provider.ts'
import type { Place } from './support/test-database.ts'
import { newPlace } from './support/test-database.ts'

// Nobody loses patience here: the tests say when a turn ends.
const BOUNDS = { atOnce: 3, inLine: 4, patience: 3_600_000 }
const lines: Lines = { reads: createTurns(BOUNDS), changes: createTurns(BOUNDS) }
const browser = useBrowser()
let place: Place
let app: App
let origin: string

// A site to sign in by that takes calls and never answers.
let silent: Awaited<ReturnType<typeof brokenServer>>
const called = Promise.withResolvers<void>()

beforeAll(async () => {
  place = await newPlace('template')
  silent = await brokenServer(() => called.resolve())
  const google = { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET, GOOGLE_ISSUER: silent.address }
  const config = readConfig({ ...place.env, ...google, LOG_LEVEL: 'silent', FLORIN_DEMO: '0' })
  app = await createApp(config, () => undefined, lines)
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://localhost:${(app.http.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await app.stop()
  await silent.stop()
  await place.remove()
})

let held = Promise.withResolvers<void>()
const idle = { running: 0, waiting: 0 }

/** Ends whatever is held, and waits until nobody is left. */
async function release(): Promise<void> {
  held.resolve()
  held = Promise.withResolvers()
  for (const turns of [lines.reads, lines.changes]) {
    await expect.poll(() => turns.counts(), { timeout: 20_000 }).toEqual(idle)
  }
}
afterEach(release)

/** Takes every turn, and so many places in line. */
function hold(turns: Turns, inLine: number): void {
  const { promise } = held
  const gone = new AbortController().signal
  for (let number = 0; number < BOUNDS.atOnce + inLine; number++) {
    void turns.run({ who: `somebody ${number}`, gone }, () => promise)
  }
}
const waiting = (turns: Turns, count: number) =>
  expect.poll(() => turns.counts().waiting, { timeout: 20_000 }).toBe(count)

// A cookie keeps an answer out of the cache of visitors' pages.
const uncached = { headers: { cookie: 'essai=1' } }
const ask = (path: string, init: RequestInit = uncached) => fetch(origin + path, init)
const statusOf = (path: string, init?: RequestInit) => ask(path, init).then(({ status }) => status)

describe('when every turn is taken and the line is full', () => {
  test('a page is refused at once, by a page', async () => {
    hold(lines.reads, BOUNDS.inLine)
    const refused = await ask('/emploi')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await refused.text()
    expect(html).toContain('<html lang="fr">')
    expect(html).toContain('<a href="">Réessayer</a>')
    const style = /<style>([^<]*)<\/style>/.exec(html)![1]!
    const hash = createHash('sha256').update(style).digest('base64')
    expect(refused.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
    const plain = await ask('/emploi', { headers: { ...uncached.headers, 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(html)
  })

  test('a form that was sent is told that it was not taken', async () => {
    hold(lines.changes, BOUNDS.inLine)
    const refused = await ask('/login', { method: 'POST', headers: { origin }, body: new URLSearchParams() })
    expect(refused.status).toBe(503)
    expect(await refused.text()).toContain('Votre envoi n’a pas été pris en compte.')
  })

  test('the API, the router of a shown page, feeds and maps are refused by JSON', async () => {
    hold(lines.reads, BOUNDS.inLine)
    for (const path of [
      '/v1/stats',
      '/v1/jobs/search?keywords=audit',
      '/emploi.data',
      '/emploi.atom',
      '/flux/offres.xml',
      '/news.atom',
      '/sitemaps/articles.xml',
      '/sitemap.xml',
      '/sitemaps/pages.xml',
      '/sitemaps/offres-1.xml',
    ]) {
      const refused = await ask(path)
      expect([path, refused.status, refused.headers.get('retry-after')]).toEqual([path, 503, '2'])
      expect(refused.headers.get('x-remix-response')).toBeNull()
      expect(await refused.json()).toMatchObject({ error: { code: 'platform/overloaded' } })
    }
  })

  test('health, figures, files and kept pages are answered all the same', async () => {
    expect(await statusOf('/', {})).toBe(200)
    hold(lines.reads, BOUNDS.inLine)
    hold(lines.changes, BOUNDS.inLine)
    expect(await statusOf('/')).toBe(503)
    for (const path of ['/', '/v1/health', '/v1/ready', '/metrics', '/favicon.svg', '/robots.txt']) {
      expect([path, await statusOf(path, {})]).toEqual([path, 200])
    }
  })

  test('changes do not wait for reading, nor reading for changes', async () => {
    hold(lines.reads, BOUNDS.inLine)
    expect(await statusOf('/v1/auth/logout', { method: 'POST', headers: { origin } })).toBe(401)
    await release()
    hold(lines.changes, BOUNDS.inLine)
    expect(await statusOf('/v1/stats')).toBe(200)
  })

  test('afterwards everything is rendered again', async () => {
    hold(lines.reads, BOUNDS.inLine)
    const flood = Array.from({ length: 40 }, () => statusOf('/emploi'))
    expect(new Set(await Promise.all(flood))).toEqual(new Set([503]))
    await release()
    expect(await statusOf('/emploi')).toBe(200)
  })
})

test('what is in line is rendered when its turn comes', async () => {
  hold(lines.reads, 0)
  const answers = [ask('/emploi'), ask('/v1/stats'), ask('/emploi.data')]
  await waiting(lines.reads, 3)
  await release()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200])
})

test('what its asker left while it was in line is never done', async () => {
  const post = (
    path: string,
    email: string,
  ): [string, { method: string; headers: Record<string, string>; body: string }] => [
    origin + path,
    {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({
        email,
        password: 'Nénuphar-42 pâle!',
        ...(path === '/v1/auth/register' && { name: 'Ada Lovelace' }),
      }),
    },
  ]
  hold(lines.changes, 0)
  const [address, { body, ...options }] = post('/v1/auth/register', 'partie@example.org')
  const leaving = send(address, options)
  leaving.on('error', () => undefined)
  leaving.end(body)
  await waiting(lines.changes, 1)
  leaving.destroy()
  await waiting(lines.changes, 0)
  const staying = fetch(...post('/v1/auth/register', 'restee@example.org'))
  await waiting(lines.changes, 1)
  await release()
  expect((await staying).status).toBe(200)
  const signIn = (email: string) => fetch(...post('/v1/auth/login', email)).then(({ status }) => status)
  expect([await signIn('restee@example.org'), await signIn('partie@example.org')]).toEqual([200, 401])
})

test('another site that does not answer holds no turn', async () => {
  const start = statusOf('/connexion/google')
  await called.promise
  expect(lines.reads.counts()).toEqual(idle)
  await silent.stop()
  expect(await start).toBe(200)
})

describe('in a browser', () => {
  for (const width of [390, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`the refusal is a page, ${colorScheme}, ${width} px, whose link tries again`, async () => {
        const { page, context, problems } = await browser.visit({
          viewport: { width, height: 844 },
          colorScheme,
          javaScriptEnabled: true,
        })
        await context.addCookies([{ name: 'essai', value: '1', url: origin }])
        hold(lines.reads, BOUNDS.inLine)
        const refused = await page.goto(`${origin}/emploi?keywords=audit`)
        expect(refused?.status()).toBe(503)
        expect(await page.title()).toBe('Florin est très sollicité | Florin')
        await page.getByRole('heading', { level: 1, name: 'Florin est très sollicité' }).waitFor()
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
        await release()
        await page.getByRole('link', { name: 'Réessayer' }).click()
        await page.getByRole('heading', { level: 1, name: /offres/i }).waitFor()
        expect(page.url()).toBe(`${origin}/emploi?keywords=audit`)
        expect(problems).toEqual([])
      })
    }
  }

  test('a page that is shown stays while there is no turn for the next one, and « Réessayer » goes on', async () => {
    const { page, problems } = await browser.visit({ viewport: { width: 1280, height: 844 } })
    await page.goto(`${origin}/entreprises`)
    await untilAlive(page)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    hold(lines.reads, BOUNDS.inLine)
    await page.getByRole('link', { name: 'Florin, accueil' }).first().click()
    await page.getByText('Florin est très sollicité').first().waitFor()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title)
    await release()
    await page.getByRole('button', { name: 'Réessayer' }).first().click()
    await page.waitForURL(`${origin}/`)
    await page.locator('h1').filter({ hasNotText: title }).waitFor()
    expect(problems).toEqual([])
  })
})
