import { ArrowRight } from 'lucide'
import { Link } from 'react-router'
import type { listFeaturedCompanies } from '#features/companies/companies.contract.ts'
import { jobListAddress } from '#features/jobs/jobs-link.rules.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatSalary, plural, quoted, shownTitle } from '#platform/french.ts'
import type { Settled } from '#platform/settle.ts'
import { Hallmark } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { Cover, Logo } from '#ui/identity.tsx'
import { Bone, Skeleton } from '#ui/waiting.tsx'
import { lowerTexts } from '../lower-home.texts.ts'
import { SectionData } from './section-data.tsx'

type Featured = OutputOf<typeof listFeaturedCompanies>
type Company = Featured['data'][number]

export function FeaturedSection({ companies }: { companies: Promise<Settled<Featured>> }) {
  return (
    <section className="sec home__featured far" aria-labelledby="h-co">
      <div className="wrap">
        <SectionData of={companies} skeleton={<FeaturedSkeleton />} error={lowerTexts.companiesError} quiet>
          {({ total, data: [first, ...others] }) => (
            <>
              <div className="sec__head">
                <h2 id="h-co">{lowerTexts.companiesTitle}</h2>
                <Link className="more" to="/entreprises">
                  {lowerTexts.allCompanies(total)} <Icon of={ArrowRight} small />
                </Link>
              </div>
              <div className="feat">
                {first && <BigCard company={first} />}
                <ul className="feat__grid">
                  {others.map((company) => (
                    <SmallCard key={company.id} company={company} />
                  ))}
                </ul>
              </div>
            </>
          )}
        </SectionData>
      </div>
    </section>
  )
}

const companyPage = ({ id }: Company): string => `/entreprise/${id}`

function BigCard({ company }: { company: Company }) {
  const { name, tagline, city, employees, quote, jobs } = company
  const facts = [tagline, employees && lowerTexts.employees(employees), city].filter(Boolean).join(', ')
  return (
    <article className="feat__big card">
      <Cover seed={name} className="feat__cover" />
      <div className="feat__body">
        <Logo name={name} logo={company.logo} monogram={company.monogram} size={72} />
        {company.recruiter_of_the_week && (
          <p className="feat__eyebrow">
            <Hallmark>{lowerTexts.recruiterOfTheWeek}</Hallmark>
          </p>
        )}
        <h3>
          <Link to={companyPage(company)}>{name}</Link>
        </h3>
        <p className="muted">{facts}</p>
        {quote && (
          <blockquote>
            {quoted(quote.text)}
            <footer>
              {quote.author}, {quote.role}
            </footer>
          </blockquote>
        )}
        <ul className="feat__jobs">
          {jobs.map((job) => {
            const salary = formatSalary(job.salary)
            return (
              <li key={job.id}>
                <Link to={`/offre-emploi/${job.id}`}>{shownTitle(job.title)}</Link>
                <span className={salary ? 'num' : 'muted'}>{salary ?? lowerTexts.noSalary}</span>
              </li>
            )
          })}
        </ul>
        <Link className="more" to={jobListAddress({ societe_ids: company.id })}>
          {lowerTexts.companyJobs(company.offersCount)} <Icon of={ArrowRight} small />
        </Link>
      </div>
    </article>
  )
}

function SmallCard({ company }: { company: Company }) {
  return (
    <li className="home-co card">
      <Cover seed={company.name} kind="card" className="home-co__cover" />
      <div className="home-co__b">
        <Logo name={company.name} logo={company.logo} monogram={company.monogram} size={56} />
        <h3>
          <Link to={companyPage(company)}>{company.name}</Link>
        </h3>
        <p className="muted small">
          {company.industry ?? company.sector}, {company.city}
        </p>
        <p className="small home-co__t">{company.trades}</p>
        <p className="home-co__n num">{plural(company.offersCount, 'offre')}</p>
      </div>
    </li>
  )
}

function FeaturedSkeleton() {
  return (
    <Skeleton label={lowerTexts.companiesLoading} className="feat">
      <Bone width="100%" height={520} />
      <div className="feat__grid">
        {[1, 2, 3, 4].map((key) => (
          <Bone key={key} width="100%" height={250} />
        ))}
      </div>
    </Skeleton>
  )
}
