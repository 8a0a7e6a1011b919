import { ArrowRight } from 'lucide'
import { Link } from 'react-router'
import { formatCount } from '#platform/french.ts'
import { Icon } from '#ui/icon.tsx'
import { globalSearchTexts as texts } from '../global-search.texts.ts'

type WayCounts = Record<keyof typeof texts.ways, number>

/** Where to go without a word to search for; the figures are left out while the database is away. */
export function WaysOn({ counts }: { counts: WayCounts | null }) {
  const ways = Object.entries(texts.ways) as [keyof WayCounts, (typeof texts.ways)[keyof WayCounts]][]
  return (
    <nav aria-labelledby="h-ways">
      <h2 id="h-ways" className="seek__wt">
        {texts.browse}
      </h2>
      <ul className="seek__ways">
        {ways.map(([key, { to, label, text }]) => (
          <li key={key} className="card">
            <div>
              <Link to={to}>{label}</Link> {counts && <span className="num muted">{formatCount(counts[key])}</span>}
              <p className="small muted">{text}</p>
            </div>
            <Icon of={ArrowRight} small />
          </li>
        ))}
      </ul>
    </nav>
  )
}
