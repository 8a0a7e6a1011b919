import { ArrowRight } from 'lucide'
import { Link } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Empty } from '#ui/waiting.tsx'
import { companiesTexts } from '../companies.texts.ts'
import type { Company } from './company-organization.ts'
import { JobRows } from './job-rows.tsx'

const texts = companiesTexts.company

export function CompanyJobs({ company, now }: { company: Company; now: Date }) {
  const { jobs, offers_count, name, id } = company
  if (jobs.length === 0) {
    return (
      <Empty title={texts.noJobs} action={<ButtonLink to="/emploi">{texts.noJobsNext}</ButtonLink>}>
        {texts.noJobsHint(name)}
      </Empty>
    )
  }
  return (
    <section aria-labelledby="h-jobs">
      <h2 id="h-jobs">{texts.jobs(offers_count)}</h2>
      <JobRows jobs={jobs} now={now} />
      {offers_count > jobs.length && (
        <Link className="more" to={`/emploi?company=${id}`}>
          {companiesTexts.seeOffers(offers_count)} <Icon of={ArrowRight} small />
        </Link>
      )}
    </section>
  )
}
