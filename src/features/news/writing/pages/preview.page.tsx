import { renderToStaticMarkup } from 'react-dom/server'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, StaticRouter, useLoaderData } from 'react-router'
import { attempt } from '#platform/attempt.ts'
import { secretHeaders } from '#platform/form-actions.ts'
import { readId } from '#platform/ids.ts'
import { keyIn } from '#platform/mailed-link.ts'
import { notIndexed } from '#platform/page-head.ts'
import { apiContext } from '#platform/render-context.ts'
import { Note } from '#ui/note.tsx'
import '../../article.css'
import { ArticleView } from '../../components/article-view.tsx'
import { readPreview } from '../writing.contract.ts'
import '../writing.css'
import { writingTexts as texts } from '../writing.texts.ts'

export const meta: MetaFunction = () => [{ title: `${texts.previewTitle} | Florin` }, notIndexed]

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const id = readId(params.id)
  const key = keyIn(url).slice(0, 100)
  const tried = id === null ? null : await attempt(context.get(apiContext)(readPreview, { id, key }))
  if (!tried?.ok) return data({ article: null }, { status: 404 })
  // Drawn here alone: what two pages share is fetched by both in pieces, and the page of articles would pay for this one.
  const article = renderToStaticMarkup(
    <StaticRouter location={url.pathname}>
      <ArticleView article={tried.value} />
    </StaticRouter>,
  )
  return { article }
}

// Kept nowhere: the link may be closed at any moment.
export const headers = secretHeaders

export default function ArticlePreview() {
  const { article } = useLoaderData<typeof loader>()
  if (!article) {
    return (
      <div className="wrap wrp">
        <h1 className="display">{texts.previewLost}</h1>
        <p className="muted">{texts.previewLostLead}</p>
      </div>
    )
  }
  return (
    <>
      <div className="wrap wrp__note">
        <Note tone="amber">{texts.previewNote}</Note>
      </div>
      <div dangerouslySetInnerHTML={{ __html: article }} />
    </>
  )
}
