import { useRef, useState } from 'react'
import { useActionData, useRevalidator } from 'react-router'
import { ApiError, sendApi } from '#platform/fetch-api.ts'
import type { FormAnswer } from '#platform/forms.ts'
import type { likeArticle } from '../news-acts.contract.ts'
import { LIKE_FORM } from '../news.rules.ts'
import { likeTexts as texts } from '../news.texts.ts'
import type { Article } from './article-view.tsx'

type Likes = Article['likes']
/** Which of the buttons of a page was pressed: what went wrong is said there. */
export type LikePlace = 'head' | 'end'
type Wrong = { said: string; at: LikePlace }

export type Like = { likes: Likes; wrong: Wrong | null; toggle: (at: LikePlace) => void }

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

function saidOf(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.unexpected
  return isConflict(error) ? error.message : texts.failed
}

/** What was refused of a form that was sent without scripts. */
function useRefused(): Wrong | null {
  const answer = useActionData<FormAnswer>()
  if (answer?.form !== LIKE_FORM || !('refusal' in answer)) return null
  return { said: answer.refusal.message ?? texts.failed, at: 'head' }
}

/**
 * Whether the one who reads likes an article, and how many do: changed at once, then as the server says, or as it was before
 * where the server refuses. Nothing more is sent while something is on its way.
 */
export function useLike({ id, likes: told }: Pick<Article, 'id' | 'likes'>): Like {
  const { revalidate } = useRevalidator()
  const refused = useRefused()
  const running = useRef(false)
  const [shown, setShown] = useState({ told, likes: told, wrong: refused })
  // What the page has read since is newer.
  if (shown.told !== told) setShown({ ...shown, told, likes: told })
  const show = (likes: Likes, wrong: Wrong | null): void => setShown((before) => ({ ...before, likes, wrong }))
  const send = async (before: Likes, at: LikePlace): Promise<void> => {
    const liked = !before.user_liked
    show({ user_liked: liked, count: before.count + (liked ? 1 : -1) }, null)
    try {
      const action = liked ? 'like' : 'unlike'
      const answer = await sendApi<typeof likeArticle>('POST', `/v1/news/${id}/like`, { action })
      show({ user_liked: answer.user_liked, count: answer.likes_count }, null)
    } catch (error) {
      show(before, { said: saidOf(error), at })
      // It was changed elsewhere: the page reads how it stands.
      if (isConflict(error)) void revalidate()
    }
  }
  const toggle = (at: LikePlace): void => {
    if (running.current) return
    running.current = true
    void send(shown.likes, at).finally(() => {
      running.current = false
    })
  }
  return { likes: shown.likes, wrong: shown.wrong, toggle }
}
