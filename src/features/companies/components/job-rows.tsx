import { jobsTexts } from '#features/jobs/jobs.texts.ts'
import { formatAge, formatDate, formatSalary, shownTitle } from '#platform/french.ts'
import { Link } from '#ui/link.tsx'
import { companiesTexts } from '../companies.texts.ts'
import type { Company } from './company-organization.ts'

type Props = { jobs: Company['jobs']; country: string; now: Date }

/** Jobs of one company: its name and logo are on the page already, and so is its country. */
export function JobRows({ jobs, country, now }: Props) {
  return (
    <ul className="jobs">
      {jobs.map((job) => {
        const salary = formatSalary(job.salary)
        const published = new Date(job.posted)
        return (
          <li key={job.id}>
            <article className="job comp__job">
              <div className="job__main">
                <h3 className="job__t">
                  <Link to={`/offre-emploi/${job.id}`}>{shownTitle(job.title)}</Link>
                </h3>
                <ul className="facts">
                  <li className={salary ? 'pay' : undefined}>{salary ?? jobsTexts.noSalary}</li>
                  <li>{job.type}</li>
                  <li>{job.country === country ? job.location : `${job.location} (${job.country})`}</li>
                  <li>{jobsTexts.remote[job.remote]}</li>
                </ul>
              </div>
              <div className="job__end">
                <time dateTime={job.posted} title={companiesTexts.company.publishedOn(formatDate(published))}>
                  {formatAge(published, now)}
                </time>
              </div>
            </article>
          </li>
        )
      })}
    </ul>
  )
}
