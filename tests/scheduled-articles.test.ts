import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSite } from './support/site.ts'
import { useTestDatabase } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'

const database = useTestDatabase()

// The clock is ours, and pages that were kept last as long as the test: nothing but their turn makes them new. A clock that is
// only fake would go on with each try of `expect.poll`.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(performance, 'now').mockReturnValue(0)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const TITLE = 'Zorglub publie à l’heure'

test('a scheduled article is nowhere before its moment, and everywhere from then on, kept pages too', async () => {
  await smallWorld(database.db)
  const moment = new Date(Date.now() + 3_600_000)
  const { rows } = await database.db.execute<{ id: number; category: number }>(sql`
    with made as (insert into news_categories (libelle) values ('Zigzag') returning id)
    insert into articles (category_id, title, content, tags, published_at)
      select id, ${TITLE}, '<p>Le texte.</p>', '{zorglub}', ${moment.toISOString()}::timestamptz from made returning id, category_id as category`)
  const { id, category } = rows[0]!
  const site = await openSite(database)
  const ask = async (path: string) => (await site.http.inject(path)).body.replaceAll('&#x27;', '’').includes(TITLE)
  const lists = [
    '/news',
    `/news?category_id=${category}`,
    '/v1/news',
    '/v1/news/search?q=zorglub',
    '/v1/news/popular',
    '/v1/news/featured',
    '/v1/search?q=zorglub',
  ]
  const ones = [`/article/${id}`, `/v1/news/${id}`, `/v1/news/${id}/metadata`]
  const previews = [`/apercu-article/${id}`, `/apercu-article/${id}?cle=x`, `/v1/article-previews/${id}`]
  const told = async (paths: string[]): Promise<string[]> => {
    const found: string[] = []
    for (const path of paths) if (await ask(path)) found.push(path)
    return found
  }
  expect(await told([...lists, ...ones, ...previews])).toEqual([])
  vi.setSystemTime(moment.getTime() - 1_000)
  expect(await told([...lists, ...ones, ...previews])).toEqual([])
  vi.setSystemTime(moment.getTime() + 1)
  await expect.poll(() => told(lists)).toEqual(lists)
  expect(await told([...ones, ...previews])).toEqual(ones)
  for (const path of previews) expect((await site.http.inject(path)).statusCode, path).toBe(404)
  const { headers } = await site.http.inject(previews[0]!)
  expect(headers['cache-control']).toContain('no-store')
})
