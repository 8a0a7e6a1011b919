import { inflateRawSync } from 'node:zlib'
import { once } from 'node:events'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { ServerBuild } from 'react-router'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiRoutes } from '../src/app/api.ts'
import { listFiles, registerListFiles } from '../src/app/back-office.ts'
import { actions, doors, pages } from '../src/app/pages.ts'
import type { Search } from '../src/app/search.ts'
import { startSearch } from '../src/app/search.ts'
import { identifyBy } from '../src/features/accounts/sessions/server/sessions.ts'
import { endpointKey } from '../src/platform/contract.ts'
import { readConfig } from '../src/platform/server/settings/config.ts'
import type { Served } from '../src/platform/server/endpoints.ts'
import type { Identify } from '../src/platform/server/endpoints.ts'
import { apiFor, createDispatcher } from '../src/platform/server/endpoints.ts'
import { registerApi } from '../src/platform/server/http/http-api.ts'
import { registerPages } from '../src/platform/server/http/http-pages.ts'
import { createHttp } from '../src/platform/server/http/http.ts'
import { createMetrics } from '../src/platform/server/watching/metrics.ts'
import { createLines } from '../src/platform/server/overload/overload.ts'
import { createPageCache } from '../src/platform/server/http/page-cache.ts'
import { hashOf } from '../src/platform/server/secrets.ts'
import { testAccounts } from './support/accounts.ts'
import type { Person } from './support/authorization-people.ts'
import { everybody, missing, newPerson, roles, strangersIn } from './support/authorization-people.ts'
import type { Objects, Who } from './support/authorization-rows.ts'
import { nobodys, rows, showsEverybody, showsOwn } from './support/authorization-rows.ts'
import { testLive } from './support/live.ts'
import { useTestDatabase } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'

const database = useTestDatabase()
let app: FastifyInstance
let search: Search
let served: Served[]
let companies: number[]
const streams = new Set<string>()
/** As outside of a demonstration. */
let secondFactorToAdminister = false
/** Everybody, for calls that only read. */
const cast = {} as Record<Who, Person>

beforeAll(async () => {
  const world = await smallWorld(database.db)
  companies = [world.fr.companyId, world.be.companyId]
  const config = readConfig({ LOG_LEVEL: 'silent' })
  search = startSearch(database, null)
  served = apiRoutes({
    db: database.db,
    indexes: search.indexes,
    lifecycle: { stopping: false },
    live: testLive(database),
    accounts: await testAccounts(database),
    config: { demo: true, smtpUrl: null },
  })
  for (const { endpoint } of served) if (endpoint.stream) streams.add(endpointKey(endpoint))
  const dispatcher = createDispatcher(served)
  const identify: Identify = (exchange) => identifyBy(database.db, { secondFactorToAdminister })(exchange)
  app = await createHttp({ config, metrics: createMetrics(config), maxEventLoopDelay: 600_000 })
  await registerApi(app, dispatcher, '0.0.0', identify)
  await registerListFiles(app, database.db, identify, createLines())
  await registerPages(app, {
    build: (await import(new URL('../build/server/index.js', import.meta.url).href)) as ServerBuild,
    apiOf: (caller) => apiFor(dispatcher, caller),
    identify,
    doors,
    origin: null,
    dev: false,
    cache: createPageCache(() => ({})),
    lines: createLines(),
  })
  for (const who of everybody) cast[who] = await newOne(who)
})
afterAll(async () => {
  await app.close()
  await search.stop()
})

/** Whoever has no session that counts is a visitor. */
const isOutside = (who: Who): boolean => ['visitor', 'suspended', 'expired'].includes(who)
/** A person whom calls may ruin. */
const newOne = (who: Who): Promise<Person> => newPerson(database, who, companies)

async function call(key: string, input: Record<string, unknown>, person: Person) {
  const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string]
  const left = { ...input }
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(left[name])
    delete left[name]
    return value
  })
  const query = new URLSearchParams(Object.entries(left).map(([name, value]) => [name, String(value)]))
  const inQuery = method === 'GET' || method === 'DELETE'
  const asked = {
    method,
    url: inQuery && query.size > 0 ? `${url}?${query}` : url,
    headers: { cookie: person.cookie, 'sec-fetch-site': 'same-origin' },
    ...(inQuery ? {} : { payload: left }),
  }
  if (streams.has(key)) return firstOf(await app.inject({ ...asked, payloadAsStream: true }))
  const response = await app.inject(asked)
  return { status: response.statusCode, body: response.body }
}

/** What a stream begins with; it would go on for ever. */
async function firstOf(response: LightMyRequestResponse) {
  const stream = response.stream()
  const [first] = (await once(stream, 'data')) as [Buffer]
  stream.destroy()
  return { status: response.statusCode, body: first.toString() }
}

test('every endpoint has a row, and every row an endpoint', () => {
  expect(Object.keys(rows).toSorted()).toEqual(served.map(({ endpoint }) => endpointKey(endpoint)).toSorted())
})

