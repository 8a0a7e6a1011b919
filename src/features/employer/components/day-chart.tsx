import { Rows3 } from 'lucide'
import { Link } from 'react-router'
import { formatCount } from '#platform/french.ts'
import { Icon } from '#ui/icon.tsx'
import type { Day, Period } from '../job-chart.ts'
import { drawChart, periods, sumOf, within } from '../job-chart.ts'
import { jobTexts, percent, shortDay } from '../job.texts.ts'

const texts = jobTexts.chart

/** What the picture shows, in one sentence. */
function inWords(days: readonly Day[]): string {
  const { views, applications } = sumOf(days)
  const best = days.reduce((most, one) => (one.views > most.views ? one : most), days[0]!)
  const peak = best.views > 0 ? texts.best(shortDay(best.day), best.views) : ''
  return texts.label(shortDay(days[0]!.day), shortDay(days.at(-1)!.day), views, applications, peak)
}

function Picture({ days }: { days: readonly Day[] }) {
  const { viewBox, line, area, dot, grid, bricks, labels } = drawChart(days)
  return (
    <svg className="dayc__s" viewBox={viewBox} role="img" aria-label={inWords(days)}>
      {grid.map(({ value, y, x1, x2 }) => (
        <g key={value}>
          <line className="dayc__grid" x1={x1} x2={x2} y1={y} y2={y} />
          <text className="dayc__axis" x={x1 - 8} y={y + 4} textAnchor="end">
            {formatCount(value)}
          </text>
        </g>
      ))}
      <polygon className="dayc__area" points={area} />
      {bricks.map((brick, index) => (
        <rect key={index} className="dayc__bar" {...brick} rx={1.5} />
      ))}
      <polyline className="dayc__line" points={line} />
      {dot && <circle className="dayc__dot" cx={dot.x} cy={dot.y} r={4} />}
      {labels.map(({ day, x, anchor }) => (
        <text key={day} className="dayc__axis" x={x} y={224} textAnchor={anchor}>
          {shortDay(day)}
        </text>
      ))}
    </svg>
  )
}

function Figures({ days }: { days: readonly Day[] }) {
  const total = sumOf(days)
  return (
    <details>
      <summary>
        <Icon of={Rows3} small />
        {texts.table}
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <div className="dayc__w" tabIndex={0} role="region" aria-label={texts.tableRegion}>
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col" className="r">
                {texts.views}
              </th>
              <th scope="col" className="r">
                {texts.applications}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, views, applications }) => (
              <tr key={day}>
                <th scope="row">{shortDay(day)}</th>
                <td className="r">{formatCount(views)}</td>
                <td className="r">{formatCount(applications)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{texts.total}</th>
              <td className="r">
                <b>{formatCount(total.views)}</b>
              </td>
              <td className="r">
                <b>{formatCount(total.applications)}</b> ({percent(total.applications, total.views)})
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** Views as a line, each application a brick, and the same figures as a table. */
export function DayChart({ days, period }: { days: readonly Day[]; period: Period }) {
  const shown = within(days, period)
  return (
    <section className="card dayc" aria-labelledby="h-days">
      <div className="vo__top">
        <h2 id="h-days" className="card__h">
          {texts.heading}
        </h2>
        <nav className="vo__seg" aria-label={texts.period}>
          {periods.map((one) => (
            <Link
              key={one}
              to={one === '30' ? '?' : `?periode=${one}`}
              preventScrollReset
              aria-current={one === period ? 'true' : undefined}
            >
              {texts.periods[one]}
            </Link>
          ))}
        </nav>
      </div>
      {shown.length === 0 ? (
        <p className="muted dayc__none">{texts.none}</p>
      ) : (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on a phone */}
          <div className="dayc__b" tabIndex={0} role="region" aria-label={texts.region}>
            <Picture days={shown} />
          </div>
          <ul className="dayc__k">
            <li>
              <i />
              {texts.keyViews}
            </li>
            <li>
              <i className="dayc__brick" />
              {texts.keyApplications}
            </li>
          </ul>
          <Figures days={shown} />
        </>
      )}
    </section>
  )
}
