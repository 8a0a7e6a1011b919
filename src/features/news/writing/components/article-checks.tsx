import { CircleCheck, TriangleAlert } from 'lucide'
import { Badge } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ArticleCheck } from '../article-checks.rules.ts'
import { checkArticle } from '../article-checks.rules.ts'
import { checkTexts as texts } from '../writing.texts.ts'

type Typed = { title: string; summary?: string | undefined; content?: string | undefined }

const titleOf = (check: ArticleCheck, { title }: Typed): string =>
  check === 'longTitle' ? texts.longTitle(title.trim().length) : texts[check]

/** What is worth a second look. Nothing of it keeps anybody from saving or publishing. */
export function ArticleChecks({ typed }: { typed: Typed }) {
  const found = checkArticle({ title: typed.title, summary: typed.summary ?? '', content: typed.content ?? '' })
  return (
    <section className="card wrc" aria-labelledby="h-controles">
      <div className="wrc__h">
        <h2 id="h-controles">{texts.title}</h2>
        <span role="status">{found.length > 0 && <Badge tone="amber">{texts.toSee(found.length)}</Badge>}</span>
      </div>
      <ul className="wrc__l">
        {found.map((check) => (
          <li key={check} className="is-warn">
            <Icon of={TriangleAlert} small />
            <div>
              <h3>{titleOf(check, typed)}</h3>
              <p className="muted small">{texts[`${check}Lead`]}</p>
            </div>
          </li>
        ))}
        {found.length === 0 && (
          <li className="is-ok">
            <Icon of={CircleCheck} small />
            <h3>{texts.fine}</h3>
          </li>
        )}
      </ul>
    </section>
  )
}
