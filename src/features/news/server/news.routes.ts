import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { Actor, Exchange, Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import { likeArticle, viewArticle } from '../news-acts.contract.ts'
import * as contract from '../news.contract.ts'
import { articleJobs } from './article-jobs.ts'
import { likeArticle as like } from './liking.ts'
import { readerOf } from './reader.ts'
import * as news from './news.service.ts'
import { createViewing } from './viewing.ts'

export function newsRoutes(site: Site, { articles, jobs }: Record<'articles' | 'jobs', IndexedCollection>): Served[] {
  const ground = { site, index: articles }
  const view = createViewing(site)
  const by = (actor: Actor, exchange: Exchange) => readerOf(actor, exchange, site.secret)
  return [
    serve(contract.listNews, ({ search, category_id, dossier_id, ...page }, actor, exchange) =>
      news.listArticles(ground, by(actor, exchange), {
        ...page,
        words: search,
        categoryId: category_id,
        dossierId: dossier_id,
      }),
    ),
    serve(contract.searchNews, ({ q, ...page }, actor, exchange) =>
      news.listArticles(ground, by(actor, exchange), { ...page, words: q }),
    ),
    serve(contract.listCategoryNews, ({ id, ...page }, actor, exchange) =>
      news.listArticles(ground, by(actor, exchange), { ...page, categoryId: id }),
    ),
    serve(contract.listPopularNews, ({ limit }, actor, exchange) =>
      news.popularArticles(ground, by(actor, exchange), limit),
    ),
    serve(contract.readFeatured, ({ category_id: categoryId }, actor, exchange) =>
      news.featuredArticle(ground, by(actor, exchange), { categoryId }),
    ),
    serve(contract.readCategoryFeatured, ({ id: categoryId }, actor, exchange) =>
      news.featuredArticle(ground, by(actor, exchange), { categoryId }),
    ),
    serve(contract.readDossierFeatured, ({ id: dossierId }, actor, exchange) =>
      news.featuredArticle(ground, by(actor, exchange), { dossierId }),
    ),
    serve(contract.listSecondary, ({ category_id: categoryId, limit }, actor, exchange) =>
      news.secondaryArticles(ground, by(actor, exchange), { categoryId, limit }),
    ),
    serve(contract.listCategorySecondary, ({ id: categoryId, limit }, actor, exchange) =>
      news.secondaryArticles(ground, by(actor, exchange), { categoryId, limit }),
    ),
    serve(contract.listDossierSecondary, ({ id: dossierId, limit }, actor, exchange) =>
      news.secondaryArticles(ground, by(actor, exchange), { dossierId, limit }),
    ),
    serve(contract.listCategories, () => news.listCategories(site.db)),
    serve(contract.listDossiers, () => news.latestDossiers(ground)),
    serve(contract.readArticle, ({ id }, actor, exchange) => news.wholeArticle(ground, by(actor, exchange), id)),
    serve(contract.listRelated, ({ id }, actor, exchange) => news.relatedArticles(ground, by(actor, exchange), id)),
    serve(contract.listArticleJobs, ({ id, session_pays: countryId }) => articleJobs(ground, jobs, { id, countryId })),
    serve(contract.readMetadata, ({ id }) => news.metadataOf(site, id)),
    serve(likeArticle, (asked, actor, exchange) => like(site, asked, actor, exchange)),
    serve(viewArticle, ({ id }, actor, exchange) => view(id, actor, exchange)),
  ]
}
