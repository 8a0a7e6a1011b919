import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { testAccounts } from '../../../../tests/support/accounts.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { startIndex } from '../../../../tests/support/collection.ts'
import { untilReadable } from '../../../../tests/support/outbox.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { jobCollection } from '#features/jobs/server/job-collection.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { Actor, Exchange } from '#platform/server/endpoints.ts'
import { apiFor, createDispatcher, visitor } from '#platform/server/endpoints.ts'
import { likeArticle, viewArticle } from '../news-acts.contract.ts'
import * as contract from '../news.contract.ts'
import { articleCollection } from './article-collection.ts'
import type { MappedArticle } from './news-feed.service.ts'
import { mappedArticles } from './news-feed.service.ts'
import { newsRoutes } from './news.routes.ts'
import { articles, newsCategories, newsDossiers } from './news.tables.ts'

const database = useTestDatabase()
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

const viewsOf = async (id: number): Promise<number> =>
  (await database.db.select({ views: articles.views }).from(articles).where(eq(articles.id, id)))[0]!.views
const idsOf = ({ data }: { data: { id: number }[] }): number[] => data.map(({ id }) => id)

beforeAll(async () => {
  const site = await testAccounts(database)
  index = startIndex(database, articleCollection)
  dispatcher = createDispatcher(newsRoutes(site, { articles: index, jobs: startIndex(database, jobCollection) }))
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
  const [shown, draft, later] = await publish({}, { publishedAt: null }, { publishedAt: at(1), views: 9 })
  for (const id of [draft!, later!]) {
    for (const one of [contract.readArticle, contract.listRelated, contract.readMetadata])
      await expect(api()(one, { id })).rejects.toMatchObject({ refusal: { status: 404 } })
    await expect(api()(likeArticle, { id, action: 'like' })).rejects.toMatchObject({ refusal: { status: 404 } })
    await api()(viewArticle, { id })
  }
  const listed = await api()(contract.listNews, {})
  expect([idsOf(listed), listed.pagination.total]).toEqual([[shown], 1])
  // It takes the place of no other, and nobody has read it yet.
  expect(idsOf(await api()(contract.listPopularNews, { limit: 1 }))).toEqual([shown])
  expect(await viewsOf(later!)).toBe(9)
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

test('a dossier is told of once an article of it is published', async () => {
  await publish({ dossierId: dossier, publishedAt: at(1) }, {})
  expect((await api()(contract.listDossiers, {})).data).toEqual([])
  await publish({ dossierId: dossier })
  expect((await api()(contract.listDossiers, {})).data).toMatchObject([{ id: dossier, articles_count: 1 }])
})

test('a reading counts once a day for each reader, a robot’s and an administrator’s never', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const [id] = await publish({})
  const agent = 'Mozilla/5.0 (Macintosh) Safari/605'
  const read = (from: Partial<Exchange>, actor: Actor = visitor) =>
    api(actor, testExchange({ agent, ...from }))(viewArticle, { id: id! })
  await read({ address: '192.0.2.1' })
  await read({ address: '192.0.2.1' })
  await read({ address: '192.0.2.2' })
  await read({ address: '192.0.2.3', agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  const person = { accountId: 1, sessionId: '', companyId: null, verified: true, flags: [] }
  await read({ address: '192.0.2.4' }, { ...person, role: 'administrator' })
  expect(await viewsOf(id!)).toBe(2)
  vi.setSystemTime(Date.now() + 24 * HOUR)
  await read({ address: '192.0.2.1' })
  await read({ address: '192.0.2.1' })
  expect(await viewsOf(id!)).toBe(3)
})

test('the map names every article once, the newest first, read some at a time', async () => {
  const ids = await publish(...Array.from({ length: 1_100 }, () => ({})))
  const parts: MappedArticle[][] = []
  for await (const part of mappedArticles(database.db)) parts.push(part)
  expect(parts.map((part) => part.length)).toEqual([500, 500, 100])
  expect(parts.flat().map(({ path }) => path)).toEqual(ids.map((id) => `/article/${id}`))
})
