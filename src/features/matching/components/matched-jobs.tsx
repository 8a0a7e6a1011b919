import { Link } from 'react-router'
import { jobAddress } from '#features/jobs/jobs.rules.ts'
import type { OutputOf } from '#platform/contract.ts'
import { shownTitle } from '#platform/french.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Badge } from '#ui/chip.tsx'
import { Logo } from '#ui/identity.tsx'
import type { listMatches } from '../matching.contract.ts'
import { matchTexts as texts } from '../matching.texts.ts'
import '../matching.css'
import { fillInOf, profileAddress } from './fill-in.ts'

type Matches = OutputOf<typeof listMatches>
type Matched = Matches['data'][number]

/** How many reasons stand beside a job; its page has all of them. */
const REASONS = 3

/** What speaks for it: the work, the skills, the place… */
const reasonsFor = ({ match }: Matched): string[] =>
  match.points
    .filter(({ points }) => points !== null && points > 0)
    .slice(0, REASONS)
    .map(({ reason }) => reason)

/** Live jobs that match what a candidate looks for, with the reasons named; the next step where there are none. */
export function MatchedJobs({ enough, untold, data }: Matches) {
  const missing = fillInOf(untold)
  return (
    <section className="card card--pad stack" aria-labelledby="h-matched">
      <h2 id="h-matched">{texts.jobsTitle}</h2>
      {data.length > 0 && (
        <ul className="matched">
          {data.map((one) => (
            <li key={one.job.id} className="matched__one">
              <Logo name={one.job.company_name} logo={one.job.logo} monogram={one.job.monogram} size={40} />
              <div>
                <h3 className="matched__t">
                  <Link to={jobAddress(one.job)}>{shownTitle(one.job.title)}</Link>
                </h3>
                <p className="small muted">
                  {one.job.company_name} · {one.job.city} · {one.job.contract_type}
                </p>
                <ul className="matched__why small" aria-label={texts.why}>
                  {reasonsFor(one).map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              </div>
              <p className="matched__total">
                <Badge tone="green">{texts.share(one.match.total ?? 0)}</Badge>
                {one.saved && <Badge tone="neutral">{texts.saved}</Badge>}
              </p>
            </li>
          ))}
        </ul>
      )}
      {data.length === 0 && (
        <>
          <p className="muted">{enough ? texts.none : texts.tooLittle(missing)}</p>
          <p>
            <ButtonLink variant="outline" to={enough ? '/emploi' : profileAddress}>
              {enough ? texts.noneAction : texts.complete}
            </ButtonLink>
          </p>
        </>
      )}
      {data.length > 0 && missing.length > 0 && (
        <p className="small">
          {texts.more(missing)}{' '}
          <Link className="more" to={profileAddress}>
            {texts.complete}
          </Link>
        </p>
      )}
      <p className="hint">{texts.how}</p>
    </section>
  )
}
