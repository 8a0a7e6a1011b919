import { ArrowRight } from 'lucide'
import { Link } from 'react-router'
import { jobListAddress } from '#features/jobs/jobs-link.rules.ts'
import { Icon } from '#ui/icon.tsx'
import { articleTexts as texts } from '../news.texts.ts'
import type { ThemeJobs } from '../theme-jobs.ts'

/** Jobs that are open now, about what the text speaks of. */
export function JobsWithin({ keywords, total, jobs }: ThemeJobs) {
  return (
    <section className="art__jobs" aria-labelledby="h-offres">
      <div className="art__jobs-h">
        <h2 id="h-offres">{texts.jobs(keywords)}</h2>
        <Link className="more" to={jobListAddress({ keywords })}>
          {texts.allJobs(total)}
          <Icon of={ArrowRight} small />
        </Link>
      </div>
      <ul>
        {jobs.map(({ id, address, title, company, place, salary, contract }) => (
          <li key={id}>
            <Link to={address}>{title}</Link>
            <span className="small muted">
              {company}
              {'\u00a0· '}
              {place}
            </span>
            <span className="small num art__pay">
              {salary && <b>{salary}</b>}
              {salary && '\u00a0· '}
              {contract}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
