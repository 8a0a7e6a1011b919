import { ArrowRight } from 'lucide'
import type { CountryCode } from '#features/reference/reference.rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Empty } from '#ui/waiting.tsx'
import type { JobsShown } from '../companies-jobs.rules.ts'
import { companiesTexts } from '../companies.texts.ts'
import type { Company } from './company-organization.ts'
import { JobRows } from './job-rows.tsx'

const texts = companiesTexts.company

type Props = { company: Company; shown: JobsShown | null; country: CountryCode; now: Date }

export function CompanyJobs({ company, shown, country, now }: Props) {
  const { jobs, name } = company
  if (jobs.length === 0) {
    return (
      <Empty title={texts.noJobs} action={<ButtonLink to="/emploi">{texts.noJobsNext}</ButtonLink>}>
        {texts.noJobsHint(name)}
      </Empty>
    )
  }
  return (
    <section aria-labelledby="h-jobs">
      <h2 id="h-jobs">{shown ? texts.jobs(shown, country) : texts.hiring}</h2>
      <JobRows jobs={jobs} country={company.country} now={now} />
      {shown && shown.total > jobs.length && (
        <Link className="more" to={shown.everywhere ?? shown.address}>
          {companiesTexts.seeJobs(shown.total)} <Icon of={ArrowRight} small />
        </Link>
      )}
    </section>
  )
}
