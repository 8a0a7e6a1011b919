import type { OutputOf } from '#platform/contract.ts'
import { breadcrumbList } from '#platform/page-head.ts'
import type { readArticle } from './news.contract.ts'
import { articleAddress, categoryAddress, newsPath, STAFF } from './news.rules.ts'
import { articleTexts } from './news.texts.ts'

type Article = OutputOf<typeof readArticle>

const PICTURE = '/florin.png'

/** An article as search engines read it. */
export function newsArticle(article: Article, origin: string) {
  const url = `${origin}${articleAddress(article.id)}`
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.summary,
    image: [`${origin}${article.cover || PICTURE}`],
    datePublished: article.published_at,
    inLanguage: 'fr',
    articleSection: article.category.libelle,
    keywords: article.tags,
    timeRequired: `PT${article.reading_time}M`,
    isAccessibleForFree: true,
    url,
    mainEntityOfPage: url,
    author:
      article.author === STAFF
        ? { '@type': 'Organization', name: `Florin, ${STAFF}`, url: `${origin}${newsPath}` }
        : { '@type': 'Person', name: article.author },
    publisher: {
      '@type': 'Organization',
      name: 'Florin',
      url: `${origin}/`,
      logo: { '@type': 'ImageObject', url: `${origin}${PICTURE}` },
    },
  }
}

export const articleBreadcrumb = ({ id, title, category }: Article, origin: string) =>
  breadcrumbList([
    { name: articleTexts.news, item: `${origin}${newsPath}` },
    { name: category.libelle, item: `${origin}${categoryAddress(category.id)}` },
    { name: title, item: `${origin}${articleAddress(id)}` },
  ])
