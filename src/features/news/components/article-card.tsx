import { Link } from 'react-router'
import { Cover } from '#ui/identity.tsx'
import type { ArticleCard as Card } from '../news-front.ts'
import { articleAddress, categoryAddress } from '../news.rules.ts'
import { articleTexts, newsTexts } from '../news.texts.ts'

type Drawn = { article: Card; className: string; kind?: 'leaf' | 'plate' }

/** Its picture, or the engraving of its title. Ornament: what it is called stands beside it. */
export function Vignette({ article, className, kind = 'leaf' }: Drawn) {
  const picture = kind === 'plate' ? article.cover : article.thumbnail
  if (picture === '') return <Cover seed={article.title} kind={kind} className={className} />
  return <img className={`nw__img ${className}`} src={picture} alt="" loading={kind === 'plate' ? 'eager' : 'lazy'} />
}

/** Where it belongs, and how long it takes to read. */
export const ArticleKind = ({ article, children }: { article: Card; children?: React.ReactNode }) => (
  <p className="nw__k num">
    <Link to={categoryAddress(article.category.id)}>{article.category.libelle}</Link>
    {'\u00a0· '}
    {articleTexts.minutes(article.reading_time)}
    {children}
  </p>
)

/** The link of an article in a list, for whoever must find it again. */
export const cardId = (id: number): string => `article-${id}`

type Props = { article: Card; row?: boolean; level?: 2 | 3 }

export function ArticleCard({ article, row = false, level = 3 }: Props) {
  const Heading = `h${level}` as const
  return (
    <article className={row ? 'nw nw--row' : 'nw'}>
      <Vignette article={article} className="nw__c" />
      <div>
        <ArticleKind article={article} />
        <Heading className="nw__t">
          <Link id={cardId(article.id)} to={articleAddress(article.id)}>
            {article.title || articleTexts.noTitle}
          </Link>
        </Heading>
        <p className="nw__x">{article.summary || newsTexts.noSummary}</p>
      </div>
    </article>
  )
}
