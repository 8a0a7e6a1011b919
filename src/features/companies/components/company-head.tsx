import { MapPin } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import { Logo } from '#ui/identity.tsx'
import { Link } from '#ui/link.tsx'
import { Stars } from '#ui/stars.tsx'
import { ratedInWords } from '../rating.texts.ts'
import type { Company } from './company-organization.ts'

export function CompanyHead({ company }: { company: Company }) {
  return (
    <header className="comp__head">
      <Logo name={company.name} logo={company.logo} monogram={company.monogram} size={72} />
      <div>
        <h1 className="display">{company.name}</h1>
        <p className="comp__tag">{company.tagline}</p>
        <p className="comp__place">
          <Icon of={MapPin} small />
          {company.location}, {company.country}
        </p>
        {company.rating !== null && company.reviews_count !== null && (
          <Link className="rated comp__rate" to={`/entreprise/${company.id}?onglet=avis`} preventScrollReset>
            <Stars value={company.rating} />
            {ratedInWords(company.rating, company.reviews_count)}
          </Link>
        )}
      </div>
    </header>
  )
}
