import type { CSSProperties } from 'react'
import type { OutputOf } from '#platform/contract.ts'
import { plural } from '#platform/french.ts'
import type { readBoard } from '../applicants.contract.ts'
import { urgency } from '../applicants.rules.ts'
import { applicantTexts as texts } from '../applicants.texts.ts'

type Promised = OutputOf<typeof readBoard>['promise']

/** Where each dot stands: by its day, and above the one before where they would touch. */
function dotsOf(waiting: number[], scale: number) {
  const byDay = new Map<number, number>()
  return waiting.toReversed().map((days) => {
    const day = Math.min(days, scale)
    const above = byDay.get(day) ?? 0
    byDay.set(day, above + 1)
    return { days, x: Math.round(((day + 0.5) / (scale + 1)) * 100), y: above % 2, shift: Math.floor(above / 2) }
  })
}

/** What was promised to those who apply, and who waits how long against it. */
export function PromiseCard({ promise }: { promise: Promised }) {
  const { days, announced, waiting, late, kept } = promise
  const scale = Math.max(Math.ceil(days * 1.6), days + 3)
  const limit = `${Math.round(((days + 0.5) / (scale + 1)) * 100)}%`
  const dots = dotsOf(waiting, scale)
  return (
    <section className="card duty" aria-labelledby="engagement">
      <div>
        <h2 id="engagement">{texts.promise(days, announced)}</h2>
        <p className="small muted">
          {announced ? texts.promiseShown : texts.promiseUnsaid} {kept !== null && texts.promiseKept(kept)}{' '}
          {late.length > 0 && <b className="appl-late">{texts.late(late.length)}</b>}
          {waiting.length === 0 && texts.nobodyWaits}
        </p>
      </div>
      {waiting.length > 0 && (
        <div role="img" aria-label={texts.waitLabel(waiting.length - late.length, late.length, days)}>
          <div className="duty__track" style={{ '--m': limit } as CSSProperties}>
            <u />
            <span className="duty__lim">{plural(days, 'jour')}</span>
            {dots.map(({ days: waited, x, y, shift }, at) => (
              <i
                key={at}
                className={{ late: 'is-late', soon: 'is-soon', none: undefined }[urgency(waited, days) ?? 'none']}
                style={{ '--x': `calc(${x}% + ${shift * 5}px)`, '--y': y } as CSSProperties}
              />
            ))}
          </div>
          <div className="duty__ax">
            <span>{texts.today}</span>
            <span>{plural(scale, 'jour')}</span>
          </div>
        </div>
      )}
      {late.length > 0 && (
        <a className="btn btn--outline" href="#reponses">
          {texts.answerLate(late.length)}
        </a>
      )}
    </section>
  )
}
