import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import { keyOf, testAccounts } from '../../../../tests/support/accounts.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { listEndpoint } from '#platform/back-office.contract.ts'
import { listRoutes } from '#platform/server/back-office/served-list.ts'
import type { Actor, SignedIn } from '#platform/server/endpoints.ts'
import { apiFor, createDispatcher, visitor } from '#platform/server/endpoints.ts'
import { confirmSubscription, subscribe, unsubscribe } from '../newsletter.contract.ts'
import { subscribersList } from '../subscribers-list.rules.ts'
import { stopKeyOf } from './newsletter-keys.ts'
import { newsletterRoutes } from './newsletter.routes.ts'
import { servedSubscribers } from './subscribers-list.service.ts'
import { setBounced } from './subscribers.repository.ts'

const database = useTestDatabase()
const endpoint = listEndpoint(subscribersList)
let site: TestAccounts

beforeAll(async () => {
  site = await testAccounts(database)
})
beforeEach(() => database.db.execute(sql`truncate newsletter_subscribers, rate_limits, mails cascade`))

const chief: SignedIn = {
  role: 'administrator',
  accountId: 1,
  sessionId: 'none',
  companyId: null,
  verified: true,
  flags: [],
}
const api = (actor: Actor) =>
  apiFor(
    createDispatcher([
      ...listRoutes(site, [servedSubscribers]),
      ...newsletterRoutes({ ...site, index: undefined as never }),
    ]),
    { actor, exchange: testExchange() },
  )
const ask = (email: string) => api(visitor)(subscribe, { email, consent: true, from: 'article' })
const confirm = async () => api(visitor)(confirmSubscription, { token: await keyOf(site) })
const listed = async (asked: Record<string, string> = {}) => (await api(chief)(endpoint, asked)).data
const found = async (asked: Record<string, string>) => (await listed(asked)).map(({ email }) => email)
const standing = async (email: string) => (await listed({ q: email }))[0]!
/** The column of the table that says since when it stands so. */
const at = async (column: string) =>
  (await database.db.execute<{ at: Date | string }>(`select ${column} as at from newsletter_subscribers`)).rows.map(
    (row) => new Date(row.at).toISOString(),
  )[0]!

test('a subscriber is listed as it stands with them, and since when', async () => {
  await ask('ada@example.org')
  const { id, ...first } = await standing('ada@example.org')
  expect(first).toEqual({ email: 'ada@example.org', state: 'waiting', since: await at('asked_at'), reason: null })
  await confirm()
  expect(await standing('ada@example.org')).toMatchObject({ state: 'active', since: await at('confirmed_at') })
  await database.db.transaction((tx) => setBounced(tx, id, '550 unknown'))
  const bounced = { state: 'bounced', since: await at('bounced_at'), reason: '550 unknown' }
  expect(await standing('ada@example.org')).toMatchObject(bounced)
  // Whoever asks again gets nothing before they confirm.
  await ask('ada@example.org')
  expect(await standing('ada@example.org')).toMatchObject(bounced)
  await confirm()
  expect(await standing('ada@example.org')).toMatchObject({ state: 'active', reason: null })
  // Who ends it after their mailbox has refused it has ended it.
  await database.db.transaction((tx) => setBounced(tx, id, '550 unknown'))
  await api(visitor)(unsubscribe, { id, key: stopKeyOf(id, site.secret) })
  expect(await standing('ada@example.org')).toMatchObject({ state: 'unsubscribed', since: await at('unsubscribed_at') })
})

test('the list is searched by the beginnings of an address, filtered and put in order', async () => {
  for (const email of ['zoe@banque.example', 'ada.byron@example.org', 'max@example.org']) {
    await ask(email)
    if (email !== 'max@example.org') await confirm()
  }
  expect(await found({ q: 'byr' })).toEqual(['ada.byron@example.org'])
  expect(await found({ q: 'banq zo' })).toEqual(['zoe@banque.example'])
  expect(await found({ q: 'nobody' })).toEqual([])
  expect(await found({ etat: 'active', sort: 'email' })).toEqual(['ada.byron@example.org', 'zoe@banque.example'])
  expect(await found({ etat: 'waiting' })).toEqual(['max@example.org'])
  expect(await found({})).toEqual(['max@example.org', 'ada.byron@example.org', 'zoe@banque.example'])
  expect(await found({ sort: '-email' })).toEqual(['zoe@banque.example', 'max@example.org', 'ada.byron@example.org'])
})

test('nobody but administrators has the list', async () => {
  await ask('ada@example.org')
  expect(await codeOf(api(visitor)(endpoint, {}))).toBe('platform/sign_in')
  for (const role of ['candidate', 'recruiter'] as const) {
    expect(await codeOf(api({ ...chief, role })(endpoint, {}))).toBe('platform/not_found')
  }
  expect(await codeOf(api({ ...chief, role: 'candidate', flags: ['moderator'] })(endpoint, {}))).toBe(
    'platform/not_found',
  )
})
