import { beforeAll, expect, test } from 'vitest'
import { openBrowserSession } from '#features/accounts/sessions/server/sessions.ts'
import type { readWriting } from '#features/news/writing/writing.contract.ts'
import { newsCategories } from '#features/news/server/news.tables.ts'
import type { OutputOf } from '#platform/contract.ts'
import { DOES } from '#platform/forms.ts'
import { testExchange } from './support/exchange.ts'
import { newPerson } from './support/people.ts'
import type { Site } from './support/site.ts'
import { openSite } from './support/site.ts'
import { useTestDatabase } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'

type Writing = OutputOf<typeof readWriting>

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

test('without scripts an article is saved and published by its form', async () => {
  const begun = await send('POST', '/v1/admin/articles', { title: 'Le taux', category_id: category })
  const { id } = begun.json<{ id: number }>()
  const now = async () => (await read(`/v1/admin/articles/${id}`)).json<Writing>()
  const write = async (does: string, fields: Record<string, string>) => {
    const said = {
      version: String((await now()).version),
      title: 'Le taux',
      summary: 'En bref.',
      content: 'La banque centrale a baissé ses taux.',
      layout: '2',
      category_id: String(category),
      dossier_id: '',
      tags: 'taux, crédit',
      // What stands there is for the button that schedules.
      at: '2099-01-01T08:00',
      ...fields,
    }
    return site.http.inject({
      method: 'POST',
      url: `/admin/articles/${id}`,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: new URLSearchParams({ [DOES]: does, ...said }).toString(),
    })
  }
  const wrong = await write('enregistrement', { title: '', category_id: '4242' })
  expect([wrong.statusCode, wrong.body.includes('Donnez un titre.')]).toEqual([400, true])
  const nowhere = await write('enregistrement', { category_id: '4242' })
  expect(nowhere.body).toMatch(/name="category_id"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="category_id"/)
  const saved = await write('enregistrement', { featured: 'oui' })
  expect(saved.headers.location).toBe(`/admin/articles/${id}?fait=enregistrement`)
  const fields = { layout: 2, category_id: category, dossier_id: null, tags: ['taux', 'crédit'], featured: true }
  expect(await now()).toMatchObject({ state: 'brouillon', fields })
  const stale = await write('enregistrement', { version: '1', summary: 'Autrement.' })
  expect(stale.statusCode).toBe(409)
  const past = await write('programmer', { at: '2001-01-01T08:00' })
  expect(past.body).toMatch(/name="at"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="at"/)
  const published = await write('publier', {})
  expect(published.headers.location).toBe(`/admin/articles/${id}?fait=publication`)
  expect(await now()).toMatchObject({ state: 'publié', fields: { featured: false } })
})

test('whoever is no editor any more finds no article to write', async () => {
  await database.db.execute(`update accounts set editor = false`)
  expect((await read('/admin/articles')).statusCode).toBe(404)
  expect((await read('/')).body).not.toContain('href="/admin/articles"')
  await database.db.execute(`update accounts set editor = true where email = 'redaction@example.org'`)
})
