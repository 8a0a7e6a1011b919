import { ArrowRight } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { companiesTexts } from '../companies.texts.ts'
import { NEWEST } from '../companies-jobs.rules.ts'
import type { Company } from './company-organization.ts'
import { JobRows } from './job-rows.tsx'

/** The newest jobs of a company, and the way to the others. */
export function NewestJobs({ company, now }: { company: Company; now: Date }) {
  const { jobs } = company
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby="h-newest" className="comp__newest far">
      <h2 id="h-newest">{companiesTexts.company.newest}</h2>
      <JobRows jobs={jobs.slice(0, NEWEST)} country={company.country} now={now} />
      {jobs.length > NEWEST && (
        <Link className="more" to={`/entreprise/${company.id}?onglet=jobs`}>
          {companiesTexts.seeJobs(company.offersCount)} <Icon of={ArrowRight} small />
        </Link>
      )}
    </section>
  )
}
