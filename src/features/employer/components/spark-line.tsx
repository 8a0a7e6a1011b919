import { formatCount } from '#platform/french.ts'
import { ownJobsTexts as texts } from '../employer.texts.ts'
import { drawSpark } from '../job-chart.ts'

/** How often a job was read in the last days: a figure, and how it moved. */
export function SparkLine({ views }: { views: readonly number[] }) {
  if (views.length === 0) return <span className="muted">–</span>
  const { viewBox, line, last } = drawSpark(views)
  const total = views.reduce((sum, count) => sum + count, 0)
  return (
    <span className="spark-line">
      <svg viewBox={viewBox} aria-hidden="true">
        <polyline points={line} />
        {last && <circle cx={last.x} cy={last.y} r="2.5" />}
      </svg>
      <span className="num" aria-hidden="true">
        {formatCount(total)}
      </span>
      <span className="vh">{texts.views(total, views.at(-1) ?? 0)}</span>
    </span>
  )
}