describe.each(Object.entries(rows))('%s', (key, row) => {
  test('lets in whom it should, is not there for the others, and tells nobody of anybody else', async () => {
    for (const who of everybody) {
      const person = key.startsWith('GET ') ? cast[who] : await newOne(who)
      const answer = await call(key, row.input?.(person.objects) ?? {}, person)
      const invited = row.allowed.includes(who)
      const found = invited && row.answers.includes(answer.status) ? 'let in' : answer.status
      expect([who, found], answer.body).toEqual([who, invited ? 'let in' : isOutside(who) ? 401 : 404])
      const others = strangersIn(answer.body, person)
      if (invited && showsEverybody.has(key)) expect(others.length).toBeGreaterThan(5)
      else expect([who, others]).toEqual([who, []])
    }
  })
})

test.each([...showsOwn])('%s shows members what is theirs', async (key) => {
  for (const who of rows[key]!.allowed.filter((one) => !isOutside(one))) {
    const person = cast[who]
    const { body } = await call(key, rows[key]!.input?.(person.objects) ?? {}, person)
    expect([who, body.includes(person.mark) || body.includes(person.moment)], body).toEqual([who, true])
  }
})

const owned = Object.entries(rows).filter(([, row]) => row.ownerOnly)
test('an endpoint about one thing is about somebody’s, or is named as being nobody’s', () => {
  const one = Object.keys(rows).filter((key) => key.includes('/:'))
  expect(one.toSorted()).toEqual([...owned.map(([key]) => key), ...nobodys].toSorted())
})

describe.each(owned)('%s', (key, { input, allowed, exceptFor = [] }) => {
  test.each(allowed)('%s: another’s object answers exactly like a missing one', async (who) => {
    // What is refused changes nothing, so the same people serve all along.
    const nothing = await call(key, input!(missing), cast[who])
    for (const other of everybody.filter((one) => roles[one] !== null && one !== who)) {
      const theirs = await call(key, input!(cast[other].objects), cast[who])
      if (exceptFor.includes(who)) expect([other, theirs.status]).toEqual([other, 200])
      else expect([other, theirs]).toEqual([other, nothing])
    }
  })
})

