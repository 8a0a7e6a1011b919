import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiParts } from '../src/app/api.ts'
import { apiRoutes } from '../src/app/api.ts'
import { actions, pages } from '../src/app/pages.ts'
import type { App } from '../src/app/server.ts'
import { createApp } from '../src/app/server.ts'
import { searchKeys } from '../src/features/jobs/jobs.rules.ts'
import { endpointKey } from '../src/platform/contract.ts'
import { readConfig } from '../src/platform/server/config.ts'
import { rows } from './support/authorization-rows.ts'
import { costlyInputs, fillers, rawBodies } from './support/costly-input.ts'
import { mainThreadTime } from './support/main-thread.ts'
import type { Place } from './support/test-database.ts'
import { newPlace } from './support/test-database.ts'

// No request without a session takes the one thread that answers everybody for longer than this. It is measured as
// processor time of that thread, which a busy machine does not change, without what the embedded database takes: on
// PostgreSQL that is another process, and statements have their own limit. Hashing has its own threads, too. The least of
// a few tries counts: the first one compiles, and the collector runs when it likes.
const MOST = 50
const TRIES = 3

let place: Place
let app: App

beforeAll(async () => {
  place = await newPlace('template')
  app = await createApp(readConfig({ ...place.env, FLORIN_DEMO: '1', LOG_LEVEL: 'silent' }), () => undefined)
  await app.http.ready()
  // The first load of the index keeps the database busy.
  await app.http.inject('/v1/jobs/search?keywords=audit')
  await app.http.inject({ method: 'POST', url: '/v1/auth/register', payload: rows['POST /v1/auth/register']!.input!(nobody) })
})
afterAll(async () => {
  await app.stop()
  await place.remove()
})

const nobody = { accountId: 1, sessionId: '', passkeyId: 'AAAA', alertId: 1 }
let callers = 0

async function timeOf(request: InjectOptions): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < TRIES && least > (turn === 0 ? MOST / 5 : MOST); turn++) {
    // Everybody from an address of their own: whoever is refused for trying too often costs nothing.
    const remoteAddress = `198.18.${Math.floor(++callers / 250) % 250}.${callers % 250}`
    least = Math.min(least, await mainThreadTime(() => app.http.inject({ ...request, remoteAddress })))
  }
  return least
}

/** All of them, so that one run tells everything that is too dear. */
async function expectCheap(requests: [name: string, request: InjectOptions][]): Promise<void> {
  const dear: string[] = []
  let worst = 0
  for (const [name, request] of requests) {
    const time = await timeOf(request)
    worst = Math.max(worst, time)
    if (time > MOST) dear.push(`${Math.round(time)} ms: ${name.slice(0, 200)}`)
  }
  if (process.env.FLORIN_COSTS) console.log(expect.getState().currentTestName, Math.round(worst), 'ms')
  expect(dear).toEqual([])
}

const shown = (value: unknown): string => JSON.stringify(value).slice(0, 150)
const HEADERS = { 'sec-fetch-site': 'same-origin' }

describe('endpoints', () => {
  const served = apiRoutes({ config: {} } as ApiParts).map(({ endpoint }) => endpoint)

  test.each(served.map((endpoint) => [endpointKey(endpoint), endpoint] as const))('%s', async (key, endpoint) => {
    const { method } = endpoint
    const inQuery = method === 'GET' || method === 'DELETE'
    const inputs = costlyInputs(endpoint, rows[key]?.input?.(nobody) ?? {})
    const asked = inputs.map((input): [string, InjectOptions] => {
      const left = { ...input }
      const url = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
        const value = encodeURIComponent(String(left[name] ?? 1))
        delete left[name]
        return value
      })
      const query = new URLSearchParams(Object.entries(left).map(([name, value]) => [name, String(value)]))
      if (inQuery) return [shown(input), { method, url: `${url}?${query}`.slice(0, 15_000), headers: HEADERS }]
      return [shown(input), { method, url, headers: HEADERS, payload: left }]
    })
    const url = endpoint.path.replaceAll(/:\w+/g, '1')
    const raw = inQuery
      ? rawQueries.map((query): [string, InjectOptions] => [query, { method, url: `${url}?${query}`, headers: HEADERS }])
      : rawBodies.map(([name, type, payload]): [string, InjectOptions] => [
          name,
          { method, url, payload, headers: { ...HEADERS, 'content-type': type } },
        ])
    await expectCheap([...asked, ...raw])
  })
})

const rawQueries = [
  'a&'.repeat(7_000),
  'a&'.repeat(390),
  'a=1&'.repeat(3_700),
  'a=1&'.repeat(390),
  '%41&'.repeat(3_700),
  `q=${'%41'.repeat(4_500)}`,
  `page=${'9'.repeat(14_000)}`,
  `${'[a]'.repeat(4_000)}=1`,
  `secteur_ids=${'1,'.repeat(7_000)}`,
  `secteur_ids=1&`.repeat(390),
]

