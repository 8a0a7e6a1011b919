import { pictureAddress } from '#platform/files.ts'
import { pageOf, rowsOf } from '#platform/pagination.ts'
import type { PageInput } from '#platform/pagination.ts'
import { notFound } from '#platform/refusals.ts'
import { collectionMemory, memoWhileUnchanged } from '#platform/server/collection/collection-memory.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Site } from '#platform/server/site.ts'
import { parseKeywords } from '#search-engine/analysis/keywords.ts'
import type { SearchQuery } from '#search-engine/schema.ts'
import { articleAddress, kinship, LATEST_DOSSIERS, RELATED, STAFF } from '../news.rules.ts'
import type { ShownRow } from './articles.repository.ts'
import * as articles from './articles.repository.ts'
import type { Reader } from './likes.repository.ts'
import { findLiked } from './likes.repository.ts'

export type NewsGround = { site: Pick<Site, 'db'>; index: IndexedCollection }
type Place = { categoryId?: number | undefined; dossierId?: number | undefined }

const toArticle = (row: ShownRow, liked: boolean) => ({
  id: row.id,
  title: row.title,
  summary: row.summary,
  cover: row.coverFile ? pictureAddress(row.coverFile, 'l') : '',
  cover_alt: row.coverAlt,
  thumbnail: row.coverFile ? pictureAddress(row.coverFile, 's') : '',
  author: row.author || STAFF,
  published_at: row.publishedAt.toISOString(),
  tags: row.tags,
  featured: row.featured,
  views: row.views,
  reading_time: row.readingMinutes,
  category: { id: row.categoryId, name: row.category, libelle: row.category },
  dossier: row.dossierId === null ? null : { id: row.dossierId, title: row.dossier ?? '' },
  likes: { count: row.likes, user_liked: liked },
})

async function describe({ site: { db } }: NewsGround, reader: Reader | null, ids: readonly number[]) {
  const [rows, liked] = await Promise.all([
    articles.findShown(db, ids, new Date()),
    reader ? findLiked(db, reader, ids) : new Set<number>(),
  ])
  return rows.map((row) => toArticle(row, liked.has(row.id)))
}

const facetsOf = ({ categoryId, dossierId }: Place): Record<string, number[]> => ({
  category: categoryId === undefined ? [] : [categoryId],
  dossier: dossierId === undefined ? [] : [dossierId],
})

const NOTHING = { total: 0, ids: [] as number[] }

/** Signs and little words alone find nothing, rather than everything. */
async function find({ index }: NewsGround, query: SearchQuery): Promise<{ total: number; ids: readonly number[] }> {
  const words = query.keywords?.trim() ?? ''
  if (words !== '' && parseKeywords(words).wanted.length === 0) return NOTHING
  return index.search({ ...query, keywords: words, count: [] })
}

type Listing = Place & PageInput & { words?: string | undefined }

/** A page of articles: the newest first, or those that say the words best. */
export async function listArticles(ground: NewsGround, reader: Reader | null, { words, ...asked }: Listing) {
  const sort = words ? ([{ by: 'relevance' }, { by: 'date' }] as const) : ({ by: 'date' } as const)
  const { total, ids } = await find(ground, { keywords: words ?? '', facets: facetsOf(asked), sort, ...rowsOf(asked) })
  const pagination = pageOf(total, asked)
  return { data: await describe(ground, reader, ids), pagination: { ...pagination, current_page: pagination.page } }
}

/** The newest that is marked so, else the newest of all. */
async function featuredId(ground: NewsGround, place: Place): Promise<number | undefined> {
  const facets = facetsOf(place)
  const [marked, newest] = await Promise.all([
    find(ground, { facets: { ...facets, featured: [1] }, limit: 1 }),
    find(ground, { facets, limit: 1 }),
  ])
  return marked.ids[0] ?? newest.ids[0]
}

export async function featuredArticle(ground: NewsGround, reader: Reader | null, place: Place) {
  const id = await featuredId(ground, place)
  const [article] = await describe(ground, reader, id === undefined ? [] : [id])
  return { data: article ?? null }
}

