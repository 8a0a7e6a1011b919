import { redirect } from 'react-router'
import { listTradePay } from '#features/jobs/jobs.contract.ts'
import type { Api, OutputOf } from '#platform/contract.ts'
import { loadList } from '#platform/load-list.ts'
import { pagesBefore } from '#platform/pages.ts'
import { pageOf, readPages } from '#platform/pagination.ts'
import type { Settled } from '#platform/settle.ts'
import { settle } from '#platform/settle.ts'
import { newsList } from './news-address.rules.ts'
import {
  listCategories,
  listCategoryNews,
  listDossiers,
  listNews,
  listPopularNews,
  readFeatured,
} from './news.contract.ts'
import { newsPath, PER_PAGE, POPULAR } from './news.rules.ts'

type Listed = OutputOf<typeof listNews>['data'][number]
type Category = OutputOf<typeof listCategories>['data'][number]

/** What lists show of an article: nothing that depends on who reads it. */
export const toCard = ({
  id,
  title,
  summary,
  thumbnail,
  cover,
  author,
  published_at,
  reading_time,
  ...rest
}: Listed) => ({
  id,
  title,
  summary,
  thumbnail,
  cover,
  author,
  published_at,
  reading_time,
  views: rest.views,
  likes: rest.likes.count,
  category: { id: rest.category.id, libelle: rest.category.libelle },
  dossier: rest.dossier,
})
export type ArticleCard = ReturnType<typeof toCard>

type Asked = { search?: string; categoryId?: number; dossierId?: number }

/** What an address asks for: a dossier alone, words, or a category, which is the first unless another is named. */
function askedIn(url: URL, categories: Settled<{ data: Category[] }>): Asked {
  const { search, category_id, dossier } = newsList.read(url.searchParams)
  if (dossier && (search || category_id)) throw redirect(newsList.write(newsPath, { dossier }))
  if (dossier) return { dossierId: Number(dossier) }
  const named = category_id === undefined ? undefined : Number(category_id)
  const known = categories.ok ? categories.value.data : null
  if (named !== undefined && known && !known.some(({ id }) => id === named))
    throw redirect(newsPath + newsList.without(url.searchParams, 'category_id').replace(/^\?$/, ''))
  if (search) return { search: String(search), ...(named === undefined ? {} : { categoryId: named }) }
  const categoryId = named ?? known?.[0]?.id
  return categoryId === undefined ? {} : { categoryId }
}

/** The articles of a list that grows: pages loaded so far are all in the address. */
const readArticles = async (api: Api, { search, categoryId, dossierId }: Asked, page: number) => {
  const found = await readPages({ from: pagesBefore(page) + 1, to: page, size: PER_PAGE }, (pages) =>
    api(listNews, { search, category_id: categoryId, dossier_id: dossierId, ...pages }),
  )
  const { total, has_next, total_pages } = pageOf(found.pagination.total, { page, per_page: PER_PAGE })
  // One that is published meanwhile moves the others: none is shown twice.
  const articles = [...new Map(found.data.map((one) => [one.id, toCard(one)])).values()]
  return { articles, pagination: { total, has_next, total_pages } }
}

const SECTIONS = 3
const IN_A_SECTION = 4

/** The newest of the categories that follow the one that is read; those that hold nothing are left out. */
async function readSections(api: Api, categories: Category[], current: number) {
  const at = categories.findIndex(({ id }) => id === current)
  const others = [...categories.slice(at + 1), ...categories.slice(0, Math.max(at, 0))].slice(0, SECTIONS)
  const found = await Promise.all(
    others.map(async ({ id, libelle }) => {
      const { data, pagination } = await api(listCategoryNews, { id, page: 1, per_page: IN_A_SECTION })
      return { id, libelle, total: pagination.total, articles: data.map(toCard) }
    }),
  )
  return found.filter(({ articles }) => articles.length > 0)
}
export type NewsSection = Awaited<ReturnType<typeof readSections>>[number]

/** Everything that the page of the news shows; each part may fail alone. */
export async function readNewsPage({ api, prompt }: { api: Api; prompt: Api }, url: URL, countryId: number) {
  const categories = await settle(api(listCategories, {}))
  const asked = askedIn(url, categories)
  const isFront = asked.search === undefined && asked.dossierId === undefined
  const { categoryId } = asked
  const none: NewsSection[] = []
  const [loaded, featured, popular, dossiers, sections, pay] = await Promise.all([
    loadList(url, newsList, (page) => readArticles(api, asked, page)),
    isFront ? settle(api(readFeatured, { category_id: categoryId }).then(({ data }) => data && toCard(data))) : null,
    settle(api(listPopularNews, { limit: POPULAR }).then(({ data }) => data.map(toCard))),
    settle(api(listDossiers, {}).then(({ data }) => data)),
    // Without them the page is whole.
    isFront && categories.ok && categoryId !== undefined
      ? readSections(api, categories.value.data, categoryId).catch(() => none)
      : none,
    isFront ? prompt(listTradePay, { session_pays: countryId }).catch(() => null) : null,
  ])
  return { ...loaded, asked, categories, featured, popular, dossiers, sections, pay }
}
