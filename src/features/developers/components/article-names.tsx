import { Link } from 'react-router'
import { articleAddress } from '#features/news/news.rules.ts'
import { articleTexts } from '#features/news/news.texts.ts'
import { bffTexts as texts } from '../bff.texts.ts'

type Named = { id: number; title: string; category: { libelle: string } }

/** Articles by their titles, in the order of the answer. */
export const ArticleNames = ({ articles }: { articles: readonly Named[] }) =>
  articles.length === 0 ? (
    <p className="muted">{texts.noArticle}</p>
  ) : (
    <ol className="bff__list">
      {articles.map(({ id, title, category }) => (
        <li key={id}>
          <Link to={articleAddress(id)}>{title || articleTexts.noTitle}</Link>
          <span className="small muted">{category.libelle}</span>
        </li>
      ))}
    </ol>
  )
