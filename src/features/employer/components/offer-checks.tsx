import { CircleCheck, CircleX, TriangleAlert } from 'lucide'
import { Link } from 'react-router'
import type { OfferReading } from '#features/jobs/publishing/publishing.contract.ts'
import { Badge } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { editorTexts as texts } from '../employer.texts.ts'

/** What the automatic checks say of an offer: each with its passage, the reason and what to do. Red stops publication, amber does not. */
export function OfferChecks({ reading }: { reading: OfferReading | null }) {
  const findings = reading?.findings ?? []
  const stops = findings.filter(({ severity }) => severity === 'stop').length
  return (
    <section className="card chk" aria-labelledby="h-chk">
      <div className="chk__h">
        <h2 id="h-chk">{texts.checks}</h2>
        {stops > 0 && <Badge tone="red">{texts.toFix(stops)}</Badge>}
      </div>
      <div role="status">
        {reading === null && <p className="small muted chk__none">{texts.checksWait}</p>}
        {reading !== null && findings.length === 0 && (
          <p className="chk__none ok">
            <Icon of={CircleCheck} small />
            {texts.fine}
          </p>
        )}
        <ul className="chk__l">
          {findings.map(({ code, severity, field, passage, reason, suggestion, twin }, at) => (
            <li key={`${code} ${field} ${at}`} className={severity === 'stop' ? 'is-bad' : 'is-warn'}>
              <Icon of={severity === 'stop' ? CircleX : TriangleAlert} />
              <div>
                {passage && (
                  <p className="chk__q">
                    «{'\u202f'}
                    <mark>{passage}</mark>
                    {'\u202f'}»
                  </p>
                )}
                <p className="small">{reason}</p>
                {suggestion && <p className="small muted">{suggestion}</p>}
                {twin && (
                  <p className="small">
                    <Link to={`/modifier-offre/${twin.id}`}>{texts.twin}</Link>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
