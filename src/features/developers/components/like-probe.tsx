import { useState } from 'react'
import type { likeArticle } from '#features/news/news-acts.contract.ts'
import type { readArticle } from '#features/news/news.contract.ts'
import { likeTexts } from '#features/news/news.texts.ts'
import { textOf } from '#platform/attempt.ts'
import type { OutputOf } from '#platform/contract.ts'
import { ABOUT } from '#platform/forms.ts'
import { Button } from '#ui/button.tsx'
import { LIKE_ACTION } from '../bff.rules.ts'
import { bffTexts as texts } from '../bff.texts.ts'
import type { Outcome } from '../outcome.ts'
import { callBff } from '../outcome.ts'
import { ArticleNames } from './article-names.tsx'
import { OutcomeLine } from './outcome-line.tsx'
import { useProbe } from './use-probe.ts'

type Liked = OutputOf<typeof likeArticle>
type Article = {
  id: number
  title: string
  category: { libelle: string }
  likes: { count: number; user_liked: boolean }
}
type Props = { article: Article | null; told: Outcome<Liked> | null }

const CONFLICT = 409

/** What the site says of a like that failed; the API has its own words for one that stands already. */
function failedBy(outcome: Outcome<Liked> | null): string | undefined {
  if (!outcome || outcome.ok || outcome.status === CONFLICT) return undefined
  return outcome.status === null ? likeTexts.unexpected : likeTexts.failed
}

type Likes = Article['likes']

/** How it stands after a call; null: as before. One that was refused since it stands so already was changed elsewhere, and is read again. */
async function likesAfter(id: number, outcome: Outcome<Liked>): Promise<Likes | null> {
  if (outcome.ok) return { count: outcome.value.likes_count, user_liked: outcome.value.user_liked }
  if (outcome.status !== CONFLICT) return null
  const now = await callBff<typeof readArticle>(`/v1/news/${id}`)
  return now.ok ? now.value.likes : null
}

/** Likes an article for real, and takes it back; without scripts by a form of the page. */
export const LikeProbe = ({ article, told }: Props) => (
  <section className="card bff__probe" id="like" aria-labelledby="h-like">
    <div>
      <h2 className="card__h" id="h-like">
        {texts.like}
      </h2>
      <code>POST /v1/news/{article?.id ?? '{id}'}/like</code>
    </div>
    <p className="small muted">{texts.likeLead}</p>
    <ArticleNames articles={article ? [article] : []} />
    {article && <LikeButtons key={article.id} article={article} told={told} />}
  </section>
)

function LikeButtons({ article, told }: { article: Article; told: Props['told'] }) {
  const { outcome, busy, run } = useProbe(told)
  const [shown, setShown] = useState({ told: article.likes, likes: article.likes })
  // What the page has read since is newer.
  if (shown.told !== article.likes) setShown({ told: article.likes, likes: article.likes })
  const send = async (action: string): Promise<Outcome<Liked>> => {
    const came = await callBff<typeof likeArticle>(`/v1/news/${article.id}/like`, { action })
    const likes = await likesAfter(article.id, came)
    if (likes) setShown((before) => ({ ...before, likes }))
    return came
  }
  return (
    <>
      <p>{texts.likes(shown.likes.count, shown.likes.user_liked)}</p>
      <form
        className="row"
        method="post"
        action="#like"
        onSubmit={(event) => {
          event.preventDefault()
          const { submitter } = event.nativeEvent
          const action = textOf(new FormData(event.currentTarget, submitter), LIKE_ACTION)
          if (!busy) run(send(action))
        }}
      >
        <input type="hidden" name={ABOUT} value={article.id} />
        <Button type="submit" name={LIKE_ACTION} value="like" aria-disabled={busy || undefined}>
          {texts.likeIt}
        </Button>
        <Button type="submit" name={LIKE_ACTION} value="unlike" variant="outline" aria-disabled={busy || undefined}>
          {texts.unlikeIt}
        </Button>
      </form>
      <OutcomeLine outcome={outcome} busy={busy} failed={failedBy(outcome)} />
    </>
  )
}
