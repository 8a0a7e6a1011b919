import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiParts } from '../src/app/api.ts'
import { apiRoutes } from '../src/app/api.ts'
import { actions, pages } from '../src/app/pages.ts'
import type { App } from '../src/app/server.ts'
import { createApp } from '../src/app/server.ts'
import { insertAccount } from '../src/features/accounts/server/accounts.repository.ts'
import { openBrowserSession } from '../src/features/accounts/sessions/server/sessions.ts'
import type { Access, Endpoint } from '../src/platform/contract.ts'
import { endpointKey, isAskedByAddress } from '../src/platform/contract.ts'
import { parseInput } from '../src/platform/server/endpoints.ts'
import { readId } from '../src/platform/ids.ts'
import { readConfig } from '../src/platform/server/settings/config.ts'
import { openDatabase } from '../src/platform/server/database/db.ts'
import { ask } from './support/ask.ts'
import { missing } from './support/authorization-people.ts'
import { rows } from './support/authorization-rows.ts'
import { testExchange } from './support/exchange.ts'
import type { Place } from './support/test-database.ts'
import { newPlace } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'

// What is no number of a row is refused or not there, wherever it is asked for, by visitors and by members.

const odd = ['0', '-1', '1.5', '2147483648', '99999999999', '9'.repeat(400), '1e21', 'abc', '１２', 'NaN', '']
/** One of each kind, for the hundreds of fields that are all read by one schema. */
const oddOfEachKind = ['0', '-1', '1.5', '2147483648', '9'.repeat(400), 'abc', '１２']
let place: Place
let app: App
let company: number
const cookies: Record<string, string> = { visitor: '' }

beforeAll(async () => {
  place = await newPlace('template')
  const database = await openDatabase(place)
  company = (await smallWorld(database.db)).fr.companyId
  const people = [
    ...(['candidate', 'recruiter', 'administrator'] as const).map((role) => ({ who: role, role, companyId: null })),
    { who: 'colleague', role: 'recruiter', companyId: company } as const,
  ]
  for (const { who, role, companyId } of people) {
    const account = await insertAccount(database.db, {
      role,
      email: `${who}@example.org`,
      firstName: 'Ada',
      lastName: 'Lovelace',
      companyId,
    })
    if (role === 'administrator')
      await database.db.execute(sql`insert into totp_factors (account_id, secret_sealed, confirmed_at)
        values (${account!.id}, 'sealed', now())`)
    const exchange = testExchange()
    await openBrowserSession(database.db, exchange, account!.id, false)
    cookies[who] = `__Host-florin=${exchange.set.get('__Host-florin')}`
  }
  await database.close()
  app = await createApp(readConfig({ ...place.env, FLORIN_DEMO: '0', LOG_LEVEL: 'silent' }), () => undefined)
  await app.http.ready()
})
afterAll(async () => {
  await app.stop()
  await place.remove()
})

const nobody = { ...missing, accountId: 1, passkeyId: 'AAAA', alertId: 1 }

/** Somebody who may. */
const roleFor = (access: Access): string =>
  ({ public: 'visitor', member: 'candidate', moderation: 'administrator', editing: 'administrator' })[
    access as string
  ] ?? access

/** Whether a field is a number, or several; a list of ids says nothing about itself in its JSON schema. */
const isNumber = (name: string, schema: { type?: string }): boolean =>
  // Nobody is refused for having no year of experience.
  (name !== 'experience_years' && (schema.type === 'integer' || schema.type === 'number')) || /_ids?$|^id$/.test(name)

function isTaken(endpoint: Endpoint, input: Record<string, unknown>): boolean {
  try {
    parseInput(endpoint, input)
    return true
  } catch {
    return false
  }
}

const takesSeveral = (name: string): boolean => name.endsWith('_ids')

