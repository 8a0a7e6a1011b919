import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useActionData, useLoaderData } from 'react-router'
import { saidIn } from '#platform/forms.ts'
import { attempt } from '#platform/attempt.ts'
import type { FormAnswer } from '#platform/forms.ts'
import { formActions, formHeaders } from '#platform/form-actions.ts'
import { formatMoment } from '#platform/french-moment.ts'
import { readId } from '#platform/ids.ts'
import { notIndexed } from '#platform/page-head.ts'
import { apiContext } from '#platform/render-context.ts'
import { BackLink } from '#ui/back-link.tsx'
import { ButtonLink } from '#ui/button.tsx'
import type { BadgeTone } from '#ui/chip.tsx'
import { Badge } from '#ui/chip.tsx'
import { DoneNote } from '#ui/form/done-note.tsx'
import { Note } from '#ui/note.tsx'
import { articleAddress } from '../../news.rules.ts'
import { articleForms } from '../article-form.ts'
import { articlesList } from '../articles-list.rules.ts'
import { EndingActs, PreviewLink } from '../components/article-acts.tsx'
import { ArticleEditor } from '../components/article-editor.tsx'
import type { Writing } from '../components/use-article-draft.ts'
import { VersionCompare } from '../components/version-compare.tsx'
import { VersionList } from '../components/version-list.tsx'
import { compareVersions, readWriting } from '../writing.contract.ts'
import '../writing.css'
import { previewPath } from '../writing.rules.ts'
import { writingTexts as texts } from '../writing.texts.ts'

export const meta: MetaFunction = () => [{ title: `${texts.editTitle} | Florin` }, notIndexed]

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const id = readId(params.id)
  if (id === null) throw new Response(null, { status: 404 })
  const [one, other] = url.searchParams.getAll('v').map(readId)
  const isAsked = one !== undefined && other !== undefined && one !== null && other !== null
  const [article, compared] = await Promise.all([
    api(readWriting, { id }),
    // A version that went meanwhile is compared with none.
    isAsked ? attempt(api(compareVersions, { id, one, other })) : null,
  ])
  return {
    article,
    comparison: compared?.ok ? compared.value : null,
    restored: url.searchParams.get('version') ?? '',
    said: saidIn(url.searchParams, texts.done),
  }
}

export const action = formActions(articleForms)
export const headers = formHeaders

const TONES: Record<Writing['state'], BadgeTone> = { brouillon: 'neutral', programmé: 'amber', publié: 'green' }

/** When readers see it, or have seen it since. */
function Standing({ article: { state, published_at: at, pending } }: { article: Writing }) {
  const moment = at && formatMoment(new Date(at))
  return (
    <>
      <p className="small muted">
        <Badge tone={TONES[state]}>{texts.states[state]}</Badge>{' '}
        {moment && (state === 'publié' ? texts.since(moment) : texts.from(moment))}
      </p>
      {pending && <Note tone="amber">{texts.pending}</Note>}
    </>
  )
}

export default function ArticleEditorPage() {
  const { article, comparison, restored, said } = useLoaderData<typeof loader>()
  const refused = useActionData<FormAnswer>() !== undefined
  const { id, state, version, reading_time: minutes } = article
  return (
    <div className="wrap wrp">
      <BackLink to={articlesList.page}>{articlesList.title}</BackLink>
      <header className="wrp__h">
        <div>
          <h1 className="display">{texts.editTitle}</h1>
          <p className="small muted">
            {texts.number(id)}, {texts.facts(version, minutes)}
          </p>
          <Standing article={article} />
        </div>
        <div className="row">
          <ButtonLink variant="outline" to={previewPath(id)}>
            {texts.preview}
          </ButtonLink>
          {state === 'publié' && (
            <ButtonLink variant="outline" to={articleAddress(id)}>
              {texts.online}
            </ButtonLink>
          )}
        </div>
      </header>
      <DoneNote>{refused ? '' : said}</DoneNote>
      {/* A version that was taken up again begins the form anew. */}
      <ArticleEditor key={`${id} ${restored}`} article={article} />
      <div className="wr">
        <div className="wr__m">{comparison && <VersionCompare comparison={comparison} />}</div>
        <div className="wr__r">
          <VersionList article={article} />
          <PreviewLink article={article} />
          <EndingActs article={article} />
        </div>
      </div>
    </div>
  )
}
