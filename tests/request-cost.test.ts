// @module-tag long
// @module-tag alone
import type { InjectOptions } from 'fastify'
import type { ServerBuild } from 'react-router'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ApiParts } from '../src/app/api.ts'
import { apiRoutes } from '../src/app/api.ts'
import { actions, pages } from '../src/app/pages.ts'
import type { App } from '../src/app/server.ts'
import { createApp } from '../src/app/server.ts'
import { searchKeys } from '../src/features/jobs/jobs.rules.ts'
import { endpointKey, isAskedByAddress } from '../src/platform/contract.ts'
import { readConfig } from '../src/platform/server/settings/config.ts'
import { ask } from './support/ask.ts'
import { missing } from './support/authorization-people.ts'
import { rows } from './support/authorization-rows.ts'
import { costlyInputs, fillers, immodestBodies, rawForms, rawJson, tooLongForms } from './support/costly-input.ts'
import { mainThreadTime } from './support/main-thread.ts'
import type { Place } from './support/test-database.ts'
import { newPlace } from './support/test-database.ts'

// No request without a session takes the one thread that answers everybody for longer than 50 ms. It is measured as
// processor time of that thread, without what the embedded database takes: on PostgreSQL that is another process, and
// statements have a limit of their own. Hashes and the judge of passwords have their own threads, too. The least of a few
// tries counts: the first one compiles, and the collector runs when it likes. Where processors are shared, the same work
// takes several times as long, so 50 ms are told in lists of jobs: one takes 4 ms on a machine that does nothing else.
//
// All pages read addresses, headers and forms by the same code, and each reads little of its own. So a page that has no search and no
// form of many steps is asked with every third of the costly things, the next page with the next third. `npm run soak:costs` asks every
// page with all of them.
const MOST = 50
const LISTS = 12
const TRIES = 5
// Many calls each, and other tests beside them.
const LONG = 300_000
const ALL = process.env.FLORIN_COSTS === 'all'
/** In an address: how many calls there were before. */
const NTH = '{nth}'

let place: Place
let app: App
let version: string

beforeAll(async () => {
  place = await newPlace('demo')
  app = await createApp(readConfig({ ...place.env, FLORIN_DEMO: '1', LOG_LEVEL: 'silent' }), () => undefined)
  await app.http.ready()
  // The first load of the index keeps the database busy.
  await app.http.inject('/v1/jobs/search?keywords=audit')
  await listTime()
  list = await listTime()
  const build = (await import(new URL('../build/server/index.js', import.meta.url).href)) as ServerBuild
  version = build.assets.version
})
afterAll(async () => {
  await app.stop()
  await place.remove()
})

const nobody = { ...missing, accountId: 1, passkeyId: 'AAAA', alertId: 1 }
let callers = 0
let list = 0

type Asked = InjectOptions & { url: string }

/** The same address is asked only once: pages of visitors are kept for a while. */
const anew = (url: string): string =>
  `${url.replace(NTH, String(callers))}${url.includes('?') ? '&' : '?'}nth=${callers}`

/** One call, and what it takes. Everybody comes from another address: refusing those who try too often costs nothing. */
async function measure(request: Asked): Promise<{ time: number; status: number }> {
  const remoteAddress = `198.18.${Math.floor(++callers / 250) % 250}.${callers % 250}`
  let status = 0
  const time = await mainThreadTime(async () => {
    status = (await ask(app, { ...request, url: anew(request.url), remoteAddress })).statusCode
  })
  return { time, status }
}

/** Beside other tests the machine may be too slow for the guard against overload; what is shed is asked again. */
async function statusOf(request: Asked): Promise<number> {
  const { status } = await measure(request)
  if (status !== 503) return status
  await vi.waitUntil(isServing, { timeout: 60_000, interval: 100 })
  return (await measure(request)).status
}

const isServing = async (): Promise<boolean> => (await measure({ url: '/v1/health' })).status === 200

async function timeOf(request: Asked, limit: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < TRIES && least > limit; turn++) {
    let { time, status } = await measure(request)
    if (status === 503) {
      // Beside other tests the machine may be too slow for the guard against overload; what is shed costs nothing.
      await vi.waitUntil(isServing, { timeout: 60_000, interval: 100 })
      ;({ time, status } = await measure(request))
    }
    expect(status, request.url.slice(0, 200)).toBeLessThan(500)
    least = Math.min(least, time)
  }
  return least
}

/** A search that nobody has asked for, each time: what an index says of one is kept for a while, too. */
const listTime = (): Promise<number> => timeOf({ url: `/emploi?salaire_min=${NTH}` }, 0)

/** All of them, so that one run tells everything that is too dear. */
async function expectCheap(requests: [name: string, request: Asked][]): Promise<void> {
  const dear: string[] = []
  let worst = 0
  for (const [name, request] of requests) {
    const limit = Math.max(MOST, list * LISTS)
    let time = await timeOf(request, limit)
    // The machine may have become busier since a list was measured.
    if (time > limit) {
      list = await listTime()
      time = await timeOf(request, list * LISTS)
    }
    worst = Math.max(worst, time / list)
    if (time > Math.max(MOST, list * LISTS)) dear.push(`${(time / list).toFixed(1)} lists: ${name.slice(0, 200)}`)
  }
  if (process.env.FLORIN_COSTS) console.log(expect.getState().currentTestName, worst.toFixed(1), 'lists')
  expect(dear).toEqual([])
}

