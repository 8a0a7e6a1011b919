import { CircleCheck, CircleX, TriangleAlert } from 'lucide'
import type { RefObject } from 'react'
import { formatSalary } from '#platform/french.ts'
import { Button } from '#ui/button.tsx'
import { Badge } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import '../job-reading.css'
import type { JobReading, ShownFinding } from '../publishing.contract.ts'
import { readingTexts as texts } from '../publishing.texts.ts'
import { removePassage, showPassage } from './passages.ts'

/** Where the checks stand on the page. */
const CHECKS = 'verifications'

type Frame = RefObject<HTMLElement | null>

/** What the automatic checks say of a job: each with its passage, the reason and what to do. Red stops publication, amber does not. */
export function JobChecks({ reading, frame }: { reading: JobReading | null; frame: Frame }) {
  const findings = reading?.findings ?? []
  const stops = stopsIn(reading)
  return (
    <section className="card chk" id={CHECKS} aria-labelledby="h-chk">
      <div className="chk__h">
        <h2 id="h-chk">{texts.checks}</h2>
        {stops > 0 && <Badge tone="red">{texts.toFix(stops)}</Badge>}
      </div>
      <div role="status">
        {reading === null && <p className="small muted chk__none">{texts.wait}</p>}
        {reading !== null && findings.length === 0 && (
          <p className="chk__none ok">
            <Icon of={CircleCheck} small />
            {texts.fine}
          </p>
        )}
        <ul className="chk__l">
          {findings.map((finding, at) => (
            <Finding key={`${finding.code} ${finding.field} ${at}`} finding={finding} frame={frame} />
          ))}
          {reading?.market && <Market market={reading.market} />}
        </ul>
      </div>
    </section>
  )
}

function Finding({ finding, frame }: { finding: ShownFinding; frame: Frame }) {
  const { severity, field, passage, reason, suggestion, twin } = finding
  const hydrated = useHydrated()
  return (
    <li className={severity === 'stop' ? 'is-bad' : 'is-warn'}>
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
        {passage && hydrated && (
          <div className="row chk__do">
            {severity === 'stop' && (
              <Button variant="outline" size="small" onClick={() => removePassage(frame.current, field, passage)}>
                {texts.remove}
              </Button>
            )}
            <Button variant="ghost" size="small" onClick={() => showPassage(frame.current, field, passage)}>
              {texts.show}
            </Button>
          </div>
        )}
        {twin && (
          <p className="small">
            <Link to={`/modifier-offre/${twin.id}`}>{texts.twin}</Link>
          </p>
        )}
      </div>
    </li>
  )
}

/** Where the salary lies among jobs like this one; below the lowest of them is worth a second look. */
function Market({ market }: { market: NonNullable<JobReading['market']> }) {
  const { standing, median, low, high, jobs, currency } = market
  const written = (min: number, max: number): string => formatSalary({ min, max, period: 'an', currency })!
  const little = standing === 'below'
  return (
    <li className={little ? 'is-warn' : 'is-ok'}>
      <Icon of={little ? TriangleAlert : CircleCheck} />
      <div>
        <p>{texts.market[standing]}</p>
        <p className="small muted">{texts.marketOf(written(median, median), written(low, high), jobs)}</p>
      </div>
    </li>
  )
}

const stopsIn = (reading: JobReading | null): number =>
  reading?.findings.filter(({ severity }) => severity === 'stop').length ?? 0

/** Beside the button that sends a job: how much is to be put right first, and where it is said. */
export function ToFix({ reading, id }: { reading: JobReading | null; id: string }) {
  const stops = stopsIn(reading)
  if (stops === 0) return null
  return (
    <p className="hint" id={id}>
      <a className="more" href={`#${CHECKS}`}>
        {texts.toFix(stops)}
      </a>
    </p>
  )
}
