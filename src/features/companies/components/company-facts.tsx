import { FactList } from '#ui/fact-list.tsx'
import { ExternalLink } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { formatPhone } from '../companies-contact.rules.ts'
import { companiesTexts } from '../companies.texts.ts'
import type { Company } from './company-organization.ts'

const texts = companiesTexts.company

type Fact = [name: string, value: ReactNode]

const known = <T,>(value: T | null, fact: (value: T) => Fact): Fact[] => (value === null ? [] : [fact(value)])

/** What is to know about a company, in figures and addresses; what is not known is not mentioned. */
export function CompanyFacts({ company }: { company: Company }) {
  const { employees, size, foundedYear, revenue, city, industry, sector, structure, website, email, phone } = company
  const facts: Fact[] = [
    [texts.staff, employees === null ? companiesTexts.sizes[size] : texts.employees(employees)],
    ...known(foundedYear, (year) => [texts.founded, year]),
    ...known(revenue, (sum) => [texts.revenue, texts.formatRevenue(sum)]),
    [texts.seat, city],
    ...known(industry, (trade) => [texts.industry, trade]),
    [texts.sector, sector],
    [texts.structure, structure],
    ...known(website, (address) => [texts.website, <Website key="w" address={address} />]),
    ...known(email, (address) => [
      texts.email,
      <a key="e" href={`mailto:${encodeURI(address)}`}>
        {address}
      </a>,
    ]),
    ...known(phone, (number) => [
      texts.phone,
      <a key="p" href={`tel:${number}`}>
        {formatPhone(number)}
      </a>,
    ]),
  ]
  return (
    <section className="card" aria-labelledby="h-facts">
      <h2 id="h-facts">{texts.facts}</h2>
      <FactList facts={facts} className="comp__kv" />
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
