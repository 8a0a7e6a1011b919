import { ExternalLink } from 'lucide'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { companiesTexts } from '../companies.texts.ts'
import type { Company } from './company-organization.ts'

const texts = companiesTexts.company
const FUNCTIONS_SHOWN = 6

/** The cards beside a company: its offers, what is to know about it, what it recruits for. */
export function CompanySide({ company }: { company: Company }) {
  return (
    <div className="comp__side">
      <section className="card" aria-labelledby="h-count">
        <h2 id="h-count">{texts.hiring}</h2>
        <p className="small muted">{company.offers_count > 0 ? texts.jobs(company.offers_count) : texts.noJobs}</p>
        {company.offers_count > 0 && (
          <ButtonLink block to={`/emploi?company=${company.id}`}>
            {companiesTexts.seeOffers(company.offers_count)}
          </ButtonLink>
        )}
      </section>
      <Facts company={company} />
      {company.functions.length > 0 && <Functions functions={company.functions} />}
    </div>
  )
}

function Facts({ company }: { company: Company }) {
  const { employees, size, founded_year, city, sector, structure, website } = company
  const facts: [string, ReactNode][] = [
    [texts.staff, employees === null ? companiesTexts.sizes[size] : texts.employees(employees)],
    ...(founded_year === null ? [] : [[texts.founded, founded_year] satisfies [string, ReactNode]]),
    [texts.seat, city],
    [texts.sector, sector],
    [texts.structure, structure],
    ...(website === null
      ? []
      : [[texts.website, <Website key={website} address={website} />] satisfies [string, ReactNode]]),
  ]
  return (
    <section className="card" aria-labelledby="h-facts">
      <h2 id="h-facts">{texts.facts}</h2>
      <dl className="comp__kv">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Website({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noopener nofollow">
      {new URL(address).hostname.replace(/^www\./, '')}
      <Icon of={ExternalLink} small />
      <span className="vh">{texts.newTab}</span>
    </a>
  )
}

/** What a company recruits for, as bars with their figures in words. The rest is summed up, without a bar. */
function Functions({ functions }: { functions: Company['functions'] }) {
  const shown = functions.slice(0, FUNCTIONS_SHOWN)
  const others = functions.slice(FUNCTIONS_SHOWN).reduce((sum, { jobs_count }) => sum + jobs_count, 0)
  const most = shown[0]?.jobs_count ?? 1
  return (
    <section className="card" aria-labelledby="h-functions">
      <h2 id="h-functions">{texts.byFunction}</h2>
      <ul className="comp__bars">
        {shown.map(({ id, name, jobs_count }) => (
          <li key={id}>
            <span>{name}</span>
            <span className="num">{companiesTexts.offers(jobs_count)}</span>
            <i style={{ '--v': `${(jobs_count / most) * 100}%` } as React.CSSProperties} />
          </li>
        ))}
        {others > 0 && (
          <li>
            <span>{texts.otherFunctions}</span>
            <span className="num">{companiesTexts.offers(others)}</span>
          </li>
        )}
      </ul>
    </section>
  )
}
