import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '#app/server.ts'
import { insertAccount } from '#features/accounts/server/accounts.repository.ts'
import { openBrowserSession } from '#features/accounts/sessions/server/sessions.ts'
import { openDatabase } from '#platform/server/database/db.ts'
import { apiFor, createDispatcher } from '#platform/server/endpoints.ts'
import { readConfig, settingNames } from '#platform/server/settings/config.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { newPlace } from '../../../../tests/support/test-database.ts'
import { readDebug } from '../bff.contract.ts'
import { DEBUG_PAGE, TEST_PAGE } from '../bff.rules.ts'
import { debugRoutes } from './debug.routes.ts'
import { debugFacts } from './debug.ts'

/** A value of its own in everything that can be set. */
const canaries: Record<string, string> = {
  PORT: '48173',
  HOST: '127.0.0.1',
  DATABASE_URL: 'postgres://canary-user:canary-password@canary-database:5432/canary-name',
  FLORIN_DATA: '/canary-data/florin',
  FLORIN_DEMO: '0',
  FLORIN_ORIGIN: 'https://canary-origin.example',
  FLORIN_PROXIES: '203.0.113.77',
  FLORIN_SECRET: 'canary-secret-canary-secret-canary-secret',
  SMTP_URL: 'smtp://canary-sender:canary-letter@canary-smtp.example:587',
  MAIL_FROM: 'Canary Name <canary-from@canary.example>',
  METRICS_TOKEN: 'canary-metrics-token',
  LOG_LEVEL: 'silent',
  FLORIN_LATE: '417',
  FLORIN_DEV: '0',
  FLORIN_PASSWORD_MEMORY: '19463',
  FLORIN_FILES: '/canary-files/florin',
  S3_ENDPOINT: 'https://canary-s3.example',
  S3_BUCKET: 'canary-bucket',
  S3_REGION: 'canary-region',
  S3_ACCESS_KEY_ID: 'canary-key-id',
  S3_SECRET_ACCESS_KEY: 'canary-key-secret',
  GOOGLE_CLIENT_ID: 'canary-google-id',
  GOOGLE_CLIENT_SECRET: 'canary-google-secret',
  GOOGLE_ISSUER: 'https://canary-google.example',
  FACEBOOK_CLIENT_ID: 'canary-facebook-id',
  FACEBOOK_CLIENT_SECRET: 'canary-facebook-secret',
  FACEBOOK_ISSUER: 'https://canary-facebook.example',
  LINKEDIN_CLIENT_ID: 'canary-linkedin-id',
  LINKEDIN_CLIENT_SECRET: 'canary-linkedin-secret',
  LINKEDIN_ISSUER: 'https://canary-linkedin.example',
}
// Short words and numbers, which a page holds for many reasons. The answer has no field for them.
const ORDINARY = new Set([
  'PORT',
  'HOST',
  'FLORIN_DEMO',
  'FLORIN_DEV',
  'FLORIN_LATE',
  'FLORIN_PASSWORD_MEMORY',
  'LOG_LEVEL',
])
const leaksIn = (text: string, more: string[] = []): string[] => [
  ...(text.match(/canary[\w-]*/gi) ?? []),
  ...Object.entries(canaries).flatMap(([name, value]) => (!ORDINARY.has(name) && text.includes(value) ? [name] : [])),
  ...more.filter((value) => text.includes(value)),
]

const administrator = {
  role: 'administrator',
  accountId: 1,
  sessionId: '',
  companyId: null,
  verified: true,
  flags: [],
} as const

const ask = (env: Record<string, string>, kind: 'embedded' | 'postgresql') =>
  apiFor(createDispatcher(debugRoutes(debugFacts(readConfig(env), kind, '1.2.3'))), {
    actor: administrator,
    exchange: testExchange(),
  })(readDebug, {})

