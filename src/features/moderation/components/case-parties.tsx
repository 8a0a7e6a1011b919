import type { OutputOf } from '#platform/contract.ts'
import { formatMoment } from '#platform/french-moment.ts'
import type { readCase } from '../moderation.contract.ts'
import { losingSide } from '../moderation.rules.ts'
import { caseTexts as texts } from '../moderation.texts.ts'
import { reasonLabels } from '../report.texts.ts'

type Props = { one: OutputOf<typeof readCase> }

/** What people say about it: those who contest, and those who reported. */
export function CaseParties({ one }: Props) {
  const { appeals, outcome } = one
  const from = outcome && losingSide(outcome) === 'owner' ? texts.fromOwner : texts.fromReporter
  return (
    <>
      {appeals.length > 0 && (
        <section className="card card--pad" aria-labelledby="h-recours">
          <h2 id="h-recours" className="card__h">
            {texts.appeals}
          </h2>
          <ul className="modh">
            {appeals.map(({ id, text, at }) => (
              <li key={id}>
                <b>{from}</b>
                <span className="small muted">{formatMoment(new Date(at))}</span>
                <span className="modh__why">{text}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {one.kind !== 'account' && one.why_not !== 'owner' && <Reports one={one} />}
    </>
  )
}

const Reports = ({ one: { reports, reports_total: total, thing } }: Props) => (
  <section className="card card--pad" aria-labelledby="h-signalements">
    <h2 id="h-signalements" className="card__h">
      {texts.reports}
    </h2>
    {reports.length === 0 && <p className="small muted">{thing?.waits ? texts.noReportYet : texts.noReport}</p>}
    <ul className="modh">
      {reports.map(({ id, reason, text, by, at }) => (
        <li key={id}>
          <b>{reasonLabels[reason]}</b>
          <span className="small muted">
            {by === 'member' ? texts.byMember : texts.byVisitor} · {formatMoment(new Date(at))}
          </span>
          {text && <span className="modh__why">{text}</span>}
        </li>
      ))}
    </ul>
    {total > reports.length && <p className="small muted">{texts.moreReports(total - reports.length)}</p>}
  </section>
)
