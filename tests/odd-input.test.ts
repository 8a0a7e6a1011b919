import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Running } from './support/run-florin.ts'
import { runFlorin } from './support/run-florin.ts'
import type { Place } from './support/test-database.ts'
import { newPlace } from './support/test-database.ts'

// Whatever is sent, the answer is a refusal or a page, never a bug.

const PASSWORD = 'Nénuphar-42 pâle!'
const EMAIL = 'odd@example.org'
const ZERO = 'a\u0000b'
const HALF = 'a\ud800b'
let place: Place
let florin: Running
let cookie: string

beforeAll(async () => {
  place = await newPlace('template')
  florin = await runFlorin({ ...place.env, FLORIN_DEMO: '0' })
  await post('/v1/auth/register', { email: EMAIL, password: PASSWORD, name: 'Ada Lovelace' })
  const entered = await post('/v1/auth/sign-in', { identifier: EMAIL, password: PASSWORD })
  cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0]!)
    .join('; ')
})
afterAll(async () => {
  await florin.stop()
  await place.remove()
})

const send = (method: string, path: string, type: string | null, body?: string) =>
  fetch(`${florin.address}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(type ? { 'content-type': type } : {}),
      ...(cookie ? { cookie } : {}),
      'sec-fetch-site': 'same-origin',
    },
    ...(body === undefined ? {} : { body }),
  })
const post = (path: string, body: object, method = 'POST') =>
  send(method, path, 'application/json', JSON.stringify(body))

describe('texts that no database stores', () => {
  for (const odd of [ZERO, HALF]) {
    test(JSON.stringify(odd), async () => {
      const answers = [
        post('/v1/alerts', { title: odd, sectors: [1], location: odd, keywords: odd }),
        post('/v1/alerts', {
          title: odd,
          sectors: [1],
          location: 'Lyon',
          search: `/emploi?contrat_ids=${encodeURIComponent(odd.toWellFormed())}`,
        }),
        post('/v1/alerts/1', { title: odd }, 'PUT'),
        post('/v1/alerts/stop', { id: 1, key: odd.repeat(12) }),
        post('/v1/account/email', { email: `${odd}@example.org`, password: odd }),
        post('/v1/account', { first_name: odd, last_name: odd, phone: odd, country: 'fr' }, 'PUT'),
        post('/v1/users/profile', { name: odd, profile: { title: odd, skills: [odd] } }, 'PUT'),
        post('/v1/users/profile', { profile: { experience: [{ title: odd, company: odd, period: odd }] } }, 'PUT'),
        post('/v1/auth/sign-in', { identifier: odd, password: odd }),
        post('/v1/auth/forgot-password', { email: `${odd}@example.org` }),
        post('/v1/auth/register', { email: `r${odd}@example.org`, password: PASSWORD, name: odd, company: odd }),
      ]
      for (const answer of await Promise.all(answers)) {
        expect(answer.status, `${answer.url} ${await answer.text()}`).toBeLessThan(500)
      }
    })
  }
})

test('an address that grows when it is written in small letters is judged as it is kept', async () => {
  const email = `${'İ'.repeat(242)}@example.org`
  expect((await post('/v1/auth/register', { email, password: PASSWORD, name: 'Ada' })).status).toBe(400)
})

test('what is no form is refused before a page tries to read it; an empty change is an empty form', async () => {
  const paths = ['/alertes', '/alertes/nouvelle', '/mes-parametres', '/confirmer-adresse', '/connexion/lier', '/pays']
  for (const path of paths) {
    for (const [type, body] of [
      ['text/plain', 'a'],
      ['application/json', '{}'],
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=x', 'x'],
    ] as const) {
      expect((await send('POST', path, type, body)).status, `${path} ${type}`).toBe(400)
    }
    expect((await send('POST', path, null)).status, path).toBeLessThan(500)
  }
})

/** As it is written: `fetch` would tidy the address up. */
const asWritten = (target: string, named?: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port, host } = new URL(florin.address)
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${named ?? host}\r\nConnection: close\r\n\r\n`),
    )
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })

test('a form has a bounded size and number of fields', async () => {
  const form = 'application/x-www-form-urlencoded'
  for (const path of ['/login', '/pays', '/nulle-part']) {
    expect((await send('POST', path, form, `a=${'x'.repeat(70_000)}`)).status, path).toBe(413)
    expect((await send('POST', path, form, 'a&'.repeat(400))).status, path).toBe(413)
  }
})

test('an address with another site in it stays on this one', async () => {
  for (const target of ['//ailleurs.example/emploi', '/\\ailleurs.example/', '//', '///', '//:99999/', '//[/']) {
    const answer = await asWritten(target)
    expect(answer, target).toMatch(/^HTTP\/1\.1 (404|200)/)
    expect(answer, target).not.toContain('http://ailleurs.example')
  }
  expect(await asWritten('http://ailleurs.example/emploi')).not.toContain('http://ailleurs.example')
})

test('a name that no site can have is refused, whatever is asked for', async () => {
  const addresses = ['/', '/emploi', '/login', '/v1/health', '/emploi.atom', '/flux/offres.xml', '/sitemap.xml']
  for (const target of [...addresses, '/robots.txt', '/gravures/banner/a.svg', '/logos/1.svg', '/nulle-part'])
    for (const host of ['a b', '[', 'a:b', 'x@y', '<script>', 'a:99999'])
      expect(await asWritten(target, host), `${target} ${host}`).toMatch(/^HTTP\/1\.1 400/)
})

test('names that every object has are no messages', async () => {
  for (const name of ['__proto__', 'constructor', 'toString']) {
    for (const path of ['/alertes', '/mes-parametres'])
      expect((await send('GET', `${path}?fait=${name}`, null)).status, `${path} ${name}`).toBe(200)
  }
})
