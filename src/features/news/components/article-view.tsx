import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OutputOf } from '#platform/contract.ts'
import { Cover, Avatar } from '#ui/identity.tsx'
import '../article.css'
import type { readArticle } from '../news.contract.ts'
import { authorInitials, categoryAddress, newsPath, searchAddress } from '../news.rules.ts'
import { halvesOf } from '../article-halves.ts'
import { articleTexts as texts, dayOf } from '../news.texts.ts'

export type Article = OutputOf<typeof readArticle>

type Props = {
  article: Article
  /** Beside the author: what a reader may do with it. */
  acts?: ReactNode
  /** Stands in the middle of the text, where a part of it begins. */
  within?: ReactNode
  /** What follows the text in its column. */
  children?: ReactNode
  side?: ReactNode
}

/** An article as readers see it, from what is given: it reads nothing by itself, so that a draft looks the same. */
export function ArticleView({ article, acts, within, children, side }: Props) {
  const floated = article.layout === 2
  const [beginning, rest] = within ? halvesOf(article.content) : [article.content, '']
  return (
    <article className="art">
      <header className="wrap art__head">
        <nav aria-label={texts.way} className="small art__way">
          <Link to={newsPath}>{texts.news}</Link> <span aria-hidden="true">/</span>{' '}
          <Link className="badge badge--plain" to={categoryAddress(article.category.id)}>
            {article.category.libelle}
          </Link>
        </nav>
        <h1 className="display">{article.title || texts.noTitle}</h1>
        {article.summary && <p className="art__lead">{article.summary}</p>}
        <div className="art__by">
          <Avatar name={article.author} initials={authorInitials(article.author)} />
          <p>
            <b>{article.author}</b>
            <Facts article={article} />
          </p>
          {acts && <div className="row art__act">{acts}</div>}
        </div>
      </header>
      {!floated && (
        <div className="wrap">
          <ArticleCover article={article} />
        </div>
      )}
      <div className="wrap art__grid">
        <div className="art__col">
          {/* The database holds nothing but what the one allow-list of the platform lets through. */}
          <div className="art__text art__text--first">
            {floated && <ArticleCover article={article} floated />}
            <div className="art__body" dangerouslySetInnerHTML={{ __html: beginning }} />
          </div>
          {within}
          {rest && <div className="art__body art__text" dangerouslySetInnerHTML={{ __html: rest }} />}
          {article.tags.length > 0 && (
            <ul className="art__tags" aria-label={texts.tags}>
              {article.tags.map((tag) => (
                <li key={tag}>
                  <Link className="chip" to={searchAddress(tag)}>
                    {tag}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {children}
        </div>
        {side && (
          <aside className="art__side" aria-label={texts.beside}>
            {side}
          </aside>
        )}
      </div>
    </article>
  )
}

function Facts({ article }: { article: Article }) {
  const day = dayOf(article.published_at)
  return (
    <span className="small muted num">
      {day && (
        <>
          <time dateTime={article.published_at}>{day}</time>
          {'\u00a0· '}
        </>
      )}
      {texts.reading(article.reading_time)}
      {article.views > 0 && `\u00a0· ${texts.views(article.views)}`}
    </span>
  )
}

/** Its picture, or an engraving of its own. */
function ArticleCover({ article, floated = false }: { article: Article; floated?: boolean }) {
  return (
    <figure className={floated ? 'art__fig art__fig--left' : 'art__fig'}>
      {article.cover ? (
        <img src={article.cover} alt={article.cover_alt} />
      ) : (
        <>
          <Cover seed={article.title} kind={floated ? 'leaf' : 'plate'} />
          <figcaption className="small muted">{texts.engraved(article.category.libelle)}</figcaption>
        </>
      )}
    </figure>
  )
}