describe('endpoints', () => {
  const served = apiRoutes({ config: {}, indexes: {} } as ApiParts).map(({ endpoint }) => endpoint)
  type Schema = { properties?: Record<string, { type?: string }> }
  const asked = served.flatMap((endpoint) => {
    const { properties = {} } = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema
    const names = Object.entries(properties).filter(([name, schema]) => isNumber(name, schema))
    return names.map(([name]) => [`${endpointKey(endpoint)} ${name}`, endpoint, name] as const)
  })

  test.each(asked)('%s', async (_name, endpoint, name) => {
    const { method, path, access } = endpoint
    const ordinary = rows[`${method} ${path}`]?.input?.(nobody) ?? {}
    const byAddress = isAskedByAddress(endpoint)
    const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, key]) => key!))
    const headers = { cookie: cookies[roleFor(access)]!, 'sec-fetch-site': 'same-origin' }
    let refused = 0
    for (const value of oddOfEachKind) {
      if (name === 'salaire_min' && value === '0') continue
      const given = [value, Number(value), ...(takesSeveral(name) ? [`1,${value}`] : [])]
      // In an address a number and its text are the same.
      const sent = byAddress || inPath.has(name) ? new Set(given.map(String)) : given
      for (const one of sent) {
        const input: [string, unknown][] = Object.entries({ ...ordinary, [name]: one })
        const asText = input.map(([key, other]) => [key, byAddress || inPath.has(key) ? String(other) : other] as const)
        // Every call is read by the schema of its endpoint first: of what that refuses one is asked, and all that it takes.
        if (!isTaken(endpoint, Object.fromEntries(asText)) && refused++ > 0) continue
        const url = path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(new Map(asText).get(key))))
        const rest = asText.filter(([key]) => !inPath.has(key))
        const query = new URLSearchParams(rest.map(([key, other]) => [key, String(other)]))
        const request = byAddress ? { url: `${url}?${query}` } : { url, payload: Object.fromEntries(rest) }
        const { statusCode, body } = await ask(app, { method, headers, ...request })
        expect([400, 404, 429], `${name}=${String(one).slice(0, 30)} ${body.slice(0, 200)}`).toContain(statusCode)
      }
    }
  })
})

describe('pages', () => {
  const lists = new Set(['/emploi', '/entreprises', '/news', '/admin/courrier', '/admin/moderation'])
  const numbers = [
    'page',
    'offre',
    'mail',
    'alerte',
    'dossier',
    'company',
    'category_id',
    'secteur_ids',
    'region_ids',
    'societe_ids',
    'salaire_min',
  ]
  test.each([...pages, ...actions].map(({ path, access }) => [path, access] as const))('%s', async (path, access) => {
    const cookie = cookies[roleFor(access)]!
    const address = path.replace(':provider', 'google').replace(':kind', 'offre')
    const asked = odd.flatMap((value, at) => {
      const part = encodeURIComponent(value)
      if (path.includes(':id')) {
        const ids = at % 3 === 0 ? [part, `${part}-x`] : [part]
        return value === '' ? [] : ids.map((one) => address.replace(':id', one))
      }
      const pairs = numbers.map((name) => `${name}=${part}`)
      // Where one number sends the browser away, the others are not read: lists are asked for each with two of the values.
      const alone = lists.has(path) ? pairs.filter((_, number) => [0, 5].includes((number + at) % odd.length)) : []
      return [...alone, pairs.join('&')].map((query) => `${address}?${query}`)
    })
    for (const url of asked) {
      const { statusCode } = await ask(app, { url, headers: { cookie } })
      expect(statusCode, url.slice(0, 150)).toBeLessThan(500)
      if (path.includes(':id')) expect([301, 302, 400, 404], url.slice(0, 150)).toContain(statusCode)
    }
  })

  test('a name that every object has says nothing of what was done', async () => {
    for (const { path, access } of pages) {
      const address = path.replace(':provider', 'google').replace(':kind', 'offre').replace(':id', String(company))
      const who = access === 'recruiter' ? 'colleague' : roleFor(access)
      const headers = { cookie: cookies[who]! }
      for (const name of ['constructor', '__proto__', 'toString'])
        for (const tab of ['', '&onglet=avis']) {
          const { statusCode } = await ask(app, { url: `${address}?fait=${name}${tab}`, headers })
          expect(statusCode, `${address} ${name}`).toBeLessThan(500)
        }
    }
  })

  test('what is no page', async () => {
    for (const value of odd.filter((one) => one !== '')) {
      const part = encodeURIComponent(value)
      for (const url of [
        `/logos/${part}.svg`,
        `/sitemaps/offres-${part}.xml`,
        `/sitemaps/profils-${part}.xml`,
        `/gravures/${part}/a.svg`,
      ])
        expect((await ask(app, { url })).statusCode, url.slice(0, 150)).toBe(404)
      expect((await ask(app, { url: `/emploi.atom?secteur_ids=${part}&page=${part}` })).statusCode).toBeLessThan(500)
    }
  })
})

test('an id in an address is written in one way', () => {
  expect(['1', '12', '2147483647'].map(readId)).toEqual([1, 12, 2_147_483_647])
  for (const value of [...odd, '01', '+1', ' 1', '1 ', '0x1', null, undefined])
    expect(readId(value), `${value}`).toBeNull()
})
