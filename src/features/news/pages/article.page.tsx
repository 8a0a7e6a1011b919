import { useEffect } from 'react'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, redirect, useLoaderData } from 'react-router'
import { NewsletterBox } from '#features/newsletter/components/newsletter-box.tsx'
import { countryOf } from '#features/reference/reference.rules.ts'
import { attempt } from '#platform/attempt.ts'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { readId } from '#platform/ids.ts'
import { notIndexed, pageHead, shortened } from '#platform/page-head.ts'
import { apiContext, promptApiContext } from '#platform/render-context.ts'
import { commentForms, loadComments } from '../comments/components/comment-forms.ts'
import { CommentsLink, CommentsOfArticle } from '../comments/components/comments-of-article.tsx'
import { ArticleShare } from '../components/article-share.tsx'
import type { Article } from '../components/article-view.tsx'
import { ArticleView } from '../components/article-view.tsx'
import { countReading } from '../components/count-reading.ts'
import { LikeForm } from '../components/like-form.tsx'
import { LostArticle } from '../components/lost-article.tsx'
import { JobsWithin } from '../components/jobs-within.tsx'
import { RelatedArticles } from '../components/related-articles.tsx'
import { useLike } from '../components/use-like.ts'
import { likeArticle } from '../news-acts.contract.ts'
import { articleBreadcrumb, newsArticle } from '../news-article.ts'
import { listRelated, readArticle } from '../news.contract.ts'
import { toCard } from '../news-front.ts'
import { articleAddress, LIKE_FORM } from '../news.rules.ts'
import { articleTexts as texts } from '../news.texts.ts'
import { themeJobs } from '../theme-jobs.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { article, origin } = loaderData
  if (!article) return [{ title: texts.title(texts.lost) }, notIndexed]
  return [
    ...pageHead({
      title: texts.title(article.title),
      description: shortened(article.summary || article.title),
      url: `${origin}${articleAddress(article.id)}`,
      type: 'article',
      picture: article.cover ? { url: `${origin}${article.cover}`, alt: article.cover_alt } : null,
    }),
    { property: 'article:published_time', content: article.published_at },
    { property: 'article:section', content: article.category.libelle },
    { 'script:ld+json': newsArticle(article, origin) },
    { 'script:ld+json': articleBreadcrumb(article, origin) },
  ]
}

export async function loader({ request, url, context, params }: LoaderFunctionArgs) {
  const id = readId(params.id)
  const api = context.get(apiContext)
  const origin = url.origin
  const lost = () => data({ article: null, related: [], jobs: null, comments: null, origin }, { status: 404 })
  if (id === null) return lost()
  // Without any but the first the page is whole.
  const [tried, related, jobs, comments] = await Promise.all([
    attempt(api(readArticle, { id })),
    api(listRelated, { id }).then(
      (found) => found.data.map(toCard),
      () => [],
    ),
    themeJobs(context.get(promptApiContext), id, countryOf(request).id).catch(() => null),
    loadComments(api, id, url),
  ])
  if (!tried.ok && tried.status !== 404) throw data(null, { status: tried.status })
  return tried.ok ? { article: tried.value, related, jobs, comments, origin } : lost()
}

export const action = formActions({
  [LIKE_FORM]: form({ endpoint: likeArticle, done: (_, { url }) => redirect(url.pathname) }),
  ...commentForms,
})
export const headers = formHeaders

export default function ArticlePage() {
  const { article } = useLoaderData<typeof loader>()
  return article ? <ReadArticle key={article.id} article={article} /> : <LostArticle />
}

function ReadArticle({ article }: { article: Article }) {
  const { related, jobs, comments, origin } = useLoaderData<typeof loader>()
  const like = useLike(article)
  useEffect(() => countReading(article.id), [article.id])
  return (
    <ArticleView
      article={article}
      acts={
        <>
          <LikeForm id={article.id} at="head" like={like} />
          {comments && <CommentsLink list={comments.list} />}
        </>
      }
      within={jobs && <JobsWithin {...jobs} />}
      side={
        <>
          <NewsletterBox from="article" />
          <RelatedArticles articles={related} />
        </>
      }
    >
      <div className="art__end">
        <LikeForm id={article.id} at="end" like={like} />
        <ArticleShare title={article.title} address={`${origin}${articleAddress(article.id)}`} />
      </div>
      {comments && <CommentsOfArticle {...comments} />}
    </ArticleView>
  )
}
