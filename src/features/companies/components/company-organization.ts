import { countryIso } from '#features/reference/reference.rules.ts'
import type { OutputOf } from '#platform/contract.ts'
import { breadcrumbList } from '#platform/page-head.ts'
import { directoryPath } from '../companies.rules.ts'
import type { readCompany } from '../companies.contract.ts'
import { companiesTexts } from '../companies.texts.ts'

export type Company = OutputOf<typeof readCompany>

/** The company as search engines read it. The router writes it so that no text can end its script. */
export function organizationOf(company: Company, address: string) {
  const networks = Object.values(company.socialNetworks).filter((link) => link !== null)
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    description: company.about || company.tagline,
    logo: new URL(company.logo, address).href,
    mainEntityOfPage: address,
    address: {
      '@type': 'PostalAddress',
      ...(company.street ? { streetAddress: company.street } : {}),
      ...(company.postal_code ? { postalCode: company.postal_code } : {}),
      addressLocality: company.city,
      addressRegion: company.region,
      addressCountry: countryIso(company.country),
    },
    ...(company.website ? { url: company.website } : {}),
    ...(networks.length > 0 ? { sameAs: networks } : {}),
    ...(company.email ? { email: company.email } : {}),
    ...(company.phone ? { telephone: company.phone } : {}),
    // Of a rating that is shown: fewer reviews are told to nobody.
    ...(company.rating !== null
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: company.rating,
            reviewCount: company.reviews_count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
    ...(company.foundedYear ? { foundingDate: String(company.foundedYear) } : {}),
    ...(company.employees ? { numberOfEmployees: { '@type': 'QuantitativeValue', value: company.employees } } : {}),
  }
}

export const companyBreadcrumb = (company: Company, address: string) =>
  breadcrumbList([
    { name: companiesTexts.directory.heading, item: new URL(directoryPath, address).href },
    { name: company.name, item: address },
  ])