const nothing = {
  origin: false,
  proxies: false,
  secret: false,
  smtp: false,
  s3: false,
  metrics: false,
  google: false,
  facebook: false,
  linkedin: false,
}
const everything = Object.fromEntries(Object.keys(nothing).map((name) => [name, true]))

test('everything that can be set is planted', () => {
  expect(Object.keys(canaries).toSorted()).toEqual([...settingNames].toSorted())
})

test('it says what is set, and no more of it', async () => {
  const said = await ask(canaries, 'postgresql')
  expect(said).toEqual({
    version: '1.2.3',
    node: process.version,
    environment: 'production',
    database: 'postgresql',
    uptime_seconds: expect.any(Number) as number,
    configured: everything,
  })
  expect(leaksIn(JSON.stringify(said))).toEqual([])
})

test('a site without settings is a demonstration on the embedded database', async () => {
  expect(await ask({}, 'embedded')).toMatchObject({
    environment: 'demonstration',
    database: 'embedded',
    configured: nothing,
  })
  expect(await ask({ FLORIN_DEV: '1' }, 'embedded')).toMatchObject({ environment: 'development' })
})

test('each setting is told apart', async () => {
  const alone: Record<string, string[]> = {
    origin: ['FLORIN_ORIGIN'],
    secret: ['FLORIN_SECRET'],
    smtp: ['SMTP_URL', 'MAIL_FROM'],
    s3: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    metrics: ['METRICS_TOKEN'],
    google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    facebook: ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
    linkedin: ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
  }
  for (const [name, settings] of Object.entries(alone)) {
    const env = Object.fromEntries(settings.map((setting) => [setting, canaries[setting]!]))
    expect((await ask(env, 'embedded')).configured, name).toEqual({ ...nothing, [name]: true })
  }
})

describe('a whole site with all of it set', () => {
  const answers: Record<string, { status: number; text: string }> = {}
  let place: Awaited<ReturnType<typeof newPlace>>

  beforeAll(async () => {
    place = await newPlace('template')
    const database = await openDatabase(place)
    const account = await insertAccount(database.db, {
      role: 'administrator',
      email: 'administrator@example.org',
      firstName: 'Ada',
      lastName: 'Lovelace',
      companyId: null,
    })
    await database.db.execute(sql`insert into totp_factors (account_id, secret_sealed, confirmed_at)
      values (${account!.id}, 'sealed', now())`)
    const exchange = testExchange()
    await openBrowserSession(database.db, exchange, account!.id, false)
    await database.close()
    for (const [name, value] of Object.entries(canaries)) vi.stubEnv(name, value)
    // The database and the folders are the place's own: there is nothing where the others lead.
    const { DATABASE_URL: _url, FLORIN_DATA: _data, FLORIN_FILES: _files, ...planted } = canaries
    const app = await createApp(readConfig({ ...planted, ...place.env }), () => undefined)
    const headers = { cookie: `__Host-florin=${exchange.set.get('__Host-florin')}`, host: 'canary-origin.example' }
    for (const url of ['/v1/admin/debug', TEST_PAGE, DEBUG_PAGE]) {
      const { statusCode, body } = await app.http.inject({ url, headers })
      answers[url] = { status: statusCode, text: body }
    }
    await app.stop()
    vi.unstubAllEnvs()
    return place.remove
  })
  afterEach(() => vi.unstubAllEnvs())

  test('it tells that all is set', () => {
    const { status, text } = answers['/v1/admin/debug']!
    expect(status).toBe(200)
    expect(JSON.parse(text)).toMatchObject({ environment: 'production', configured: everything })
  })

  test.each(['/v1/admin/debug', TEST_PAGE, DEBUG_PAGE])('%s shows nothing of it', (url) => {
    const { status, text } = answers[url]!
    expect(status).toBe(200)
    expect(text.length).toBeGreaterThan(100)
    expect(leaksIn(text, [place.dataFolder, ...(place.databaseUrl ? [place.databaseUrl] : [])])).toEqual([])
  })
})