/** Every third, beginning elsewhere for each page. */
const thirdOf = <T>(things: readonly T[], page: number): T[] =>
  things.filter((_, index) => ALL || (index + page) % 3 === 0)

const shown = (value: unknown): string => JSON.stringify(value).slice(0, 150)
const HEADERS = { 'sec-fetch-site': 'same-origin' }

describe('endpoints', () => {
  const served = apiRoutes({ config: {}, indexes: {} } as ApiParts).map(({ endpoint }) => endpoint)

  test.each(served.map((endpoint) => [endpointKey(endpoint), endpoint] as const))(
    '%s',
    { timeout: LONG },
    async (key, endpoint) => {
      const { method } = endpoint
      const inQuery = method === 'GET' || method === 'DELETE'
      const inputs = costlyInputs(endpoint, rows[key]?.input?.(nobody) ?? {})
      const asked = inputs.map((input): [string, Asked] => {
        const left = { ...input }
        const url = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
          const value = encodeURIComponent(`${(left[name] as string | number | undefined) ?? 1}`)
          delete left[name]
          return value
        })
        const query = new URLSearchParams(Object.entries(left).map(([name, value]) => [name, String(value)]))
        if (inQuery) return [shown(input), { method, url: `${url}?${query}`.slice(0, 15_000), headers: HEADERS }]
        return [shown(input), { method, url, headers: HEADERS, payload: left }]
      })
      const url = endpoint.path.replaceAll(/:\w+/g, '1')
      const raw = inQuery
        ? rawQueries.map((query): [string, Asked] => [query, { method, url: `${url}?${query}`, headers: HEADERS }])
        : sent({ method, url }, rawJson)
      await expectCheap([...asked, ...raw])
      // A stream is read by who takes it, within bounds of its own.
      if (isAskedByAddress(endpoint)) return
      for (const [name, payload] of immodestBodies) {
        const headers = { ...HEADERS, 'content-type': 'application/json' }
        expect([name, await statusOf({ method, url, payload, headers })]).toEqual([name, 413])
      }
    },
  )
})

const sent = (to: Asked, bodies: readonly [name: string, type: string, body: string][]): [string, Asked][] =>
  bodies.map(([name, type, payload]) => [name, { ...to, payload, headers: { ...HEADERS, 'content-type': type } }])

test(
  'bodies that nobody reads: too long a form, a form for an endpoint, JSON for a page',
  { timeout: LONG },
  async () => {
    const unread = [
      ...sent({ method: 'POST', url: '/login' }, [...tooLongForms, ...rawJson]),
      ...sent({ method: 'POST', url: '/v1/auth/login' }, [...tooLongForms, ...rawForms]),
    ]
    await expectCheap(unread)
    for (const [name, request] of unread)
      expect([name, [400, 413, 415].includes(await statusOf(request))]).toEqual([name, true])
  },
)

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

const texts = [
  'keywords',
  'lieu',
  'q',
  'retour',
  'recherche',
  'cle',
  'code',
  'state',
  'fait',
  'onglet',
  'motif',
  'compte',
]

/** Addresses with the costliest values of the parameters that pages read, beside those that nothing is read from. */
function pageQueries(isList: boolean, page: number): string[] {
  const ids = Array.from({ length: 100 }, (_, index) => index + 1).join(',')
  const repeated = (filler: string, most: number): string =>
    encodeURIComponent(
      filler
        .repeat(Math.ceil(most / filler.length))
        .slice(0, most)
        .toWellFormed(),
    )
  return [
    'page=1',
    'page=2',
    'page=10',
    'page=100',
    'page=100000',
    'sort=relevance&page=10&keywords=audit',
    `keywords=${encodeURIComponent('audit contrôle gestion banque')}&sort=company&page=5`,
    searchKeys
      .filter((key) => key.endsWith('_ids'))
      .map((key) => `${key}=${ids}`)
      .join('&'),
    searchKeys
      .filter((key) => key.endsWith('_ids'))
      .map((key) => `${key}=${ids}`.replaceAll(',', `&${key}=`))
      .join('&')
      .slice(0, 4_000),
    ...(isList
      ? [
          'lieu=a,b,c,d,saint&rayon=100',
          'lieu=france,suisse,belgique,luxembourg,Paris&rayon=100&pays_ids=1,2,3,4&keywords=comptable',
          'lieu=saint,sainte,la,le,les&rayon=100',
          `lieu=${encodeURIComponent('Occitanie,Île-de-France,Grand Est,Lyon,Hauts-de-France')}&rayon=100`,
          `lieu=${encodeURIComponent('Paris,Lyon,Marseille,Saint-Denis,69')}&rayon=100`,
        ]
      : []),
    ...(isList ? fillers : thirdOf(fillers, page)).flatMap((filler) => [
      texts.map((name) => `${name}=${repeated(filler, name === 'retour' ? 2_000 : 90)}`).join('&'),
      // A list is what has most to do with what is typed.
      ...(isList ? [`keywords=${repeated(filler, 200)}&lieu=${repeated(filler, 100)}`] : []),
      ...(isList ? [`keywords=${repeated(filler, 200)}&sort=relevance&page=5`] : []),
    ]),
  ]
}

