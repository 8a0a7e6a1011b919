import { MessageSquare } from 'lucide'
import { lazy, Suspense } from 'react'
import { fetchedLate } from '#ui/fetched-late.ts'
import { Icon } from '#ui/icon.tsx'
import '../comments.css'
import { COMMENTS } from '../comments-link.rules.ts'
import { commentsUnit } from '../comments-link.texts.ts'
import type { LoadedComments } from './comment-forms.ts'

// They stand below the article, in the page from the start; what makes them alive comes after it.
const ArticleComments = lazy(fetchedLate(() => import('./article-comments.tsx')))

/** What readers say of an article. */
export const CommentsOfArticle = (props: LoadedComments) => (
  <Suspense>
    <ArticleComments {...props} />
  </Suspense>
)

/** Leads to them from the top of the article, with their number. */
export const CommentsLink = ({ list }: Pick<LoadedComments, 'list'>) =>
  list.ok && (
    <a className="btn btn--ghost" href={`#${COMMENTS}`}>
      <Icon of={MessageSquare} />
      <span className="num">{list.value.pagination.total}</span>
      <span className="vh">{commentsUnit(list.value.pagination.total)}</span>
    </a>
  )