describe('pages', () => {
  const members: Who[] = ['candidateA', 'candidateB', 'recruiter1', 'recruiter2', 'moderator', 'administrator']
  const candidates: Who[] = ['candidateA', 'candidateB', 'moderator']
  const deciders: Who[] = ['moderator', 'administrator']
  const recruiters: Who[] = ['recruiter1', 'recruiter2']
  type Guarded = { allowed: Who[]; login: string; file?: true; about?: (objects: Objects) => number }
  const guarded: Record<string, Guarded> = {
    '/espace-candidat': { allowed: candidates, login: '/login' },
    '/espace-recruteurs': { allowed: recruiters, login: '/espace-entreprise' },
    '/admin/courrier': { allowed: ['administrator'], login: '/login' },
    '/admin/moderation': { allowed: deciders, login: '/login' },
    '/admin/moderation/:id': { allowed: deciders, login: '/login', about: ({ caseId }) => caseId },
    '/admin/comptes/:id': { allowed: ['administrator'], login: '/login', about: ({ accountId }) => accountId },
    '/admin': { allowed: ['administrator'], login: '/login' },
    '/admin/comptes': { allowed: ['administrator'], login: '/login' },
    '/admin/offres': { allowed: ['administrator'], login: '/login' },
    '/notifications': { allowed: members, login: '/login' },
    '/mes-parametres': { allowed: candidates, login: '/login' },
    '/mes-parametres/export': { allowed: candidates, login: '/login', file: true },
    '/espace-recruteurs/parametres': { allowed: recruiters, login: '/espace-entreprise' },
    '/espace-recruteurs/parametres/export': { allowed: recruiters, login: '/espace-entreprise', file: true },
    '/admin/parametres': { allowed: ['administrator'], login: '/login' },
    '/admin/parametres/export': { allowed: ['administrator'], login: '/login', file: true },
    '/alertes': { allowed: members, login: '/login' },
    '/connexion/comptes': { allowed: members, login: '/login' },
  }

  test('whatever is not public is in the table', () => {
    const closed = [...pages, ...actions].filter(({ access }) => access !== 'public').map(({ path }) => path)
    expect(closed.toSorted()).toEqual(Object.keys(guarded).toSorted())
  })

  test('the candidate’s space asks to confirm the address as long as it is not', async () => {
    const { cookie, objects } = await newOne('candidateA')
    const asks = async () => {
      const { body } = await app.inject({ url: '/espace-candidat', headers: { cookie } })
      return body.includes('value="renvoi"')
    }
    expect(await asks()).toBe(true)
    await database.db.execute(`update accounts set email_verified_at = now() where id = ${objects.accountId}`)
    expect(await asks()).toBe(false)
  })

  test.each(Object.entries(guarded))('%s', async (pattern, { allowed, login, file, about }) => {
    for (const who of everybody) {
      const person = cast[who]
      const path = pattern.replace(':id', String(about?.(person.objects)))
      for (const url of file ? [path] : [path, `${path}.data`]) {
        const response = await app.inject({ url, headers: { cookie: person.cookie } })
        const outside = isOutside(who)
        if (allowed.includes(who)) {
          const body = file ? firstFileOf(response.rawPayload) : response.body
          expect([who, url, response.statusCode]).toEqual([who, url, 200])
          expect(response.headers['cache-control']).toBe('private, no-store')
          expect(body).toContain(person.mark)
          if (['/admin/courrier', '/admin/moderation', '/admin/comptes'].includes(path))
            expect(strangersIn(body, person).length).toBeGreaterThan(5)
          else expect([who, url, strangersIn(body, person)]).toEqual([who, url, []])
          continue
        }
        // For whom it is not: neither its content nor a hint of it.
        expect(strangersIn(response.body, { mark: '', moment: '' }), who).toEqual(
          response.body.includes(person.mark) ? [person.mark] : [],
        )
        if (outside && url === path) {
          expect([who, response.statusCode, response.headers.location]).toEqual([
            who,
            302,
            `${login}?retour=${encodeURIComponent(path)}`,
          ])
        } else if (outside) expect([who, url, response.statusCode]).toEqual([who, url, 202])
        else {
          expect([who, url, response.statusCode]).toEqual([who, url, 404])
          expect([who, response.body.includes('Oops! Page not found')]).toEqual([who, url === path])
        }
      }
    }
  })

  test.each(listFiles.map(({ path }) => path))('%s', async (path) => {
    for (const who of everybody) {
      const { statusCode, headers, body } = await app.inject({ url: path, headers: { cookie: cast[who].cookie } })
      const outside = isOutside(who)
      expect([who, statusCode]).toEqual([who, who === 'administrator' ? 200 : outside ? 302 : 404])
      if (outside) expect(headers.location).toBe(`/login?retour=${encodeURIComponent(path)}`)
      if (who !== 'administrator') expect([who, strangersIn(body, { mark: '', moment: '' })]).toEqual([who, []])
      else expect([headers['cache-control'], body.startsWith('\ufeffN°;')]).toEqual(['private, no-store', true])
    }
  })

  const open = pages.filter(({ path, access }) => access === 'public' && !path.includes(':')).map(({ path }) => path)
  test.each(open)('%s, which is for everybody, tells nobody of anybody else', async (path) => {
    for (const who of ['visitor', 'candidateA'] as const) {
      const url = path === '/' ? '/_.data' : `${path}.data`
      for (const address of [path, url]) {
        const response = await app.inject({ url: address, headers: { cookie: cast[who].cookie } })
        expect([address, response.statusCode < 400], response.body).toEqual([address, true])
        expect([who, address, strangersIn(response.body, cast[who])]).toEqual([who, address, []])
      }
    }
  })
})

/** What is in the first file of an archive. */
const firstFileOf = (zip: Buffer): string =>
  inflateRawSync(zip.subarray(30 + zip.readUInt16LE(26) + zip.readUInt16LE(28))).toString()

test('outside of a demonstration administrators administer once they have a second factor', async () => {
  const { cookie } = await newOne('administrator')
  const { accountId } = (await newOne('administrator')).objects
  const ask = async (url: string) => {
    const { statusCode, headers } = await app.inject({ url, headers: { cookie, accept: 'text/html' } })
    return [statusCode, headers.location]
  }
  secondFactorToAdminister = true
  try {
    const closed = [302, '/admin/parametres?besoin=double-authentification#double-authentification']
    for (const url of ['/admin', '/admin/comptes', `/admin/comptes/${accountId}`, '/admin/moderation']) {
      expect([url, ...(await ask(url))]).toEqual([url, ...closed])
    }
    for (const url of ['/v1/admin/stats', '/v1/moderation/cases']) expect(await ask(url)).toEqual([403, undefined])
    expect((await ask('/admin/comptes.csv'))[0]).toBe(404)
    // Where it is set up, and what everybody has.
    for (const url of ['/admin/parametres', '/', '/v1/account']) expect((await ask(url))[0]).toBe(200)

    const { rows: found } = await database.db.execute<{ id: number }>(
      sql`select account_id as id from sessions join session_tokens on session_id = sessions.id
        where hash = ${hashOf(/__Host-florin=([^;]+)/.exec(cookie)![1]!)}`,
    )
    const id = found[0]!.id
    await database.db.execute(sql`insert into totp_factors (account_id, secret_sealed) values (${id}, 'begun')`)
    expect((await ask('/admin'))[0]).toBe(302)
    await database.db.execute(sql`update totp_factors set confirmed_at = now() where account_id = ${id}`)
    for (const url of ['/admin', '/v1/admin/stats', '/admin/comptes.csv']) expect((await ask(url))[0]).toBe(200)
  } finally {
    secondFactorToAdminister = false
  }
})
