import { countryIso } from '#features/reference/reference.rules.ts'
import type { OutputOf } from '#platform/contract.ts'
import { breadcrumbList } from '#platform/page-head.ts'
import { jobHtml } from './job-html.ts'
import type { readJob } from './jobs.contract.ts'
import type { Education } from './jobs.rules.ts'

type Job = OutputOf<typeof readJob>

const EMPLOYMENT: Record<string, string> = {
  CDI: 'FULL_TIME',
  CDD: 'TEMPORARY',
  Stage: 'INTERN',
  Alternance: 'FULL_TIME',
  Freelance: 'CONTRACTOR',
}

const UNIT = { an: 'YEAR', mois: 'MONTH', jour: 'DAY' }

const CREDENTIAL: Record<Education, string> = {
  bac: 'high school',
  'bac+2': 'associate degree',
  'bac+3': 'bachelor degree',
  'bac+5': 'postgraduate degree',
  'bac+8': 'postgraduate degree',
}

/** The pay as it is announced: a range, one figure, or nothing. */
function baseSalary({ min, max, period, currency }: Job['salary']) {
  const low = min ?? max
  const high = max ?? min
  if (low === null || high === null) return {}
  const amount = low === high ? { value: low } : { minValue: low, maxValue: high }
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: { '@type': 'QuantitativeValue', ...amount, unitText: UNIT[period] },
    },
  }
}

/**
 * A live job as search engines read it: every field they require or recommend that we know. Nothing is said of
 * applying on the site itself as long as nobody can.
 */
export function jobPosting(job: Job, origin: string, address: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: jobHtml(job),
    identifier: { '@type': 'PropertyValue', name: job.company_name, value: String(job.id) },
    url: `${origin}${address}`,
    datePosted: job.created_at,
    ...(job.valid_through ? { validThrough: job.valid_through } : {}),
    employmentType: EMPLOYMENT[job.contract_type] ?? 'OTHER',
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company_name,
      logo: `${origin}${job.logo}`,
      sameAs: job.company.website ?? `${origin}/entreprise/${job.company_id}`,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: job.locality,
        ...(job.postal_code ? { postalCode: job.postal_code } : {}),
        addressRegion: job.region,
        addressCountry: countryIso(job.country),
      },
    },
    ...(job.remote === 'total'
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: job.country } }
      : {}),
    ...baseSalary(job.salary),
    experienceRequirements:
      job.experience_min > 0
        ? { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: job.experience_min * 12 }
        : 'no requirements',
    educationRequirements: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: CREDENTIAL[job.education],
    },
    industry: job.sector,
    occupationalCategory: job.function,
    ...(job.skills.length > 0 ? { skills: job.skills.join(', ') } : {}),
    ...(job.benefits.length > 0 ? { jobBenefits: job.benefits.join(', ') } : {}),
    ...(job.starts_on ? { jobStartDate: job.starts_on } : {}),
  }
}

export const jobBreadcrumb = (job: Job, origin: string, address: string) =>
  breadcrumbList([
    { name: 'Offres d’emploi', item: `${origin}/emploi` },
    { name: job.title, item: `${origin}${address}` },
  ])
