import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiRoutes } from '../src/app/api.ts'
import { actions, pages } from '../src/app/pages.ts'
import { searchIndexIn } from '../src/app/search.ts'
import { insertAlert } from '../src/features/alerts/server/alerts.repository.ts'
import { insertAccount } from '../src/features/accounts/server/accounts.repository.ts'
import { identifyBy, openBrowserSession } from '../src/features/accounts/server/sessions.service.ts'
import type { JobIndex } from '../src/features/jobs/server/job-index.service.ts'
import { jobSearchSchema } from '../src/features/jobs/server/job-document.service.ts'
import { startJobIndex } from '../src/features/jobs/server/job-index.service.ts'
import { createProfile } from '../src/features/members/server/member-profile.service.ts'
import { endpointKey } from '../src/platform/contract.ts'
import { readConfig } from '../src/platform/server/config.ts'
import type { Served } from '../src/platform/server/endpoints.ts'
import { apiFor, createDispatcher } from '../src/platform/server/endpoints.ts'
import { registerApi } from '../src/platform/server/http-api.ts'
import { registerPages } from '../src/platform/server/http-pages.ts'
import { createHttp } from '../src/platform/server/http.ts'
import { createMetrics } from '../src/platform/server/metrics.ts'
import { createPageCache } from '../src/platform/server/page-cache.ts'
import { testAccounts } from './support/accounts.ts'
import { rows } from './support/authorization-rows.ts'
import type { Objects, Who } from './support/authorization-rows.ts'
import { testExchange } from './support/exchange.ts'
import { useTestDatabase } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'

const database = useTestDatabase()
let app: FastifyInstance
let jobIndex: JobIndex
let served: Served[]
let companies: number[]

beforeAll(async () => {
  const world = await smallWorld(database.db)
  companies = [world.fr.companyId, world.be.companyId]
  const config = readConfig({ LOG_LEVEL: 'silent' })
  jobIndex = startJobIndex(database.db, searchIndexIn(jobSearchSchema, null), { report: () => undefined })
  served = apiRoutes({
    db: database.db,
    jobIndex,
    lifecycle: { stopping: false },
    accounts: testAccounts(database.db),
    config: { demo: true, smtpUrl: null },
  })
  const dispatcher = createDispatcher(served)
  const identify = identifyBy(database.db)
  app = await createHttp({ config, metrics: createMetrics(config), maxEventLoopDelay: 600_000 })
  await registerApi(app, dispatcher, '0.0.0', identify)
  await registerPages(app, {
    build: (await import(new URL('../build/server/index.js', import.meta.url).href)) as ServerBuild,
    apiOf: (caller) => apiFor(dispatcher, caller),
    identify,
    origin: null,
    dev: false,
    cache: createPageCache(() => 0),
  })
})
afterAll(async () => {
  await app.close()
  await jobIndex.stop()
})

const roles: Record<Who, 'candidate' | 'recruiter' | 'administrator' | null> = {
  visitor: null,
  candidateA: 'candidate',
  candidateB: 'candidate',
  recruiter1: 'recruiter',
  recruiter2: 'recruiter',
  administrator: 'administrator',
  suspended: 'candidate',
  expired: 'candidate',
}
const everybody = Object.keys(roles) as Who[]
/** Whoever has no session that counts is a visitor. */
const isOutside = (who: Who): boolean => ['visitor', 'suspended', 'expired'].includes(who)

type Person = Objects & { who: Who; cookie: string; memberName: string }
let people = 0

/** A person nobody has met, signed in; calls may ruin them. */
async function newPerson(who: Who): Promise<Person> {
  const role = roles[who]
  if (role === null) return { ...missing, who, accountId: 0, cookie: '', sessionId: '', memberName: '' }
  const account = await insertAccount(database.db, {
    role,
    email: `person${++people}@example.org`,
    firstName: 'Ada',
    lastName: `Personne${people}`,
    companyId: role === 'recruiter' ? companies[who === 'recruiter1' ? 0 : 1]! : null,
  })
  const accountId = account!.id
  await createProfile(database.db, { accountId, countryId: 1, firstName: 'Ada', lastName: `Personne${people}` })
  const passkeyId = Buffer.from(`passkey ${people}`.padEnd(16)).toString('base64url')
  await database.db.execute(
    `insert into passkeys (id, account_id, public_key, counter, label) values ('${passkeyId}', ${accountId}, '\\x00', 0, 'Clé')`,
  )
  const alertId = await insertAlert(database.db, { accountId, title: 'Audit', search: '/emploi', frequency: 'weekly' })
  const exchange = testExchange()
  await openBrowserSession(database.db, exchange, accountId, false)
  const actor = await identifyBy(database.db)(exchange)
  const sessionId = actor.role === 'visitor' ? '' : actor.sessionId
  if (who === 'suspended') {
    await database.db.execute(
      `update accounts set suspended_at = now(), suspension_reason = 'test' where id = ${accountId}`,
    )
  }
  if (who === 'expired') {
    await database.db.execute(
      `update sessions set expires_at = now() - interval '1 second' where account_id = ${accountId}`,
    )
  }
  const cookie = `__Host-florin=${exchange.set.get('__Host-florin')}`
  return { who, accountId, cookie, sessionId, passkeyId, alertId: alertId!, memberName: `Personne${people}` }
}

