import { Link } from 'react-router'
import type { Settled } from '#platform/settle.ts'
import { Failure } from '#ui/waiting.tsx'
import type { ArticleCard } from '../news-front.ts'
import { articleAddress } from '../news.rules.ts'
import { articleTexts, newsTexts as texts } from '../news.texts.ts'

/** The most read, in their order. */
export function PopularSection({ popular }: { popular: Settled<ArticleCard[]> }) {
  return (
    <section aria-labelledby="h-pop">
      <h2 id="h-pop">{texts.popular}</h2>
      {!popular.ok && <Failure title={texts.failedArticles} />}
      {popular.ok && popular.value.length === 0 && <p className="muted">{texts.noPopular}</p>}
      {popular.ok && popular.value.length > 0 && (
        <ol className="news-popular">
          {popular.value.map((article) => (
            <li key={article.id}>
              <Link to={articleAddress(article.id)}>{article.title || articleTexts.noTitle}</Link>
              <span className="small muted num">{articleTexts.views(article.views)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
