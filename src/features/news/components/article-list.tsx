import { useEffect, useRef } from 'react'
import { Link, useNavigation } from 'react-router'
import type { ArticleCard as Card } from '../news-front.ts'
import { newsPath } from '../news.rules.ts'
import { newsTexts as texts } from '../news.texts.ts'
import { ArticleCard, cardId } from './article-card.tsx'

type Props = {
  articles: readonly Card[]
  /** The address with one page more; null where the list ends. */
  more: string | null
  /** The next page begins a new list, since this one is long enough. */
  moreAnew: boolean
  /** The address of the pages before those shown. */
  earlier: string | null
}

/** Articles in the order of the list, which grows by a page at a time. */
export function ArticleList({ articles, more, moreAnew, earlier }: Props) {
  const { location } = useNavigation()
  const loading = location !== undefined && more !== null && location.pathname + location.search === newsPath + more
  // After « Voir plus d’articles » the keyboard goes on with the first one that is new.
  const continueAt = useRef<number | null>(null)
  useEffect(() => {
    const first = continueAt.current === null ? undefined : articles[continueAt.current]
    if (!first) return
    continueAt.current = null
    document.getElementById(cardId(first.id))?.focus({ preventScroll: true })
  }, [articles])
  return (
    <>
      {earlier !== null && (
        <p className="nmore__b">
          <Link to={earlier}>{texts.earlier}</Link>
        </p>
      )}
      <ol className="nmore__g">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ol>
      {more !== null && (
        <p className="nmore__m">
          <Link
            className="btn btn--outline"
            to={more}
            replace
            preventScrollReset={!moreAnew}
            aria-disabled={loading || undefined}
            onClick={(event) => {
              if (loading) event.preventDefault()
              else continueAt.current = moreAnew ? 0 : articles.length
            }}
          >
            {loading ? (
              <span className="btn__swap">
                <span aria-hidden="true">{texts.more}</span>
                <span>
                  <span className="spin" />
                  {texts.loading}
                </span>
              </span>
            ) : (
              texts.more
            )}
          </Link>
        </p>
      )}
    </>
  )
}