const filled = (path: string): string => path.replace(':provider', 'google').replace(':id', '12')

describe('pages', () => {
  const asked = [...pages, ...actions].map(({ path }, page) => [filled(path), page] as const)

  test.each(asked)('%s is read', { timeout: LONG }, async (path, page) => {
    const data = thirdOf([...rawQueries, 'page=10', 'page=100000'], page)
    const headers = thirdOf<[name: string, headers: Record<string, string>]>(
      [
        ['cookies', { cookie: 'a=;'.repeat(5_000) }],
        ['cookies', { cookie: '__Host-florin=a;'.repeat(900) }],
        ['languages', { 'accept-language': 'fr,'.repeat(4_000), 'accept-encoding': 'br;q=0.1,'.repeat(1_600) }],
      ],
      page,
    )
    await expectCheap([
      ...pageQueries(path === '/emploi', page).map((query): [string, Asked] => [query, { url: `${path}?${query}` }]),
      // Its data are what is read from an address, without what is drawn of it.
      ...data.map((query): [string, Asked] => [
        `.data ${query}`,
        { url: `${path === '/' ? '/_' : path}.data?${query}` },
      ]),
      ...headers.map(([name, sentWith]): [string, Asked] => [name, { url: path, headers: sentWith }]),
    ])
  })

  const fields = [
    'identifier',
    'email',
    'password',
    'confirmPassword',
    'firstName',
    'lastName',
    'company',
    'jobTitle',
    'presentation',
  ]
  // A page with several forms reads each as its own endpoint does; without a name it is the first of them.
  const named: Record<string, string[]> = {
    '/signup': ['compte', 'recherche', 'profil', 'creation'],
    '/login': ['connexion', 'code'],
    '/espace-entreprise': ['connexion', 'code'],
  }
  const formsOf = (filler: string, does: string): string => {
    const form = new URLSearchParams({ faire: does, role: 'candidate', challenge: filler.repeat(40), code: filler })
    for (const name of fields) {
      const most = /password/i.test(name) ? 124 : 2_000
      const value = filler.repeat(Math.ceil(most / filler.length)).slice(0, most)
      form.set(
        name,
        /password/i.test(name) ? `Aa1!${value}` : name === 'email' ? `a${callers}@example.org` : value.slice(0, 70),
      )
    }
    for (let skill = 0; skill < 200; skill++) form.append('skills', filler.repeat(4) + skill)
    return form.toString()
  }

  test.each(asked)('%s is written', { timeout: LONG }, async (path, page) => {
    const form = 'application/x-www-form-urlencoded'
    const own = named[path]
    await expectCheap(
      sent({ method: 'POST', url: path }, [
        ...(own ? rawForms : thirdOf(rawForms, page)),
        ...(own ?? ['']).flatMap((does) =>
          (own ? fillers : thirdOf(fillers, page))
            .map((filler) => formsOf(filler, does))
            .map((body): [string, string, string] => [body, form, body]),
        ),
      ]),
    )
  })
})

test('what is neither', { timeout: LONG }, async () => {
  const paths = [
    '/emploi.atom',
    '/stages.atom',
    '/news.atom',
    '/sitemaps/articles.xml',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/sitemaps/offres-1.xml',
    '/robots.txt',
    '/v1/openapi.json',
    '/logos/1.svg',
    `/gravures/banner/${'é'.repeat(80)}.svg`,
    `/${'a/'.repeat(7_000)}`,
    `/${'%2e%2e/'.repeat(2_000)}`,
    `/offre-emploi/${'1-'.repeat(6_000)}`,
    `/entreprise/${'9'.repeat(14_000)}`,
    `/__manifest?version=${version}&paths=${'/emploi,'.repeat(1_700)}`,
    `/__manifest?version=${version}&paths=${'/'.repeat(14_000)}`,
    `/__manifest?version=${version}&paths=${'/a'.repeat(7_000)}`,
    `/__manifest?version=${version}&paths=${'/a,'.repeat(4_500)}`,
    `/${'a/'.repeat(18)}`,
    `/${'%2e'.repeat(480)}`,
  ]
  await expectCheap(
    paths.flatMap((path, at) => [
      [path, { url: path }],
      ...(path.includes('?')
        ? []
        : [...thirdOf(rawQueries, at), ...(path.endsWith('.atom') ? pageQueries(path === '/emploi.atom', at) : [])]
      ).map((query): [string, Asked] => [`${path}?${query}`, { url: `${path}?${query}` }]),
    ]),
  )
})
