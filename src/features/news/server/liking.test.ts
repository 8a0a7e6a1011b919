// @module-tag postgres
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import { testAccounts } from '../../../../tests/support/accounts.ts'
import type { TestExchange } from '../../../../tests/support/exchange.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { newPerson, signedIn } from '../../../../tests/support/people.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import type { Actor, Exchange } from '#platform/server/endpoints.ts'
import { apiFor, createDispatcher, visitor } from '#platform/server/endpoints.ts'
import { likeArticle } from '../news-acts.contract.ts'
import { readArticle } from '../news.contract.ts'
import { newsRoutes } from './news.routes.ts'
import { articleLikes, articles, newsCategories } from './news.tables.ts'

const database = useTestDatabase()
let site: TestAccounts
let dispatcher: ReturnType<typeof createDispatcher>
let category = 0
let article = 0

const COOKIE = '__Host-lecteur'
const api = (actor: Actor, exchange: Exchange) => apiFor(dispatcher, { actor, exchange })
type By = { actor?: Actor; exchange?: Exchange; id?: number }
const click = (action: 'like' | 'unlike', { actor = visitor, exchange = testExchange(), id = article }: By) =>
  api(actor, exchange)(likeArticle, { id, action })
const likesFor = async ({ actor = visitor, exchange = testExchange(), id = article }: By = {}) =>
  (await api(actor, exchange)(readArticle, { id })).likes
/** The cookie of a browser with what it says, and a mark that is not ours. */
const forged = (exchange: TestExchange): TestExchange =>
  testExchange({ cookies: { [COOKIE]: `${exchange.cookies[COOKIE]!.split('.')[0]}.made-up` } })

const publish = async (): Promise<number> => {
  const row = { title: 'Les taux', content: '<p>Ils montent.</p>', categoryId: category, publishedAt: new Date(0) }
  return (await database.db.insert(articles).values(row).returning())[0]!.id
}

beforeAll(async () => {
  site = await testAccounts(database)
  // Nothing here is listed or searched.
  dispatcher = createDispatcher(newsRoutes(site, {} as never))
  category = (await database.db.insert(newsCategories).values({ libelle: 'Banque' }).returning())[0]!.id
})
beforeEach(async () => {
  await database.db.execute(sql`truncate rate_limits`)
  article = await publish()
})

test('two hundred clicks of twenty visitors at once: the count is the number of rows', async () => {
  const readers = await Promise.all(
    Array.from({ length: 20 }, async (_, nth) => {
      const exchange = testExchange({ address: `192.0.2.${nth}` })
      await click('like', { exchange })
      return exchange
    }),
  )
  const clicks = readers.flatMap((exchange) =>
    Array.from({ length: 10 }, (_, nth) =>
      click(nth % 2 === 0 ? 'unlike' : 'like', { exchange }).then(
        () => null,
        (error: { refusal?: { status: number } }) => error.refusal?.status,
      ),
    ),
  )
  const answers = new Set(await Promise.all(clicks))
  expect([...answers].filter((status) => status !== null && status !== 409)).toEqual([])
  const rows = await database.db.$count(articleLikes, eq(articleLikes.articleId, article))
  expect((await likesFor()).count).toBe(rows)
})

test('one like each, told in words; a cookie that we have not signed is nobody’s', async () => {
  const exchange = testExchange()
  expect(await click('like', { exchange })).toEqual({ success: true, likes_count: 1, user_liked: true })
  await expect(click('like', { exchange })).rejects.toThrow('Vous avez déjà liké cet article')
  expect(await likesFor({ exchange })).toEqual({ count: 1, user_liked: true })
  for (const stranger of [testExchange({ cookies: { [COOKIE]: 'made.up' } }), forged(exchange)]) {
    expect(await likesFor({ exchange: stranger })).toEqual({ count: 1, user_liked: false })
    await expect(click('unlike', { exchange: stranger })).rejects.toThrow('Vous n’avez pas encore liké cet article')
  }
  expect(await click('unlike', { exchange })).toEqual({ success: true, likes_count: 0, user_liked: false })
  await expect(click('unlike', { exchange })).rejects.toThrow('Vous n’avez pas encore liké cet article')
  // Who likes nothing is given no cookie.
  const nobody = testExchange()
  expect(await codeOf(click('unlike', { exchange: nobody }))).toBe('news/not_liked')
  expect(nobody.set.size).toBe(0)
})

test('an address likes so often in an hour, whatever the article; its members are counted by their accounts', async () => {
  await click('like', {})
  await database.db.execute(sql`update rate_limits set hits = 299`)
  await click('like', { id: await publish() })
  const other = await publish()
  expect(await codeOf(click('like', { id: other }))).toBe('platform/too_many')
  await click('like', { id: other, exchange: testExchange({ address: '192.0.2.2' }) })
  await newPerson(site, 'same-network@example.org')
  const { actor } = await signedIn(site, 'same-network@example.org')
  expect(await click('like', { id: other, actor })).toMatchObject({ likes_count: 2 })
})

test('an address likes one article so often in a day, and others still', async () => {
  await click('like', {})
  await database.db.execute(sql`update rate_limits set hits = 99`)
  await click('like', {})
  expect(await codeOf(click('like', {}))).toBe('platform/too_many')
  expect(await click('like', { id: await publish() })).toMatchObject({ likes_count: 1 })
})

test('signing in takes along what was liked in this browser: once, and of nobody else', async () => {
  const email = 'reader@example.org'
  await newPerson(site, email)
  const [both, other] = [await publish(), await publish()]
  const elsewhere = await signedIn(site, email)
  await click('like', { ...elsewhere, id: both })
  const browser = testExchange()
  for (const id of [article, both]) await click('like', { exchange: browser, id })
  await click('like', { id: other })
  const told = async (by: By) => {
    const found = [article, both, other].map((id) => likesFor({ ...by, id }))
    return (await Promise.all(found)).map(({ count, user_liked }) => [count, user_liked])
  }

  await newPerson(site, 'thief@example.org')
  const thief = await signedIn(site, 'thief@example.org', forged(browser))
  expect(await told({ actor: thief.actor })).toEqual([
    [1, false],
    [2, false],
    [1, false],
  ])
  const here = await signedIn(site, email, browser)
  // Theirs wherever they read, and what they liked twice is liked once.
  for (const by of [here, elsewhere])
    expect(await told(by)).toEqual([
      [1, true],
      [1, true],
      [1, false],
    ])
  expect(browser.cookies[COOKIE]).toBe(undefined)
  expect(await codeOf(click('like', here))).toBe('news/already_liked')
})
