import { Heart } from 'lucide'
import { Link } from 'react-router'
import { formatCount } from '#platform/french.ts'
import { Icon } from '#ui/icon.tsx'
import { Avatar } from '#ui/identity.tsx'
import type { ArticleCard as Card } from '../news-front.ts'
import { articleAddress, authorInitials } from '../news.rules.ts'
import { articleTexts, dayOf, newsTexts as texts } from '../news.texts.ts'
import { ArticleCard, ArticleKind, cardId, Vignette } from './article-card.tsx'

/** The article that opens the page, and those that stand beside it. */
export function LeadStory({ article, seconds }: { article: Card; seconds: readonly Card[] }) {
  const day = dayOf(article.published_at)
  return (
    <div className={seconds.length > 0 ? 'une' : 'une une--alone'}>
      <article className="une__l">
        <Vignette article={article} className="une__c" kind="plate" />
        <ArticleKind article={article}>
          {article.views > 0 && `\u00a0· ${articleTexts.views(article.views)}`}
        </ArticleKind>
        <h2 className="display une__t">
          <Link id={cardId(article.id)} to={articleAddress(article.id)}>
            {article.title || articleTexts.noTitle}
          </Link>
        </h2>
        <p className="une__x">{article.summary || texts.noSummary}</p>
        <div className="small une__b">
          <Avatar name={article.author} initials={authorInitials(article.author)} />
          <p>
            <b>{article.author}</b> {day && <time dateTime={article.published_at}>{day}</time>}
          </p>
          <p className="une__s muted num" title={texts.likes(article.likes)}>
            <Icon of={Heart} small />
            {formatCount(article.likes)}
            <span className="vh"> j’aime</span>
          </p>
        </div>
      </article>
      {seconds.length > 0 && (
        <div className="une__r">
          {seconds.map((one) => (
            <ArticleCard key={one.id} article={one} row />
          ))}
        </div>
      )}
    </div>
  )
}
