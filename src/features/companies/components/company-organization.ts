import type { OutputOf } from '#platform/contract.ts'
import type { readCompany } from '../companies.contract.ts'

export type Company = OutputOf<typeof readCompany>

/** The company as search engines read it. The router writes it so that no text can end its script. */
export function organizationOf(company: Company, address: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    description: company.about || company.tagline,
    logo: new URL(company.logo, address).href,
    mainEntityOfPage: address,
    address: {
      '@type': 'PostalAddress',
      addressLocality: company.city,
      addressRegion: company.region,
      addressCountry: company.country,
    },
    ...(company.website ? { url: company.website } : {}),
    ...(company.founded_year ? { foundingDate: String(company.founded_year) } : {}),
    ...(company.employees ? { numberOfEmployees: { '@type': 'QuantitativeValue', value: company.employees } } : {}),
  }
}
