import { TriangleAlert } from 'lucide'
import { DOES } from '#platform/forms.ts'
import { Icon } from '#ui/icon.tsx'
import { LikeButton } from '#ui/like-button.tsx'
import { LIKE_FORM } from '../news.rules.ts'
import type { Like, LikePlace } from './use-like.ts'

type Props = { id: number; at: LikePlace; like: Like }

/** The heart of an article. Without scripts it is a form that leads back to the page. */
export function LikeForm({ id, at, like: { likes, wrong, toggle } }: Props) {
  return (
    <form
      className="art__like"
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        toggle(at)
      }}
    >
      <input type="hidden" name={DOES} value={LIKE_FORM} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="action" value={likes.user_liked ? 'unlike' : 'like'} />
      <LikeButton liked={likes.user_liked} count={likes.count} />
      {wrong?.at === at && (
        <span className="art__tip" role="alert">
          <Icon of={TriangleAlert} small />
          {wrong.said}
        </span>
      )}
    </form>
  )
}