/** The newest ones beside the one that is featured. */
export async function secondaryArticles(ground: NewsGround, reader: Reader | null, place: Place & { limit: number }) {
  const [first, { ids }] = await Promise.all([
    featuredId(ground, place),
    find(ground, { facets: facetsOf(place), limit: place.limit + 1 }),
  ])
  return { data: await describe(ground, reader, ids.filter((id) => id !== first).slice(0, place.limit)) }
}

export async function popularArticles(ground: NewsGround, reader: Reader | null, limit: number) {
  return { data: await describe(ground, reader, await articles.findPopular(ground.site.db, limit, new Date())) }
}

export async function wholeArticle(ground: NewsGround, reader: Reader | null, id: number) {
  const [row, liked] = await Promise.all([
    articles.findWhole(ground.site.db, id, new Date()),
    reader ? findLiked(ground.site.db, reader, [id]) : new Set<number>(),
  ])
  if (!row) throw notFound()
  return { ...toArticle(row, liked.has(id)), content: row.content, layout: row.layout }
}

/** How many of the newest of a dossier, of a category and of a tag are looked at for those that are closest. */
const LOOKED_AT = 24

/** As lists show them, but for how often they were read and liked, which may be a moment old. */
export const cardsOf = collectionMemory((db, ids) => articles.findShown(db, ids, new Date()))

/** Four that are close: of the same dossier first, then with tags in common, then of the category. */
async function readNear(ground: NewsGround, id: number): Promise<ShownRow[]> {
  const { db } = ground.site
  const [row] = await cardsOf(db, ground.index, [id])
  if (!row) throw notFound()
  const places: Place[] = [
    { categoryId: row.categoryId },
    ...(row.dossierId === null ? [] : [{ dossierId: row.dossierId }]),
  ]
  const found = await Promise.all([
    ...places.map((place) => find(ground, { facets: facetsOf(place), limit: LOOKED_AT })),
    ...row.tags.map((tag) => find(ground, { keywords: tag, within: ['tags'], limit: LOOKED_AT })),
  ])
  const ids = [...new Set(found.flatMap((one) => one.ids))].filter((other) => other !== id)
  return (await cardsOf(db, ground.index, ids))
    .map((other) => ({ other, kin: kinship(row, other), at: other.publishedAt.getTime() }))
    .toSorted((a, b) => b.kin - a.kin || b.at - a.at || b.other.id - a.other.id)
    .slice(0, RELATED)
    .map(({ other }) => other)
}

const nearOf = memoWhileUnchanged(
  (id: number) => id,
  (db, index, id) => readNear({ site: { db }, index }, id),
)

export async function relatedArticles(ground: NewsGround, reader: Reader | null, id: number) {
  const near = await nearOf(ground.site.db, ground.index, id)
  const ids = near.map((other) => other.id)
  const liked = reader ? await findLiked(ground.site.db, reader, ids) : new Set<number>()
  return { data: near.map((other) => toArticle(other, liked.has(other.id))) }
}

export async function metadataOf({ db, linkTo }: Pick<Site, 'db' | 'linkTo'>, id: number) {
  const row = await articles.findWhole(db, id, new Date())
  if (!row) throw notFound()
  const { title, summary, cover, author, published_at, reading_time, tags } = toArticle(row, false)
  return {
    title,
    description: summary,
    image: cover && linkTo(cover),
    canonical: linkTo(articleAddress(id)),
    author,
    published_at,
    reading_time,
    tags,
  }
}

export async function listCategories(db: Db) {
  const rows = await articles.findCategories(db)
  return { data: rows.map(({ id, libelle }) => ({ id, name: libelle, libelle })) }
}

/** The latest dossiers that hold something. */
export async function latestDossiers({ site: { db }, index }: NewsGround) {
  const { facets } = await index.search({ limit: 0, count: ['dossier'], everyValue: true })
  const counts = new Map((facets['dossier'] ?? []).map(({ value, count }) => [value, count]))
  const filled = [...counts].flatMap(([id, count]) => (count > 0 ? id : []))
  const rows = await articles.findLatestDossiers(db, filled, LATEST_DOSSIERS)
  return { data: rows.map((row) => ({ ...row, articles_count: counts.get(row.id)! })) }
}
