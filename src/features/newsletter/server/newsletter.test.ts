import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import { keyOf, testAccounts } from '../../../../tests/support/accounts.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { failingAtCommit } from '../../../../tests/support/failing-commit.ts'
import { newPerson } from '../../../../tests/support/people.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import type { Actor, SignedIn } from '#platform/server/endpoints.ts'
import { apiFor, createDispatcher, visitor } from '#platform/server/endpoints.ts'
import { confirmSubscription, subscribe, unsubscribe } from '../newsletter.contract.ts'
import * as issues from '../issues.contract.ts'
import { CONSENT_TEXT } from '../newsletter.rules.ts'
import { insertIssue } from './issues.repository.ts'
import { stopKeyOf } from './newsletter-keys.ts'
import { newsletterData } from './newsletter-data.ts'
import { newsletterRoutes } from './newsletter.routes.ts'
import { forgetSubscribers } from './subscribing.ts'

const database = useTestDatabase()
let site: TestAccounts

beforeAll(async () => {
  site = await testAccounts(database)
})
beforeEach(() =>
  database.db.execute(sql`truncate newsletter_subscribers, newsletter_issues, rate_limits, mails cascade`),
)

const api = (actor: Actor = visitor, on = site, exchange = testExchange()) =>
  apiFor(createDispatcher(newsletterRoutes({ ...on, index: undefined as never })), { actor, exchange })
const ask = (email: string, actor: Actor = visitor, on = site) =>
  api(actor, on)(subscribe, { email, consent: true, from: 'article' })
const confirm = (token: string) => api()(confirmSubscription, { token })
const member = (accountId: number): SignedIn => ({
  role: 'candidate',
  accountId,
  sessionId: 'none',
  companyId: null,
  verified: true,
  flags: [],
})
const rows = async <T extends object>(query: ReturnType<typeof sql>): Promise<T[]> =>
  (await database.db.execute(query)).rows as T[]
const activeOnes = () =>
  rows<{ id: number; email: string }>(sql`select id, email from newsletter_subscribers
    where confirmed_at is not null and unsubscribed_at is null and bounced_at is null order by id`)
const kinds = async () => (await site.mails()).map(({ kind }) => kind)

test('nobody but administrators has letters: neither visitors nor members find them', async () => {
  const draft = { subject: 'La lettre', introduction: '', articleIds: [], jobIds: [] }
  const id = (await insertIssue(database.db, draft))!
  const accountId = await newPerson(site, 'curious@example.org', false)
  for (const actor of [visitor, member(accountId), { ...member(accountId), role: 'recruiter' as const }]) {
    const given = { id, version: 1, subject: 'Autre', at: '2099-01-01T08:00' }
    const codes = await Promise.all(Object.values(issues).map((one) => codeOf(api(actor)(one, given as never))))
    expect(codes).toEqual(codes.map(() => (actor.role === 'visitor' ? 'platform/sign_in' : 'platform/not_found')))
    expect(codes.length).toBeGreaterThanOrEqual(8)
  }
  expect(await rows(sql`select id, subject, state from newsletter_issues`)).toEqual([
    { id, subject: 'La lettre', state: 'draft' },
  ])
})

test('without consent nothing is asked for, and the field says so', async () => {
  const asked = api()(subscribe, { email: 'ada@example.org', consent: false })
  await expect(asked).rejects.toMatchObject({
    refusal: { status: 400, fields: { consent: expect.any(String) as string } },
  })
  expect(await kinds()).toEqual([])
})

test('a link confirms once, of all who use it at once; before, nobody is subscribed; the proof says when and from where', async () => {
  expect(await ask('Ada@Example.org')).toMatchObject({ state: 'to_confirm' })
  expect(await activeOnes()).toEqual([])
  const key = await keyOf(site)
  // What is kept of the key does not open anything.
  const [kept] = await rows<{ hash: string }>(
    sql`select encode(confirm_hash, 'escape') as hash from newsletter_subscribers`,
  )
  expect(kept!.hash).not.toContain(key)
  const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(confirm(key))))
  expect(codes.filter((code) => code === 'newsletter/link_over')).toHaveLength(9)
  expect(await activeOnes()).toMatchObject([{ email: 'ada@example.org' }])
  expect(
    await rows(sql`select consent_from, consent_text::text, confirmed_by, confirm_hash, consented_at <= confirmed_at as before
      from newsletter_subscribers`),
  ).toEqual([
    { consent_from: 'article', consent_text: CONSENT_TEXT, confirmed_by: 'mail', confirm_hash: null, before: true },
  ])
})

test('whoever asks learns nothing about an address; its mailbox is told that it has the letter already', async () => {
  const unknown = await ask('bob@example.org')
  await confirm(await keyOf(site))
  const known = await ask('bob@example.org')
  expect(known).toEqual(unknown)
  expect(await kinds()).toEqual(['newsletter-confirmation', 'newsletter-known'])
  expect(await activeOnes()).toHaveLength(1)
})

