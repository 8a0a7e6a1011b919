import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testAccounts } from '../../../../tests/support/accounts.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { newPerson } from '../../../../tests/support/people.ts'
import { startIndex } from '../../../../tests/support/collection.ts'
import { untilReadable } from '../../../../tests/support/outbox.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { Actor, Exchange, SignedIn } from '#platform/server/endpoints.ts'
import { apiFor, createDispatcher, visitor } from '#platform/server/endpoints.ts'
import { likeArticle, viewArticle } from '../news-acts.contract.ts'
import * as contract from '../news.contract.ts'
import { articleCollection } from './article-collection.ts'
import { joinLikes } from './likes.repository.ts'
import { newsRoutes } from './news.routes.ts'
import { articleLikes, articles, newsCategories, newsDossiers } from './news.tables.ts'
import { visitorOf } from './reader.ts'

const database = useTestDatabase()
let site: Awaited<ReturnType<typeof testAccounts>>
let index: IndexedCollection
let dispatcher: ReturnType<typeof createDispatcher>
let banks = 0
let markets = 0
let dossier = 0

const api = (actor: Actor = visitor, exchange: Exchange = testExchange()) => apiFor(dispatcher, { actor, exchange })

const HOUR = 3_600_000
const at = (hours: number): Date => new Date(Date.now() + hours * HOUR)

/** Articles that are as old as their place: the first is the newest. */
async function publish(...given: Partial<typeof articles.$inferInsert>[]): Promise<number[]> {
  const rows = await database.db
    .insert(articles)
    .values(
      given.map((one, place) => ({
        title: `Article ${place}`,
        summary: 'Un résumé.',
        content: '<p>Le texte.</p>',
        categoryId: banks,
        publishedAt: at(-1 - place),
        ...one,
      })),
    )
    .returning({ id: articles.id })
  await untilReadable(database.db)
  await index.catchUp()
  return rows.map(({ id }) => id)
}

const idsOf = ({ data }: { data: { id: number }[] }): number[] => data.map(({ id }) => id)

beforeAll(async () => {
  site = await testAccounts(database)
  index = startIndex(database, articleCollection)
  dispatcher = createDispatcher(newsRoutes(site, index))
  const categories = await database.db
    .insert(newsCategories)
    .values([{ libelle: 'Banque' }, { libelle: 'Marchés' }])
    .returning()
  const [one] = await database.db.insert(newsDossiers).values({ title: 'Le crédit' }).returning()
  banks = categories[0]!.id
  markets = categories[1]!.id
  dossier = one!.id
})
beforeEach(async () => {
  await database.db.delete(articles)
})

test('the newest first, by category, dossier and words, page by page', async () => {
  const ids = await publish(
    {},
    { categoryId: markets, title: 'Obligations vertes', tags: ['taux'] },
    { dossierId: dossier },
    { content: '<p>Les obligations.</p>' },
  )
  const first = await api()(contract.listNews, { per_page: 2 })
  expect([idsOf(first), first.pagination]).toEqual([
    ids.slice(0, 2),
    { page: 1, current_page: 1, per_page: 2, total: 4, total_pages: 2, has_next: true, has_prev: false },
  ])
  const second = await api()(contract.listNews, { per_page: 2, page: 2 })
  expect([idsOf(second), second.pagination.has_next]).toEqual([ids.slice(2), false])
  expect(idsOf(await api()(contract.listCategoryNews, { id: markets }))).toEqual([ids[1]])
  expect(idsOf(await api()(contract.listNews, { dossier_id: dossier }))).toEqual([ids[2]])
  expect(idsOf(await api()(contract.searchNews, { q: 'obligation' }))).toEqual([ids[1], ids[3]])
  expect(idsOf(await api()(contract.listNews, { search: '« »' }))).toEqual([])
  expect((await api()(contract.listDossiers, {})).data).toMatchObject([{ id: dossier, articles_count: 1 }])
})

test('what is marked comes first, the newest otherwise; the others follow', async () => {
  const ids = await publish({}, { featured: true }, { categoryId: markets }, {})
  expect((await api()(contract.readFeatured, {})).data?.id).toBe(ids[1])
  expect(idsOf(await api()(contract.listSecondary, { limit: 2 }))).toEqual([ids[0], ids[2]])
  expect((await api()(contract.readCategoryFeatured, { id: markets })).data?.id).toBe(ids[2])
  expect((await api()(contract.readDossierFeatured, { id: dossier })).data).toBe(null)
  expect(idsOf(await api()(contract.listCategorySecondary, { id: banks }))).toEqual([ids[0], ids[3]])
})

