import type { OutputOf } from '#platform/contract.ts'
import { formatMoment } from '#platform/french-moment.ts'
import type { readCase } from '../moderation.contract.ts'
import { actLabels, caseTexts as texts } from '../moderation.texts.ts'

type Acts = OutputOf<typeof readCase>['acts']

/** What was done to a thing, newest first. */
export function History({ acts }: { acts: Acts }) {
  return (
    <section className="card card--pad" aria-labelledby="h-histoire">
      <h2 id="h-histoire" className="card__h">
        {texts.history}
      </h2>
      {acts.length === 0 && <p className="small muted">{texts.noHistory}</p>}
      <ol className="modh">
        {acts.map(({ id, act, by, at, reason }) => (
          <li key={id}>
            <b>{actLabels[act] ?? act}</b>
            <span className="small muted">{[by, formatMoment(new Date(at))].filter(Boolean).join(' · ')}</span>
            {reason && <span className="small modh__why">{reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
