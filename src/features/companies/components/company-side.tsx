import { ArrowRight } from 'lucide'
import type { CountryCode } from '#features/reference/reference.rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import type { JobsShown } from '../companies-jobs.rules.ts'
import { companiesTexts } from '../companies.texts.ts'
import { SectorChart } from './company-chart.tsx'
import { CompanyFacts } from './company-facts.tsx'
import { CompanyMap } from './company-map.tsx'
import { CompanyNetworks } from './company-networks.tsx'
import type { Company } from './company-organization.ts'

const texts = companiesTexts.company

type Props = { company: Company; jobs: JobsShown | null; country: CountryCode; whole: boolean }

/**
 * The cards beside a company: its jobs, what is to know about it; beside its profile, also where it is and in
 * which sectors it recruits.
 */
export function CompanySide({ company, jobs, country, whole }: Props) {
  return (
    <div className="comp__side far">
      {jobs && (
        <section className="card" aria-labelledby="h-count">
          <h2 id="h-count">{texts.hiring}</h2>
          <p className="small muted">{texts.jobs(jobs, country)}</p>
          {jobs.promised > 0 && (
            <ButtonLink block to={jobs.address}>
              {companiesTexts.seeJobs(jobs.promised)}
            </ButtonLink>
          )}
          {jobs.everywhere && (
            <Link className="more" to={jobs.everywhere}>
              {texts.everywhere(jobs.total)} <Icon of={ArrowRight} small />
            </Link>
          )}
        </section>
      )}
      <CompanyFacts company={company} />
      {whole && (
        <>
          <CompanyMap company={company} />
          <CompanyNetworks company={company} />
          <SectorChart company={company} scope={jobs?.scope ?? {}} />
        </>
      )}
    </div>
  )
}
