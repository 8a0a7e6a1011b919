import { Link } from 'react-router'
import { formatCount } from '#platform/french.ts'
import type { NewsSection } from '../news-front.ts'
import { articleAddress, categoryAddress } from '../news.rules.ts'
import { articleTexts, newsTexts } from '../news.texts.ts'

/** What is new in other categories. */
export function NewsSections({ sections }: { sections: readonly NewsSection[] }) {
  if (sections.length === 0) return null
  return (
    <div className="news-sections">
      {sections.map(({ id, libelle, total, articles: [first, ...others] }) => (
        <section key={id} className="nsec" aria-labelledby={`rubrique-${id}`}>
          <h2 id={`rubrique-${id}`}>
            <Link to={categoryAddress(id)}>{libelle}</Link>
            <span className="num">{formatCount(total)}</span>
          </h2>
          {first && (
            <article className="nw">
              <h3 className="nw__t">
                <Link to={articleAddress(first.id)}>{first.title || articleTexts.noTitle}</Link>
              </h3>
              <p className="nw__x">{first.summary || newsTexts.noSummary}</p>
            </article>
          )}
          <ul className="nsec__l">
            {others.map((article) => (
              <li key={article.id}>
                <Link to={articleAddress(article.id)}>{article.title || articleTexts.noTitle}</Link>
                <span className="small muted num">{articleTexts.minutes(article.reading_time)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
