import { formatCount } from '#platform/french.ts'
import { Link } from '#ui/link.tsx'
import type { CompanyTab } from '../companies.rules.ts'
import { companyTabs } from '../companies.rules.ts'
import { companiesTexts } from '../companies.texts.ts'
import type { Company } from './company-organization.ts'

const texts = companiesTexts.company

/** On a narrow screen the last ones may stand beyond the edge. */
function bringIntoSight(tab: HTMLElement | null): void {
  const list = tab?.parentElement
  if (list) list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
}

/** Links rather than tabs of the page: each has its address, and works before scripts arrive. */
export function CompanyTabs({ company, tab }: { company: Company; tab: CompanyTab }) {
  const counts: Partial<Record<CompanyTab, number>> = {
    photos: company.photos.length,
    people: company.team.length,
    ...(company.offersCount === null ? {} : { jobs: company.offersCount }),
    ...(company.reviews_count === null ? {} : { avis: company.reviews_count }),
  }
  const shown = companyTabs.filter((one) => one !== 'video' || company.video !== null)
  return (
    <nav className="tabs" aria-label={texts.sections(company.name)}>
      {shown.map((one) => (
        <Link
          key={one}
          className="tab"
          ref={one === tab ? bringIntoSight : undefined}
          to={one === 'profil' ? `/entreprise/${company.id}` : `/entreprise/${company.id}?onglet=${one}`}
          aria-current={one === tab ? 'page' : undefined}
          preventScrollReset
        >
          {texts.tabs[one]}
          {counts[one] !== undefined && <span className="num muted">{formatCount(counts[one])}</span>}
        </Link>
      ))}
    </nav>
  )
}
