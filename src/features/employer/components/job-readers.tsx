import type { OutputOf } from '#platform/contract.ts'
import { formatCount } from '#platform/french.ts'
import type { readJobFigures } from '../job-figures.contract.ts'
import { jobTexts, percent } from '../job.texts.ts'

type Figures = OutputOf<typeof readJobFigures>

const share = (part: number, whole: number): string =>
  `${whole === 0 ? 0 : Math.min(100, Math.round((part / whole) * 100))}%`

/** Where the readers of a job come from, and how many of each open the form. */
export function SourceTable({ sources }: Pick<Figures, 'sources'>) {
  const texts = jobTexts.sources
  const most = Math.max(...sources.map(({ views }) => views), 0)
  return (
    <section className="card card--pad" aria-labelledby="h-sources">
      <h2 id="h-sources" className="card__h">
        {texts.heading}
      </h2>
      {sources.length === 0 ? (
        <p className="muted">{texts.none}</p>
      ) : (
        <table className="vo-sources">
          <thead>
            <tr>
              <th scope="col">{texts.source}</th>
              <th scope="col">{texts.views}</th>
              <th scope="col">{texts.forms}</th>
              <th scope="col">{texts.rate}</th>
            </tr>
          </thead>
          <tbody>
            {sources.map(({ source, views, forms }) => (
              <tr key={source}>
                <th scope="row">
                  {texts.names[source]}
                  <i style={{ '--w': share(views, most) } as React.CSSProperties} />
                </th>
                <td>{formatCount(views)}</td>
                <td>{formatCount(forms)}</td>
                <td>{percent(forms, views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** From reading to an answer: each step as a share of the one before. */
export function StepFunnel({ totals: { views, forms, applications, answered } }: Pick<Figures, 'totals'>) {
  const texts = jobTexts.funnel
  const steps = [
    { name: texts.forms, count: forms, of: views, words: texts.ofReads(percent(forms, views)) },
    { name: texts.sent, count: applications, of: forms, words: percent(applications, forms) },
    { name: texts.answered, count: answered, of: applications, words: percent(answered, applications) },
  ]
  return (
    <section className="card card--pad" aria-labelledby="h-funnel">
      <h2 id="h-funnel" className="card__h">
        {texts.heading}
      </h2>
      <ol className="vo-ways">
        <li>
          <span>{texts.read}</span>
          <b>{formatCount(views)}</b>
        </li>
        {steps.map(({ name, count, of, words }) => (
          <li key={name}>
            <span>
              {name} <span className="small">{words}</span>
            </span>
            <b>{formatCount(count)}</b>
            <i style={{ '--w': share(count, of) } as React.CSSProperties} />
          </li>
        ))}
      </ol>
    </section>
  )
}
