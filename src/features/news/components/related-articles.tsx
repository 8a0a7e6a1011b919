import { Link } from 'react-router'
import { articleAddress } from '../news.rules.ts'
import { articleTexts as texts } from '../news.texts.ts'
import type { ArticleCard } from '../news-front.ts'
import { Vignette } from './article-card.tsx'

/** What is close to an article; nothing where nothing is. */
export function RelatedArticles({ articles }: { articles: readonly ArticleCard[] }) {
  if (articles.length === 0) return null
  return (
    <section className="rel" aria-labelledby="h-rel">
      <h2 id="h-rel">{texts.related}</h2>
      <ul className="rel__l">
        {articles.map((article) => (
          <li key={article.id}>
            <Vignette article={article} className="rel__c" />
            <div>
              <p className="small muted">
                {article.category.libelle}
                {'\u00a0· '}
                {texts.minutes(article.reading_time)}
              </p>
              <h3>
                <Link to={articleAddress(article.id)}>{article.title || texts.noTitle}</Link>
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
