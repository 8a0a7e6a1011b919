import { beforeAll, expect, test } from 'vitest'
import { openBrowserSession } from '#features/accounts/sessions/server/sessions.ts'
import { newsCategories } from '#features/news/server/news.tables.ts'
import { testExchange } from './support/exchange.ts'
import { newPerson } from './support/people.ts'
import type { Site } from './support/site.ts'
import { openSite } from './support/site.ts'
import { useTestDatabase } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'

const database = useTestDatabase()
let site: Site
let category: number
let cookie: string

beforeAll(async () => {
  const { db } = database
  await smallWorld(db)
  const [made] = await db.insert(newsCategories).values({ libelle: 'Banque', position: 0 }).returning()
  category = made!.id
  site = await openSite(database)
  const accountId = await newPerson(site.accounts, 'redaction@example.org', false)
  await db.execute(`update accounts set editor = true where id = ${accountId}`)
  const exchange = testExchange()
  await openBrowserSession(db, exchange, accountId, false)
  cookie = `__Host-florin=${exchange.set.get('__Host-florin')}`
})

const read = (url: string) => site.http.inject({ url, headers: { cookie } })
const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
  site.http.inject({ method, url, payload, headers: { cookie, 'sec-fetch-site': 'same-origin' } })

test('an editor is led to the articles, writes one, and finds nothing else of the administration', async () => {
  expect((await read('/')).body).toContain('href="/admin/articles"')
  const { id } = (await send('POST', '/v1/admin/articles', { title: 'La prime de juin', category_id: category })).json<{
    id: number
  }>()
  const list = await read('/admin/articles')
  expect(list.body).toContain(`href="/admin/articles/${id}"`)
  // No way back to where an editor does not come in.
  expect(list.body).not.toMatch(/href="\/admin"/)
  expect((await read('/admin/articles.csv')).body).toContain('La prime de juin')
  expect((await read(`/admin/articles/${id}`)).statusCode).toBe(200)
  for (const closed of ['/admin', '/admin/comptes', '/admin/comptes.csv', '/admin/moderation', '/admin/newsletter'])
    expect([closed, (await read(closed)).statusCode]).toEqual([closed, 404])
})

test('whoever is no editor any more finds no article to write', async () => {
  await database.db.execute(`update accounts set editor = false`)
  expect((await read('/admin/articles')).statusCode).toBe(404)
  expect((await read('/')).body).not.toContain('href="/admin/articles"')
  await database.db.execute(`update accounts set editor = true where email = 'redaction@example.org'`)
})
