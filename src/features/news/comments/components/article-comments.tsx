import { lazy, Suspense } from 'react'
import { useActionData, useRouteLoaderData } from 'react-router'
import { doorTo } from '#features/accounts/doors.rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DoneNote } from '#ui/form/done-note.tsx'
import { fetchedLate } from '#ui/fetched-late.ts'
import { Note } from '#ui/note.tsx'
import { Pager } from '#ui/pager.tsx'
import { Failure } from '#ui/waiting.tsx'
import { COMMENTS } from '../comments-link.rules.ts'
import { commentsAddress } from '../comments.rules.ts'
import { commentTexts as texts } from '../comments.texts.ts'
import { CommentItem } from './comment-item.tsx'
import type { LoadedComments } from './comment-forms.ts'

// Visitors write nothing, and fetch no form.
const CommentForm = lazy(fetchedLate(() => import('./comment-form.tsx')))

/** What readers say of an article, and where members say it. */
export default function ArticleComments({ articleId, list, done }: LoadedComments) {
  const refused = useActionData() !== undefined
  const viewer = useRouteLoaderData<{ viewer: { verified: boolean } | null }>('root')?.viewer ?? null
  const total = list.ok ? list.value.pagination.total : 0
  return (
    <section id={COMMENTS} className="com" aria-labelledby="h-com">
      <h2 id="h-com">{texts.title(total)}</h2>
      <DoneNote>{refused ? '' : done}</DoneNote>
      {!list.ok && <Failure title={texts.failed} />}
      {viewer === null ? (
        <ButtonLink variant="outline" to={doorTo('/login', commentsAddress(articleId))}>
          {texts.signIn}
        </ButtonLink>
      ) : viewer.verified ? (
        list.ok && (
          <Suspense>
            <CommentForm articleId={articleId} draft={list.value.draft} />
          </Suspense>
        )
      ) : (
        <Note tone="blue">{texts.unconfirmed}</Note>
      )}
      {list.ok && total === 0 && <p className="muted">{texts.none}</p>}
      {list.ok && total > 0 && (
        <>
          <ul className="com__list">
            {list.value.data.map((comment) => (
              <CommentItem key={comment.id} comment={comment} />
            ))}
          </ul>
          <Pager
            page={list.value.pagination.page}
            total={list.value.pagination.total_pages}
            hrefOf={(page) => commentsAddress(articleId, { page })}
          />
        </>
      )}
    </section>
  )
}
