import { liveJobsOfCompany } from '#features/jobs/server/jobs.service.ts'
import { publicMembersOf } from '#features/members/server/members.service.ts'
import { currencyOf } from '#features/reference/reference.rules.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import { shortCity } from '#platform/french.ts'
import { refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/db.ts'
import { companyRefusals, monogram, safeWebsite } from '../companies.rules.ts'
import * as companies from './companies.repository.ts'

const JOBS_SHOWN = 50
// Every offer is counted by function; no company has more live ones than this.
const JOBS_COUNTED = 5_000

const nameIn = (list: { id: number; name: string }[], id: number): string =>
  list.find((entry) => entry.id === id)?.name ?? ''

/** How many offers there are of each function, the largest first. */
function countByFunction(jobs: { functionId: number }[], functions: { id: number; name: string }[]) {
  const counts = new Map<number, number>()
  for (const { functionId } of jobs) counts.set(functionId, (counts.get(functionId) ?? 0) + 1)
  return functions
    .filter(({ id }) => counts.has(id))
    .map(({ id, name }) => ({ id, name, jobs_count: counts.get(id)! }))
    .toSorted((a, b) => b.jobs_count - a.jobs_count)
}

/** A company as everybody may see it: its live offers, and those of its people who chose a public profile. */
export async function companyPage(db: Db, id: number) {
  const company = await companies.findById(db, id)
  if (!company) throw refuse(companyRefusals['companies/not_found'])
  const [lists, jobs, team] = await Promise.all([
    listsOf(db),
    liveJobsOfCompany(db, id, JOBS_COUNTED),
    publicMembersOf(db, id),
  ])
  const shown = jobs.slice(0, JOBS_SHOWN)
  const cities = await citiesById(db, [company.cityId, ...shown.map(({ cityId }) => cityId)])
  const cityName = (cityId: number): string => shortCity(cities.get(cityId)?.name ?? '')
  const city = cityName(company.cityId)
  const region = nameIn(lists.regions, cities.get(company.cityId)?.regionId ?? 0)
  return {
    id,
    name: company.name,
    description: company.description,
    about: company.about,
    tagline: company.tagline,
    trades: company.trades,
    logo: `/logos/${id}.svg`,
    monogram: monogram(company.name),
    website: safeWebsite(company.website),
    sector: nameIn(lists.sectors, company.sectorId),
    structure: nameIn(lists.structures, company.structureId),
    size: company.size,
    employees: company.employees,
    founded_year: company.foundedYear,
    location: [...new Set([city, region].filter(Boolean))].join(', '),
    city,
    region,
    country: nameIn(lists.countries, company.countryId),
    benefits: company.benefits,
    quote:
      company.quoteText && company.quoteAuthor
        ? { text: company.quoteText, author: company.quoteAuthor, role: company.quoteRole ?? '' }
        : null,
    created_at: company.createdAt.toISOString(),
    offers_count: jobs.length,
    team,
    jobs: shown.map((job) => ({
      id: job.id,
      title: job.title,
      city: cityName(job.cityId),
      contract: nameIn(lists.contracts, job.contractId),
      remote: job.remote,
      salary: {
        min: job.salaryMin,
        max: job.salaryMax,
        period: job.salaryPeriod,
        currency: currencyOf(job.countryId),
      },
      published_at: job.publishedAt.toISOString(),
    })),
    functions: countByFunction(jobs, lists.functions),
  }
}
