import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { formatCount } from '#platform/french.ts'
import type { CompanyTab } from '../companies.rules.ts'
import { companyTabs } from '../companies.rules.ts'
import { companiesTexts } from '../companies.texts.ts'
import type { Company } from './company-organization.ts'

const texts = companiesTexts.company

/** Links rather than tabs of the page: each has its address, and works before scripts arrive. */
export function CompanyTabs({ company, tab }: { company: Company; tab: CompanyTab }) {
  const counts: Partial<Record<CompanyTab, number>> = {
    photos: company.photos.length,
    people: company.team.length,
    jobs: company.offersCount,
  }
  const shown = companyTabs.filter((one) => one !== 'video' || company.video !== null)
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    // On a narrow screen the last one may stand beyond the edge.
    if (current) list.current!.scrollLeft = current.offsetLeft - (list.current!.clientWidth - current.offsetWidth) / 2
  }, [tab])
  return (
    <nav ref={list} className="tabs" aria-label={texts.sections(company.name)}>
      {shown.map((one) => (
        <Link
          key={one}
          className="tab"
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