test('a link that is too old confirms nothing, and its address is forgotten', async () => {
  await ask('late@example.org')
  await database.db.execute(sql`update newsletter_subscribers set confirm_until = now() - interval '1 second'`)
  expect(await codeOf(confirm(await keyOf(site)))).toBe('newsletter/link_over')
  await forgetSubscribers(database.db)
  expect(await rows(sql`select id from newsletter_subscribers`)).toEqual([])
})

test('an address is written to three times an hour, a sender asks twenty times; known or not', async () => {
  for (let time = 0; time < 3; time++) await ask('often@example.org')
  expect(await codeOf(ask('often@example.org'))).toBe('platform/too_many')
  await database.db.execute(sql`truncate rate_limits`)
  for (let one = 0; one < 20; one++) await ask(`one-${one}@example.org`)
  expect(await codeOf(ask('one-21@example.org'))).toBe('platform/too_many')
})

test('spellings of one mailbox count together, and a member’s own address is theirs whoever asked for it before', async () => {
  for (const email of ['ada+1@gmail.com', 'a.da@gmail.com', 'ada@googlemail.com']) await ask(email)
  expect(await codeOf(ask('ada+2@gmail.com'))).toBe('platform/too_many')
  const accountId = await newPerson(site, 'ada@gmail.com', false)
  expect(await ask('ada@gmail.com', member(accountId))).toMatchObject({ state: 'confirmed' })
})

test('a mail and what it confirms are there together or not at all', async () => {
  const failing = { ...site, db: failingAtCommit(site.db) }
  await expect(ask('never@example.org', visitor, failing)).rejects.toThrow()
  expect(await kinds()).toEqual([])
  expect(await rows(sql`select id from newsletter_subscribers`)).toEqual([])
})

test('a member at their own confirmed address is subscribed at once; at another one a link is sent', async () => {
  const accountId = await newPerson(site, 'own@example.org', false)
  expect(await ask('own@example.org', member(accountId))).toMatchObject({ state: 'confirmed' })
  expect(await ask('other@example.org', member(accountId))).toMatchObject({ state: 'to_confirm' })
  expect(await activeOnes()).toMatchObject([{ email: 'own@example.org' }])
  await database.db.execute(sql`update accounts set email_verified_at = null where id = ${accountId}`)
  await database.db.execute(sql`truncate newsletter_subscribers cascade`)
  expect(await ask('own@example.org', member(accountId))).toMatchObject({ state: 'to_confirm' })
})

test('one click ends it, with the key of that subscriber alone; asking again takes a new link', async () => {
  await ask('ada@example.org')
  await confirm(await keyOf(site))
  const { id } = (await activeOnes())[0]!
  const wrong = stopKeyOf(id + 1, site.secret)
  expect(await codeOf(api()(unsubscribe, { id, key: wrong }))).toBe('newsletter/link_over')
  expect(await activeOnes()).toHaveLength(1)
  const key = stopKeyOf(id, site.secret)
  await api()(unsubscribe, { id, key })
  await api()(unsubscribe, { id, key })
  expect(await activeOnes()).toEqual([])
  await ask('ada@example.org')
  expect(await activeOnes()).toEqual([])
  await confirm(await keyOf(site))
  expect(await activeOnes()).toHaveLength(1)
})

test('who ended it is forgotten after a year, not before', async () => {
  await ask('ada@example.org')
  await confirm(await keyOf(site))
  await database.db.execute(sql`update newsletter_subscribers set unsubscribed_at = now() - interval '364 days'`)
  await forgetSubscribers(database.db)
  expect(await rows(sql`select id from newsletter_subscribers`)).toHaveLength(1)
  await database.db.execute(sql`update newsletter_subscribers set unsubscribed_at = now() - interval '366 days'`)
  await forgetSubscribers(database.db)
  expect(await rows(sql`select id from newsletter_subscribers`)).toEqual([])
})

test('an account takes along what is kept at its confirmed address, and nothing at one that it only claims', async () => {
  await ask('mine@example.org')
  await confirm(await keyOf(site))
  const accountId = await newPerson(site, 'mine@example.org', false)
  expect(await newsletterData.read(site, member(accountId))).toMatchObject({
    newsletter: [{ email: 'mine@example.org' }],
  })
  await database.db.execute(sql`update accounts set email_verified_at = null where id = ${accountId}`)
  expect(await newsletterData.read(site, member(accountId))).toEqual({ newsletter: [] })
  await database.db.transaction((tx) => newsletterData.anonymise!(tx, { accountId, email: 'mine@example.org' }))
  expect(await activeOnes()).toHaveLength(1)
  await database.db.execute(sql`update accounts set email_verified_at = now() where id = ${accountId}`)
  await database.db.transaction((tx) => newsletterData.anonymise!(tx, { accountId, email: 'mine@example.org' }))
  expect(await activeOnes()).toEqual([])
})
