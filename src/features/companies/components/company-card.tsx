import type { OutputOf } from '#platform/contract.ts'
import { Cover, Logo } from '#ui/identity.tsx'
import { Link } from '#ui/link.tsx'
import { Stars } from '#ui/stars.tsx'
import type { listCompanies } from '../companies.contract.ts'
import { companiesTexts } from '../companies.texts.ts'
import { ratedInWords } from '../rating.texts.ts'

type Company = Omit<OutputOf<typeof listCompanies>['data'][number], 'benefits' | 'description'>

export function CompanyCard({ company }: { company: Company }) {
  return (
    <li className="firm card">
      <Cover seed={company.name} kind="card" className="firm__cover" />
      <div className="firm__b">
        <Logo name={company.name} logo={company.logo} monogram={company.monogram} size={56} />
        <h2>
          <Link to={`/entreprise/${company.id}`}>{company.name}</Link>
        </h2>
        <p className="muted small">
          {company.industry ?? company.sector}, {company.city}
        </p>
        <p className="small firm__t">{company.trades}</p>
        {company.rating !== null && company.reviews_count !== null && (
          <p className="rated small firm__r">
            <Stars value={company.rating} />
            {ratedInWords(company.rating, company.reviews_count)}
          </p>
        )}
        <p className="firm__n num">{companiesTexts.jobs(company.offersCount)}</p>
      </div>
    </li>
  )
}
