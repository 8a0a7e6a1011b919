import { Check, CircleSlash, Minus } from 'lucide'
import type { OutputOf } from '#platform/contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Ring } from '#ui/meters.tsx'
import type { readMatch } from '../matching.contract.ts'
import { LEAST_TOTAL } from '../matching.rules.ts'
import { matchTexts as texts } from '../matching.texts.ts'
import '../matching.css'
import { fillInOf, profileAddress } from './fill-in.ts'

type Match = OutputOf<typeof readMatch>

/** Whether a point counted for, against or not at all, also in words. */
function PointMark({ points, most }: Pick<Match['match']['points'][number], 'points' | 'most'>) {
  const icon = points === null ? Minus : points === 0 ? CircleSlash : Check
  return (
    <span className={`match__mark ${points === null ? 'is-open' : points === 0 ? 'is-none' : ''}`}>
      <Icon of={icon} small />
      <span className="num">{points === null ? texts.open : texts.outOf(points, most)}</span>
    </span>
  )
}

/** One job against what a candidate looks for: every point with its reason, and what to tell where too little is known. */
export function MatchSheet({ enough, untold, match }: Match) {
  const { total, points, missing_skills: missing } = match
  const judged = enough && total !== null
  // Nobody is asked for a sector.
  const shown = points.filter((one) => one.criterion !== 'sector' || one.points !== null)
  return (
    <section className="card card--pad match" aria-labelledby="h-match">
      <h2 id="h-match" className="card__h">
        {judged && total >= LEAST_TOTAL ? texts.sheetTitle : texts.sheetTitleLow}
      </h2>
      {judged ? (
        <>
          <div className="match__total">
            <Ring percent={total} label={texts.total(total)} />
            <p>{texts.total(total)}</p>
          </div>
          <ul className="match__points">
            {shown.map(({ criterion, reason, ...point }) => (
              <li key={criterion}>
                <b>{texts.criteria[criterion]}</b>
                <PointMark {...point} />
                <span className="match__why">{reason}</span>
              </li>
            ))}
          </ul>
          {missing.length > 0 && (
            <p className="small">
              {texts.missingSkills(missing)} {texts.kindly}
            </p>
          )}
        </>
      ) : (
        <>
          <p>{texts.tooLittle(fillInOf(untold))}</p>
          <ButtonLink variant="outline" to={profileAddress}>
            {texts.complete}
          </ButtonLink>
        </>
      )}
      <p className="hint">{texts.how}</p>
    </section>
  )
}
