import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { CONFIRM_PAGE } from '#features/newsletter/newsletter.rules.ts'
import { stopLink } from '#features/newsletter/server/newsletter-keys.ts'
import { keyOf } from './support/accounts.ts'
import type { Site } from './support/site.ts'
import { openSite } from './support/site.ts'
import { useTestDatabase } from './support/test-database.ts'

// The links of the letter's mails, as mail programs use them: without scripts, a session or an origin.

const database = useTestDatabase()
let site: Site

beforeAll(async () => {
  site = await openSite(database)
})

const standing = async () =>
  (
    await database.db.execute<{ id: number; confirmed: boolean; ended: boolean }>(
      sql`select id, confirmed_at is not null as confirmed, unsubscribed_at is not null as ended from newsletter_subscribers`,
    )
  ).rows[0]!
const send = (method: 'GET' | 'HEAD' | 'POST', url: string, payload = '') =>
  site.http.inject({ method, url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload })

test('opening a link neither confirms nor ends anything, sending its form does, and a mail program’s one click', async () => {
  const asked = { email: 'ada@example.org', consent: true }
  expect((await site.http.inject({ method: 'POST', url: '/v1/news/subscribe', payload: asked })).statusCode).toBe(200)
  const confirm = `${CONFIRM_PAGE}?cle=${await keyOf(site.accounts)}`
  for (const method of ['HEAD', 'GET', 'GET'] as const) expect((await send(method, confirm)).statusCode).toBe(200)
  expect(await standing()).toMatchObject({ confirmed: false })
  expect((await send('POST', confirm)).statusCode).toBe(200)
  expect(await standing()).toMatchObject({ confirmed: true, ended: false })

  const link = stopLink({ ...site.accounts, linkTo: (path) => path }, (await standing()).id)
  for (const method of ['HEAD', 'GET', 'GET'] as const) expect((await send(method, link)).statusCode).toBe(200)
  expect(await standing()).toMatchObject({ ended: false })
  expect((await send('POST', link.replace(/.$/, '-'), 'List-Unsubscribe=One-Click')).statusCode).toBe(410)
  expect(await standing()).toMatchObject({ ended: false })
  expect((await send('POST', link, 'List-Unsubscribe=One-Click')).statusCode).toBe(200)
  expect(await standing()).toMatchObject({ ended: true })
})
