import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { articleComments } from '#features/news/comments/server/comments.tables.ts'
import { articles, newsCategories, newsDossiers } from '#features/news/server/news.tables.ts'
import { LIKE_FORM } from '#features/news/news.rules.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import { DOES } from '#platform/forms.ts'
import { RICH_TEXT_RULES } from '#platform/server/rich-text.ts'
import { newPerson } from './support/people.ts'
import type { Site } from './support/site.ts'
import { openSite } from './support/site.ts'
import { useTestDatabase } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'

// The pages of the news as the server sends them: all of it is there without scripts.

const database = useTestDatabase()
let site: Site
let ids: { banks: number; markets: number; empty: number; dossier: number; theme: number; scheduled: number }

const HOUR = 3_600_000
const LONG = `<p>${'mot '.repeat(60)}</p>`
const BODY = `${LONG}<h2>Ce qui change</h2>${LONG}`

beforeAll(async () => {
  const { db } = database
  const { fr } = await smallWorld(db)
  await insertJobs(db, [
    jobRow({ ...fr, title: 'Analyste crédit H/F' }),
    jobRow({ ...fr, title: 'Trésorière H/F', description: 'Le crédit, chaque jour.' }),
  ])
  const [banks, markets, empty] = (
    await db
      .insert(newsCategories)
      .values(['Banque', 'Marchés', 'Fintech'].map((libelle, position) => ({ libelle, position })))
      .returning()
  ).map(({ id }) => id)
  const [dossier] = await db.insert(newsDossiers).values({ title: 'Le crédit', summary: 'Tout en un.' }).returning()
  const made = await db
    .insert(articles)
    .values([
      ...Array.from({ length: 23 }, (_, place) => ({
        title: `Banque ${place + 1}`,
        content: BODY,
        categoryId: banks!,
        publishedAt: new Date(Date.now() - (place + 1) * HOUR),
        featured: place === 4,
      })),
      {
        title: 'Obligations vertes',
        summary: 'Ce qu’elles </script> rapportent.',
        content: BODY,
        categoryId: markets!,
        dossierId: dossier!.id,
        author: 'Jeanne Vautrin',
        tags: ['taux', 'crédit'],
        publishedAt: new Date(Date.now() - HOUR),
      },
      { title: 'Plus tard', content: BODY, categoryId: banks!, publishedAt: new Date(Date.now() + HOUR) },
    ])
    .returning({ id: articles.id })
  ids = {
    banks: banks!,
    markets: markets!,
    empty: empty!,
    dossier: dossier!.id,
    theme: made[23]!.id,
    scheduled: made[24]!.id,
  }
  site = await openSite(database)
})

// Pages are kept for ten seconds: here they last as long as the test. The clock stands still where it is, since what waits for a moment
// counts from one before. A clock that is only fake would go on with each try of `expect.poll`.
beforeEach(() => {
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now)
})
afterEach(() => void vi.restoreAllMocks())

const plain = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('&#x27;', "'")
const read = async (url: string, cookie = '') => {
  const { statusCode, headers, body } = await site.http.inject({ url, headers: { cookie } })
  // What the scripts are given comes after the page.
  return { statusCode, headers, whole: body, html: plain(body.slice(body.indexOf('<main'), body.indexOf('</main>'))) }
}
const titlesIn = (html: string): string[] =>
  [...html.matchAll(/<a id="article-\d+"[^>]*>([^<]*)<\/a>/g)].map(([, title = '']) => title)
const currentIn = (html: string): string[] =>
  [...html.matchAll(/<a aria-current="page"[^>]*>([^<]*)</g)].map(([, name = '']) => name)
const banks = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, place) => `Banque ${from + place}`)

test('the news open with the first category, what is featured in it, and grow by ten articles at a time', async () => {
  const { html, whole } = await read('/news')
  expect(currentIn(html)).toEqual(['Banque'])
  // What opens the page is told once.
  expect(titlesIn(html)).toEqual(['Banque 5', ...banks(1, 4), ...banks(6, 10)])
  expect(html).toContain('href="/news?page=2"')
  expect(whole.includes('<link rel="canonical" href="http://localhost/news"')).toBe(true)
  const all = await read('/news?page=3')
  expect(titlesIn(all.html)).toEqual(['Banque 5', ...banks(1, 4), ...banks(6, 23)])
  expect(all.html).not.toContain('Voir plus d’articles')
  expect((await read('/news?page=9')).headers.location).toBe('/news?page=3')
  const markets = await read(`/news?category_id=${ids.markets}`)
  expect([currentIn(markets.html), titlesIn(markets.html)]).toEqual([['Marchés'], ['Obligations vertes']])
})

test('words and dossiers have no category but the one that is chosen, and a dossier stands alone', async () => {
  const found = await read('/news?search=obligations')
  expect([currentIn(found.html), titlesIn(found.html)]).toEqual([[], ['Obligations vertes']])
  expect(found.html).toContain('1 article pour « obligations »')
  expect(found.whole.includes('content="noindex, follow"')).toBe(true)
  const narrowed = await read(`/news?search=obligations&category_id=${ids.banks}`)
  expect(currentIn(narrowed.html)).toEqual(['Banque'])
  expect(narrowed.html).toContain('Aucun article trouvé pour votre recherche.')
  const dossier = `/news?dossier=${ids.dossier}`
  expect((await read(`${dossier}&search=taux&category_id=${ids.banks}`)).headers.location).toBe(dossier)
  const { html } = await read(dossier)
  expect([currentIn(html), titlesIn(html)]).toEqual([[], ['Obligations vertes']])
  expect(html).toContain('Dossier : Le crédit')
  expect((await read('/news?category_id=99999&search=taux')).headers.location).toBe('/news?search=taux')
  expect((await read(`/news?category_id=${ids.empty}`)).html).toContain('Aucun article trouvé.')
})