const objectsOf = ({ accountId, sessionId, passkeyId, alertId }: Person): Objects => ({
  accountId,
  sessionId,
  passkeyId,
  alertId,
})
const missing: Objects = {
  accountId: 999_999_999,
  sessionId: '00000000-0000-4000-8000-000000000000',
  passkeyId: 'AAAAAAAAAAAAAAAAAAAAAA',
  alertId: 999_999_999,
}

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
  const response = await app.inject({
    method,
    url: inQuery && query.size > 0 ? `${url}?${query}` : url,
    headers: { cookie: person.cookie, 'sec-fetch-site': 'same-origin' },
    ...(inQuery ? {} : { payload: left }),
  })
  return { status: response.statusCode, body: response.body }
}

test('every endpoint has a row, and every row an endpoint', () => {
  expect(Object.keys(rows).toSorted()).toEqual(served.map(({ endpoint }) => endpointKey(endpoint)).toSorted())
})

describe.each(Object.entries(rows))('%s', (key, row) => {
  test('lets in whom it should, and is not there for the others', async () => {
    for (const who of everybody) {
      const person = await newPerson(who)
      const answer = await call(key, row.input?.(objectsOf(person)) ?? {}, person)
      const invited = row.allowed.includes(who)
      const found = invited && row.answers.includes(answer.status) ? 'let in' : answer.status
      expect([who, found], answer.body).toEqual([who, invited ? 'let in' : isOutside(who) ? 401 : 404])
    }
  })

  test.runIf(row.input && row.ownerOnly)('another’s object answers exactly like a missing one', async () => {
    for (const who of row.allowed) {
      const person = await newPerson(who)
      for (const other of everybody.filter((one) => roles[one] !== null)) {
        const owner = await newPerson(other)
        const theirs = await call(key, row.input!(objectsOf(owner)), person)
        if (row.exceptFor?.includes(who)) expect(theirs.status).toBe(200)
        else expect([who, other, theirs]).toEqual([who, other, await call(key, row.input!(missing), person)])
      }
    }
  })
})

describe('pages', () => {
  const members: Who[] = ['candidateA', 'candidateB', 'recruiter1', 'recruiter2', 'administrator']
  const candidates: Who[] = ['candidateA', 'candidateB']
  const recruiters: Who[] = ['recruiter1', 'recruiter2']
  const guarded: Record<string, { allowed: Who[]; login: string; file?: true }> = {
    '/espace-candidat': { allowed: candidates, login: '/login' },
    '/espace-recruteurs': { allowed: recruiters, login: '/espace-entreprise' },
    '/admin/courrier': { allowed: ['administrator'], login: '/login' },
    '/admin': { allowed: ['administrator'], login: '/login' },
    '/notifications': { allowed: members, login: '/login' },
    '/mes-parametres': { allowed: candidates, login: '/login' },
    '/mes-parametres/export': { allowed: candidates, login: '/login', file: true },
    '/espace-recruteurs/parametres': { allowed: recruiters, login: '/espace-entreprise' },
    '/espace-recruteurs/parametres/export': { allowed: recruiters, login: '/espace-entreprise', file: true },
    '/admin/parametres': { allowed: ['administrator'], login: '/login' },
    '/admin/parametres/export': { allowed: ['administrator'], login: '/login', file: true },
    '/alertes': { allowed: members, login: '/login' },
    '/alertes/nouvelle': { allowed: members, login: '/login' },
    '/connexion/comptes': { allowed: members, login: '/login' },
  }

  test('whatever is not public is in the table', () => {
    const closed = [...pages, ...actions].filter(({ access }) => access !== 'public').map(({ path }) => path)
    expect(closed.toSorted()).toEqual(Object.keys(guarded).toSorted())
  })

  test('the candidate’s space asks to confirm the address as long as it is not', async () => {
    const { cookie, accountId } = await newPerson('candidateA')
    const asks = async () => {
      const { body } = await app.inject({ url: '/espace-candidat', headers: { cookie } })
      return body.includes('name="renvoyer"')
    }
    expect(await asks()).toBe(true)
    await database.db.execute(`update accounts set email_verified_at = now() where id = ${accountId}`)
    expect(await asks()).toBe(false)
  })

  test.each(Object.entries(guarded))('%s', async (path, { allowed, login, file }) => {
    const unknown = await app.inject({ url: '/nulle-part' })
    for (const who of everybody) {
      const { cookie, memberName } = await newPerson(who)
      for (const url of file ? [path] : [path, `${path}.data`]) {
        const response = await app.inject({ url, headers: { cookie } })
        const outside = isOutside(who)
        if (allowed.includes(who)) {
          expect([who, url, response.statusCode]).toEqual([who, url, 200])
          expect(response.headers['cache-control']).toBe('private, no-store')
          if (!file) expect(response.body).toContain(memberName)
        } else if (outside && url === path) {
          expect([who, response.statusCode, response.headers.location]).toEqual([
            who,
            302,
            `${login}?retour=${encodeURIComponent(path)}`,
          ])
        } else {
          // Data of a page for whom it is not: neither its content nor a hint of it.
          expect([who, url, response.statusCode]).toEqual([who, url, outside ? 202 : 404])
          if (!outside && url === path) expect(response.body).toContain('Oops! Page not found')
        }
      }
    }
    expect(unknown.statusCode).toBe(404)
  })
})
