import type { OutputOf } from '#platform/contract.ts'
import type { readJob } from './jobs.contract.ts'

type Job = OutputOf<typeof readJob>

const EMPLOYMENT: Record<string, string> = {
  CDI: 'FULL_TIME',
  CDD: 'TEMPORARY',
  Stage: 'INTERN',
  Alternance: 'FULL_TIME',
  Freelance: 'CONTRACTOR',
}

const COUNTRY: Record<string, string> = { France: 'FR', Belgique: 'BE', Luxembourg: 'LU', Suisse: 'CH' }
const UNIT = { an: 'YEAR', mois: 'MONTH', jour: 'DAY' }

const escapeText = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const list = (title: string, items: string[]): string =>
  items.length > 0 ? `<p>${title}</p><ul>${items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>` : ''

/** A live offer as search engines read it: every field they require or recommend that we know. */
export function jobPosting(job: Job, origin: string, address: string) {
  const paragraphs = job.description.split('\n\n').map((text) => `<p>${escapeText(text)}</p>`)
  const { min, max, period, currency } = job.salary
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: [...paragraphs, list('Vos missions', job.missions), list('Votre profil', job.profile)].join(''),
    identifier: { '@type': 'PropertyValue', name: job.company_name, value: String(job.id) },
    datePosted: job.created_at,
    ...(job.valid_through ? { validThrough: job.valid_through } : {}),
    employmentType: EMPLOYMENT[job.contract_type] ?? 'OTHER',
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company_name,
      logo: `${origin}${job.logo}`,
      ...(job.company.website ? { sameAs: job.company.website } : {}),
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: job.city,
        addressRegion: job.region,
        addressCountry: COUNTRY[job.country] ?? 'FR',
      },
    },
    ...(job.remote === 'total'
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: job.country } }
      : {}),
    ...(min !== null || max !== null
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency,
            value: { '@type': 'QuantitativeValue', minValue: min ?? max, maxValue: max ?? min, unitText: UNIT[period] },
          },
        }
      : {}),
    skills: job.skills.join(', '),
    directApply: false,
    url: `${origin}${address}`,
  }
}

export function breadcrumb(job: Job, origin: string, address: string) {
  const steps = [
    { name: 'Offres d’emploi', item: `${origin}/emploi` },
    { name: job.title, item: `${origin}${address}` },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}