const texts = ['keywords', 'lieu', 'q', 'retour', 'recherche', 'cle', 'code', 'state', 'fait', 'onglet', 'motif', 'compte']

/** Addresses with the costliest values of the parameters that pages read. */
function pageQueries(): string[] {
  const ids = Array.from({ length: 100 }, (_, index) => index + 1).join(',')
  const repeated = (filler: string, most: number): string =>
    encodeURIComponent(filler.repeat(Math.ceil(most / filler.length)).slice(0, most).toWellFormed())
  return [
    ...rawQueries,
    'page=1',
    'page=2',
    'page=100',
    'page=100000',
    'sort=relevance&page=100&keywords=audit',
    `keywords=${encodeURIComponent('audit contrôle gestion banque')}&sort=company&page=5`,
    searchKeys.filter((key) => key.endsWith('_ids')).map((key) => `${key}=${ids}`).join('&'),
    searchKeys.filter((key) => key.endsWith('_ids')).map((key) => `${key}=${ids}`.replaceAll(',', `&${key}=`)).join('&').slice(0, 4_000),
    ...fillers.flatMap((filler) => [
      texts.map((name) => `${name}=${repeated(filler, 90)}`).join('&'),
      `keywords=${repeated(filler, 200)}&lieu=${repeated(filler, 100)}`,
      `keywords=${repeated(filler, 200)}&sort=relevance`,
      `q=${repeated(filler, 100)}`,
      `retour=${repeated(`/emploi?${filler}`, 2_000)}&recherche=${repeated(`/emploi?${filler}`, 2_000)}`,
    ]),
  ]
}

const filled = (path: string): string => path.replace(':provider', 'google').replace(':id', '12')

describe('pages', () => {
  test.each([...pages, ...actions].map(({ path }) => filled(path)))('%s is read', async (path) => {
    await expectCheap([
      ...pageQueries().flatMap((query): [string, InjectOptions][] => [
        [query, { url: `${path}?${query}` }],
        ...(path === '/' ? [] : [[`.data ${query}`, { url: `${path}.data?${query}` }] as [string, InjectOptions]]),
      ]),
      ['cookies', { url: path, headers: { cookie: 'a=;'.repeat(5_000) } }],
      ['cookies', { url: path, headers: { cookie: '__Host-florin=a;'.repeat(900) } }],
      ['languages', { url: path, headers: { 'accept-language': 'fr,'.repeat(4_000), 'accept-encoding': 'br;q=0.1,'.repeat(1_600) } }],
    ])
  })

  const fields = ['identifier', 'email', 'password', 'confirmPassword', 'firstName', 'lastName', 'company', 'jobTitle', 'presentation']
  const forms = fillers.map((filler) => {
    const form = new URLSearchParams({ etape: '1', faire: 'modification', formulaire: 'informations', role: 'candidate' })
    for (const name of fields) {
      const most = /password/i.test(name) ? 124 : 2_000
      const value = filler.repeat(Math.ceil(most / filler.length)).slice(0, most)
      form.set(name, /password/i.test(name) ? `Aa1!${value}` : name === 'email' ? `a${callers}@example.org` : value.slice(0, 70))
    }
    for (let skill = 0; skill < 200; skill++) form.append('skills', filler.repeat(4) + skill)
    return form.toString()
  })

  test.each([...pages, ...actions].map(({ path }) => filled(path)))('%s is written', async (path) => {
    const form = 'application/x-www-form-urlencoded'
    await expectCheap(
      [...rawBodies, ...forms.map((body) => [body, form, body] as const)].map(([name, type, payload]) => [
        name,
        { method: 'POST', url: path, payload, headers: { ...HEADERS, 'content-type': type } },
      ]),
    )
  })
})

test('what is neither', async () => {
  const paths = [
    '/emploi.atom',
    '/stages.atom',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/robots.txt',
    '/v1/openapi.json',
    '/logos/1.svg',
    `/gravures/banner/${'é'.repeat(80)}.svg`,
    `/${'a/'.repeat(7_000)}`,
    `/${'%2e%2e/'.repeat(2_000)}`,
    `/offre-emploi/${'1-'.repeat(6_000)}`,
    `/entreprise/${'9'.repeat(14_000)}`,
    `/__manifest?version=x&paths=${'/emploi,'.repeat(1_700)}`,
  ]
  await expectCheap(
    paths.flatMap((path) => [
      [path, { url: path }],
      ...(path.includes('?') ? [] : pageQueries()).map((query): [string, InjectOptions] => [`${path}?${query}`, { url: `${path}?${query}` }]),
    ]),
  )
})