test('a draft and what is scheduled are nowhere, until their hour comes', async () => {
  const [shown, draft, later] = await publish({}, { publishedAt: null }, { publishedAt: at(1) })
  for (const id of [draft!, later!]) {
    for (const one of [contract.readArticle, contract.listRelated, contract.readMetadata])
      await expect(api()(one, { id })).rejects.toMatchObject({ refusal: { status: 404 } })
    await expect(api()(likeArticle, { id, action: 'like' })).rejects.toMatchObject({ refusal: { status: 404 } })
  }
  expect(idsOf(await api()(contract.listNews, {}))).toEqual([shown])
  expect(idsOf(await api()(contract.listPopularNews, {}))).toEqual([shown])
  expect(idsOf(await api()(contract.listRelated, { id: shown! }))).toEqual([])
  await database.db
    .update(articles)
    .set({ publishedAt: at(-0.5) })
    .where(eq(articles.id, later!))
  await untilReadable(database.db)
  await index.catchUp()
  expect(idsOf(await api()(contract.listNews, {}))).toEqual([later, shown])
})

test('related ones: of the dossier, then by tags, then of the category', async () => {
  const [one, category, tagged, kin, stranger] = await publish(
    { dossierId: dossier, tags: ['taux', 'crédit'] },
    {},
    { categoryId: markets, tags: ['crédit'] },
    { categoryId: markets, dossierId: dossier },
    { categoryId: markets },
  )
  const found = idsOf(await api()(contract.listRelated, { id: one! }))
  expect(found).toEqual([kin, tagged, category])
  expect(found).not.toContain(stranger)
})

test('two hundred clicks of twenty visitors at once: the count is the number of rows', async () => {
  const [id] = await publish({})
  const readers = await Promise.all(
    Array.from({ length: 20 }, async (_, nth) => {
      const exchange = testExchange({ address: `192.0.2.${nth}` })
      await api(visitor, exchange)(likeArticle, { id: id!, action: 'like' })
      return exchange
    }),
  )
  const clicks = readers.flatMap((exchange) =>
    Array.from({ length: 10 }, (_, nth) =>
      api(visitor, exchange)(likeArticle, { id: id!, action: nth % 2 === 0 ? 'unlike' : 'like' }).then(
        () => null,
        (error: { refusal?: { status: number } }) => error.refusal?.status,
      ),
    ),
  )
  const answers = new Set(await Promise.all(clicks))
  expect([...answers].filter((status) => status !== null && status !== 409)).toEqual([])
  const rows = await database.db.$count(articleLikes, eq(articleLikes.articleId, id!))
  expect((await api()(contract.readArticle, { id: id! })).likes.count).toBe(rows)
})

test('one like each, told in words; a made-up cookie is nobody’s; a visitor’s likes join the account', async () => {
  const [id] = await publish({})
  const exchange = testExchange()
  const reader = api(visitor, exchange)
  expect(await reader(likeArticle, { id: id!, action: 'like' })).toEqual({
    success: true,
    likes_count: 1,
    user_liked: true,
  })
  await expect(reader(likeArticle, { id: id!, action: 'like' })).rejects.toThrow('Vous avez déjà liké cet article')
  expect((await reader(contract.readArticle, { id: id! })).likes).toEqual({ count: 1, user_liked: true })
  const stranger = api(visitor, testExchange({ cookies: { '__Host-lecteur': 'made.up' } }))
  expect((await stranger(contract.readArticle, { id: id! })).likes).toEqual({ count: 1, user_liked: false })
  await expect(stranger(likeArticle, { id: id!, action: 'unlike' })).rejects.toThrow(
    'Vous n’avez pas encore liké cet article',
  )

  const accountId = await newPerson(site, 'reader@example.org')
  const member: SignedIn = { role: 'candidate', accountId, sessionId: '', companyId: null, verified: true, flags: [] }
  await api(member)(likeArticle, { id: id!, action: 'like' })
  await database.db.transaction((tx) => joinLikes(tx, visitorOf(exchange, site.secret)!, accountId))
  expect((await api(member)(contract.readArticle, { id: id! })).likes).toEqual({ count: 1, user_liked: true })
})

test('a dossier is told of once an article of it is published; who likes nothing gets no cookie', async () => {
  await publish({ dossierId: dossier, publishedAt: at(1) }, {})
  expect((await api()(contract.listDossiers, {})).data).toEqual([])
  const [id] = await publish({ dossierId: dossier })
  expect((await api()(contract.listDossiers, {})).data).toMatchObject([{ id: dossier, articles_count: 1 }])
  const exchange = testExchange()
  await expect(api(visitor, exchange)(likeArticle, { id: id!, action: 'unlike' })).rejects.toMatchObject({
    refusal: { status: 409 },
  })
  expect(exchange.set.size).toBe(0)
})

test('a reading counts once a day for each reader, a robot’s never', async () => {
  const [id] = await publish({})
  const agent = 'Mozilla/5.0 (Macintosh) Safari/605'
  const read = (from: Partial<Exchange>) => api(visitor, testExchange({ agent, ...from }))(viewArticle, { id: id! })
  await read({ address: '192.0.2.1' })
  await read({ address: '192.0.2.1' })
  await read({ address: '192.0.2.2' })
  await read({ address: '192.0.2.3', agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  const { rows } = await database.db.execute(sql`select views from articles where id = ${id}`)
  expect(rows).toEqual([{ views: 2 }])
})
