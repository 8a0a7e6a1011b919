import { formatCount } from '#platform/french.ts'
import { Link } from '#ui/link.tsx'
import type { JobsShown } from '../companies-jobs.rules.ts'
import { jobsAddress } from '../companies-jobs.rules.ts'
import { companiesTexts } from '../companies.texts.ts'
import type { Company } from './company-organization.ts'

const texts = companiesTexts.company
const PARTS_SHOWN = 6

type Part = { id: number; name: string; jobs_count: number }
type Filter = 'secteur_ids' | 'sous_secteur_ids' | 'fonction_ids'

type Shown = { company: Company; scope: JobsShown['scope'] }

const addressIn =
  ({ company, scope }: Shown): Props['addressOf'] =>
  (filter, id) =>
    jobsAddress(company.id, { ...scope, [filter]: id })

/** What a company recruits for by sector, or by sub-sector where it has one sector only. */
export function SectorChart(shown: Shown) {
  const { sectors } = shown.company
  const narrower = sectors.length === 1 ? sectors[0]!.sous_secteurs : []
  return narrower.length > 1 ? (
    <Shares addressOf={addressIn(shown)} title={texts.bySubsector} filter="sous_secteur_ids" parts={narrower} />
  ) : (
    <Shares addressOf={addressIn(shown)} title={texts.bySector} filter="secteur_ids" parts={sectors} />
  )
}

/** What a company recruits for by function. */
export const FunctionChart = (shown: Shown) => (
  <Bars addressOf={addressIn(shown)} title={texts.byFunction} filter="fonction_ids" parts={shown.company.functions} />
)

type Props = { addressOf: (filter: Filter, id: number) => string; title: string; filter: Filter; parts: Part[] }

/** Parts of a whole as one band, each in its own hatching; below it, the same in words, each a list of jobs. */
function Shares({ addressOf, title, filter, parts }: Props) {
  if (parts.length === 0) return null
  const shown = parts.slice(0, PARTS_SHOWN)
  const total = parts.reduce((sum, { jobs_count }) => sum + jobs_count, 0)
  const rest = total - shown.reduce((sum, { jobs_count }) => sum + jobs_count, 0)
  return (
    <section className="card" aria-labelledby={`h-${filter}`}>
      <h2 id={`h-${filter}`}>{title}</h2>
      <div className="comp-shares" role="img" aria-label={texts.chart(parts)}>
        {shown.map(({ id, jobs_count }, index) => (
          <i key={id} className={`hatch hatch--${index + 1}`} style={{ flexGrow: jobs_count }} />
        ))}
        {rest > 0 && <i className="hatch" style={{ flexGrow: rest }} />}
      </div>
      <ul className="comp__key">
        {shown.map(({ id, name, jobs_count }, index) => (
          <li key={id}>
            <i className={`hatch hatch--${index + 1}`} aria-hidden="true" />
            <Link to={addressOf(filter, id)} aria-label={texts.chartLink(name, jobs_count)}>
              {name}
            </Link>
            <span className="num">{formatCount(jobs_count)}</span>
          </li>
        ))}
        {rest > 0 && (
          <li>
            <i className="hatch" aria-hidden="true" />
            <span>{texts.others}</span>
            <span className="num">{formatCount(rest)}</span>
          </li>
        )}
      </ul>
    </section>
  )
}

/** One bar for each part, as long as its share of the largest; the whole line leads to its jobs. */
function Bars({ addressOf, title, filter, parts }: Props) {
  if (parts.length === 0) return null
  const shown = parts.slice(0, PARTS_SHOWN)
  const rest = parts.slice(PARTS_SHOWN).reduce((sum, { jobs_count }) => sum + jobs_count, 0)
  const most = shown[0]!.jobs_count
  return (
    <section aria-labelledby={`h-${filter}`}>
      <h2 id={`h-${filter}`}>{title}</h2>
      <ul className="comp__bars">
        {shown.map(({ id, name, jobs_count }) => (
          <li key={id}>
            <Link to={addressOf(filter, id)} aria-label={texts.chartLink(name, jobs_count)}>
              {name}
            </Link>
            <span className="num">{companiesTexts.jobs(jobs_count)}</span>
            <i style={{ '--v': `${(jobs_count / most) * 100}%` } as React.CSSProperties} />
          </li>
        ))}
        {rest > 0 && (
          <li>
            <span>{texts.others}</span>
            <span className="num">{companiesTexts.jobs(rest)}</span>
          </li>
        )}
      </ul>
    </section>
  )
}
