import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { topics } from '../src/app/page-doors.ts'
import { jobRow } from '../src/features/jobs/jobs.factory.ts'
import { insertJobs } from '../src/features/jobs/server/jobs.repository.ts'
import type { Site } from './support/site.ts'
import { openSite } from './support/site.ts'
import { useTestDatabase } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'

const database = useTestDatabase()

let site: Site
beforeAll(async () => {
  const { fr } = await smallWorld(database.db)
  await insertJobs(database.db, [{ id: 1, ...jobRow({ ...fr, title: 'Trésorière H/F' }) }])
  await database.db.execute(sql`with category as (insert into news_categories (libelle) values ('Marchés') returning id)
    insert into articles (category_id, title, published_at) select id, 'Marchés calmes', now() - interval '1 day' from category`)
  site = await openSite(database)
})

// Answers are kept for seconds: here they last as long as the test.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  await settled()
})
afterEach(() => void vi.useRealTimers())

async function settled(): Promise<void> {
  await database.changes.catchUp()
  await site.index.catchUp()
  await expect.poll(() => database.changes.isTold()).toBe(true)
}

/** Changes something that nobody hears of: who is shown it did not get what was kept. */
const unheard = (table: string, statement: string): Promise<void> =>
  database.db.transaction(async (tx) => {
    for (const one of [
      `alter table ${table} disable trigger user`,
      statement,
      `alter table ${table} enable trigger user`,
    ])
      await tx.execute(sql.raw(one))
  })

const title = (text: string): string => `update jobs set title = '${text}' where id = 1`
const textOf = async (url: string, headers: Record<string, string> = {}): Promise<string> =>
  (await site.http.inject({ url, headers })).body

test('an answer of the API is made once for visitors, and never given to or taken from whoever may be somebody', async () => {
  expect(await textOf('/v1/jobs/1')).toContain('Trésorière')
  await unheard('jobs', title('Inconnue'))
  expect(await textOf('/v1/jobs/1')).toContain('Trésorière')
  for (const headers of [
    { cookie: '__Host-florin=x' },
    { cookie: 'pays=fr; other=1' },
    { authorization: 'Bearer x' },
  ] as Record<string, string>[]) {
    expect(await textOf('/v1/jobs/1', headers)).toContain('Inconnue')
    expect(await textOf('/v1/jobs/2', headers)).toContain('jobs/not_found')
  }
  expect(await textOf('/v1/jobs/1')).toContain('Trésorière')
})

test('an answer asked for after a change is not older than it', async () => {
  for (const name of ['Auditrice', 'Analyste', 'Actuaire']) {
    await textOf('/v1/jobs/1')
    await database.db.execute(sql.raw(title(name)))
    // Nobody has told the index yet, nor those who count changes.
    expect(await textOf('/v1/jobs/1')).toContain(name)
  }
  await settled()
  expect(await textOf('/v1/jobs/1')).toContain('Actuaire')
})

test('a change drops what is made of it, and nothing else', async () => {
  expect(await textOf('/v1/news/1/metadata')).toContain('Marchés calmes')
  expect(await textOf('/v1/jobs/search')).toContain('Actuaire')
  await unheard('articles', `update articles set title = 'Inconnus'`)
  await database.db.execute(sql.raw(title('Gérante')))
  await settled()
  expect(await textOf('/v1/jobs/search')).toContain('Gérante')
  expect(await textOf('/v1/news/1/metadata')).toContain('Marchés calmes')
  await database.db.execute(sql`update articles set title = 'Banques'`)
  await settled()
  expect(await textOf('/v1/news/1/metadata')).toContain('Banques')
})

const KEPT = [
  '/v1/jobs/search',
  '/v1/filters/options',
  '/v1/stats',
  '/v1/reference/secteurs',
  '/v1/companies',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/offres-1.xml',
  '/emploi.atom',
  '/news.atom',
  '/flux/offres.xml',
  '/flux/offres.json',
]

test.each(KEPT)('%s says what it is the state of, and is compressed as it is', async (url) => {
  const ask = (headers = {}) => site.http.inject({ url, headers })
  const first = await ask()
  expect(first.statusCode).toBe(200)
  const { etag } = first.headers
  const again = await ask()
  expect([again.headers.etag, again.headers['content-type'], again.headers['cache-control']]).toEqual([
    expect.stringMatching(/^W\/"/),
    first.headers['content-type'],
    first.headers['cache-control'],
  ])
  expect([etag, again.body]).toEqual([again.headers.etag, first.body])
  const unchanged = await ask({ 'if-none-match': etag })
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, ''])
  const packed = await ask({ 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe(first.rawPayload.length < 1_024 ? undefined : 'br')
  expect(packed.headers.vary).toBe('accept-encoding')
})

test('endpoints are kept by topics that there are', () => {
  const named = site.served.flatMap(({ endpoint: { kept } }) => kept?.until ?? [])
  expect(topics).toEqual(expect.arrayContaining([...new Set(named)]))
})
