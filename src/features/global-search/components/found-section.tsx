import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCount } from '#platform/french.ts'
import { Icon } from '#ui/icon.tsx'
import type { SearchType } from '../global-search.rules.ts'
import { foundAddress, mostMembers } from '../global-search.rules.ts'
import { globalSearchTexts as texts } from '../global-search.texts.ts'

type Props = { type: SearchType; q: string; total: number; shown: number; children: ReactNode }

/** What was found of one type, and the way to the rest of it; nothing where there is nothing. */
export function FoundSection({ type, q, total, shown, children }: Props) {
  if (total === 0) return null
  const id = `h-${type}`
  const end = shown >= mostMembers
  return (
    <section className={`seek__${type}`} aria-labelledby={id}>
      <div className="seek__h">
        <h2 id={id}>{texts.sections[type]}</h2>
        <span className="num muted small">{formatCount(total)}</span>
      </div>
      {children}
      {total > shown && !end && (
        <Link className="more" to={foundAddress(type, q)} preventScrollReset={type === 'profiles'}>
          {texts.all[type](total)} <Icon of={ArrowRight} small />
        </Link>
      )}
      {total > shown && end && <p className="small muted seek__end">{texts.firstOnly(shown)}</p>}
    </section>
  )
}
