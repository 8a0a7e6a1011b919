import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#platform/french.ts'
import '../legal.css'
import type { LegalText } from '../legal.rules.ts'
import { legalTexts } from '../legal.texts.ts'

type Props = { text: LegalText; numbered?: boolean; children?: ReactNode }

/** A legal text with its contents; each article has an address. */
export function LegalPage({ text, numbered = false, children }: Props) {
  const { title, lead, version, articles } = text
  const idOf = (index: number): string => `article-${index + 1}`
  return (
    <div className="wrap legal">
      <h1 className="display">{title}</h1>
      <p className="muted">{lead}</p>
      <p className="small muted">{legalTexts.since(formatDate(new Date(version)))}</p>
      {children}
      <div className="legal__cols">
        <nav className="legal__toc" aria-label={legalTexts.contents}>
          <ol className={numbered ? 'is-numbered' : undefined}>
            {articles.map((article, index) => (
              <li key={article.title}>
                <a href={`#${idOf(index)}`}>{article.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal__text">
          {articles.map((article, index) => (
            <section key={article.title} aria-labelledby={idOf(index)}>
              <h2 id={idOf(index)}>
                {numbered && <span className="legal__n">{legalTexts.article(index + 1)}</span>} {article.title}
              </h2>
              {article.paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <Linked text={paragraph} />
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

/** A text in which « [words](address) » is a link. */
const Linked = ({ text }: { text: string }) =>
  text.split(/(\[[^\]]+\]\([^)]+\))/).map((part) => {
    const [, words, address] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? []
    if (!words || !address) return part
    return address.startsWith('/') ? (
      <Link key={part} to={address}>
        {words}
      </Link>
    ) : (
      <a key={part} href={address}>
        {words}
      </a>
    )
  })