test('an article says what it is to machines, and holds jobs that are called as its theme, in its text', async () => {
  const { html, whole } = await read(`/article/${ids.theme}`)
  expect(html).toMatch(/Analyste crédit H\/F[\s\S]*<h2>Ce qui change/)
  // Its text speaks of it, its title does not.
  expect(html).not.toContain('Trésorière')
  const [data] = [...whole.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  )
  expect(data).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Obligations vertes',
    description: 'Ce qu’elles </script> rapportent.',
    author: { '@type': 'Person', name: 'Jeanne Vautrin' },
    mainEntityOfPage: `http://localhost/article/${ids.theme}`,
  })
  expect(html).toContain('1 min de lecture')
  expect(html).toContain(`https://x.com/intent/post?text=Obligations+vertes&amp;url=`)
})

test.each(['0', 'abc', '99999'])('an article that is not there says so: %s', async (id) => {
  const { statusCode, html } = await read(`/article/${id}`)
  expect([statusCode, html.includes('Article non trouvé'), html.includes('Retour aux actualités')]).toEqual([
    404,
    true,
    true,
  ])
})

test.each(['__proto__', 'constructor', 'commentaire'])(
  'an article whose address says « fait=%s » is shown',
  async (did) => {
    expect((await site.http.inject(`/article/${ids.theme}?fait=${did}`)).statusCode).toBe(200)
  },
)

test('one that is scheduled is on no page', async () => {
  expect((await read(`/article/${ids.scheduled}`)).statusCode).toBe(404)
  for (const page of ['/news', '/news?search=tard', `/article/${ids.theme}`])
    expect((await read(page)).html, page).not.toContain('Plus tard')
})

test('a like without scripts is one’s own: whoever reads the same page next sees the count alone', async () => {
  const address = `/article/${ids.theme}`
  const button = async (cookie = '') =>
    /aria-pressed="(true|false)"[\s\S]*?<span>(.*?)<span class="num">(\d+)/
      .exec((await read(address, cookie)).html)!
      .slice(1, 4)
  const send = (cookie: string, action: string) =>
    site.http.inject({
      method: 'POST',
      url: address,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: new URLSearchParams({ [DOES]: LIKE_FORM, id: String(ids.theme), action }).toString(),
    })
  expect(await button()).toEqual(['false', 'Aimer ', '0'])
  const done = await send('', 'like')
  expect([done.statusCode, done.headers.location]).toEqual([302, address])
  const cookie = String(done.headers['set-cookie']).split(';')[0]!
  expect(await button(cookie)).toEqual(['true', 'Aimé ', '1'])
  expect(await button(`pays=be; ${cookie}`)).toEqual(['true', 'Aimé ', '1'])
  expect((await button()).slice(0, 2)).toEqual(['false', 'Aimer '])
  expect((await button('pays=be')).slice(0, 2)).toEqual(['false', 'Aimer '])
  const again = await send(cookie, 'like')
  expect([again.statusCode, plain(again.body).includes('Vous avez déjà liké cet article')]).toEqual([409, true])
})

test('a comment that is hidden leaves the kept page at once', async () => {
  const address = `/article/${ids.theme}`
  const accountId = await newPerson(site.accounts, 'comments@example.org', false)
  await database.db.insert(articleComments).values({
    articleId: ids.theme,
    accountId,
    source: 'Des injures.',
    html: '<p>Des injures.</p>',
    rules: RICH_TEXT_RULES,
  })
  const isThere = async () => (await read(address)).html.includes('Des injures.')
  // The news of the comment may come after the page that already shows it: the page is kept from the next one on.
  const isKept = async () => {
    const before = site.rendered()
    return (await isThere()) && site.rendered() === before
  }
  await expect.poll(isKept).toBe(true)
  await database.db.update(articleComments).set({ hiddenAt: new Date() })
  await expect.poll(isThere).toBe(false)
})

test('where articles cannot be read the page says what is missing, and when to come back', async () => {
  await database.db.execute(sql`alter table articles rename to articles_away`)
  const { statusCode, headers, html } = await read('/news?search=banque')
  const lost = await read(`/article/${ids.theme}?autre=1`)
  await database.db.execute(sql`alter table articles_away rename to articles`)
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  for (const text of [
    'Erreur lors du chargement des actualités',
    'Une erreur est survenue lors du chargement des articles',
    'Réessayer',
    'Dossiers',
  ])
    expect(html).toContain(text)
  // The page alone can be asked for again by what needs no scripts; so can one that is nothing without its article.
  expect(lost.statusCode).toBe(500)
  for (const page of [html, lost.html]) expect(page).toMatch(/<a class="btn" href="">[\s\S]*?Réessayer/)
})
