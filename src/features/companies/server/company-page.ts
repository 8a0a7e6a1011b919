import { countJobsOfCompany } from '#features/jobs/server/company-counts.service.ts'
import { liveJobsOfCompany } from '#features/jobs/server/jobs.service.ts'
import type { LiveJobs } from '#features/jobs/server/live-counts.service.ts'
import { publicMembersOf } from '#features/members/server/members.service.ts'
import { currencyOf, siteCountries } from '#features/reference/reference.rules.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import { shortCity } from '#platform/french.ts'
import { refuse } from '#platform/refusals.ts'
import { MOST_JOBS } from '../companies-jobs.rules.ts'
import { ratingOf } from '../companies-rating.rules.ts'
import { companyFace, companyRefusals, locationOf, safeWebsite } from '../companies.rules.ts'
import * as companies from './companies.repository.ts'
import { companyPhotos, companySocialNetworks, companyVideo } from './company-media.ts'
import { jobsByCountry, jobsByFunction, jobsBySector } from './company-jobs.ts'

const nameIn = (list: { id: number; name: string }[], id: number): string =>
  list.find((entry) => entry.id === id)?.name ?? ''

/**
 * A company as everybody may see it: its live jobs, and those of its people who chose a public profile. Sectors and
 * functions are counted in the named country, or in all of them if it has none there.
 */
export async function companyPage({ db, jobs: index }: LiveJobs, id: number, country: number | null, most = MOST_JOBS) {
  const company = await companies.findById(db, id)
  if (!company) throw refuse(companyRefusals['companies/not_found'])
  const [lists, counts, jobs, team, photos, video, socialNetworks] = await Promise.all([
    listsOf(db),
    countJobsOfCompany(index, id, country),
    liveJobsOfCompany(db, id, most),
    publicMembersOf(db, id),
    companyPhotos(db, id),
    companyVideo(db, id),
    companySocialNetworks(db, id),
  ])
  const cities = await citiesById(db, [company.cityId, ...jobs.map(({ cityId }) => cityId)])
  const cityName = (cityId: number): string => shortCity(cities.get(cityId)?.name ?? '')
  const city = cityName(company.cityId)
  const region = nameIn(lists.regions, cities.get(company.cityId)?.regionId ?? 0)
  const { latitude, longitude, revenue } = company
  return {
    id,
    name: company.name,
    description: company.description,
    about: company.about,
    tagline: company.tagline,
    trades: company.trades,
    ...companyFace(company),
    coverImage: `/gravures/banner/${encodeURIComponent(company.name.slice(0, 60).toWellFormed())}.svg`,
    website: safeWebsite(company.website),
    email: company.email,
    phone: company.phone,
    socialNetworks,
    sector: nameIn(lists.sectors, company.sectorId),
    industry: company.industry,
    structure: nameIn(lists.structures, company.structureId),
    size: company.size,
    employees: company.employees,
    foundedYear: company.foundedYear,
    revenue: revenue === null ? null : { amount: revenue, currency: currencyOf(company.countryId) },
    location: locationOf(city, region),
    street: company.street,
    postal_code: company.postalCode,
    city,
    region,
    country: nameIn(lists.countries, company.countryId),
    country_code: siteCountries.find((one) => one.id === company.countryId)!.code,
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    photos,
    video,
    benefits: company.benefits,
    quote:
      company.quoteText && company.quoteAuthor
        ? { text: company.quoteText, author: company.quoteAuthor, role: company.quoteRole ?? '' }
        : null,
    created_at: company.createdAt.toISOString(),
    ...ratingOf(company),
    offersCount: counts?.total ?? null,
    jobs_by_country: jobsByCountry(counts, lists),
    team: team.map(({ title, ...member }) => ({ ...member, position: title, linkedin: null })),
    jobs: jobs.map((job) => ({
      id: job.id,
      title: job.title,
      location: cityName(job.cityId),
      department: cities.get(job.cityId)?.departmentCode ?? null,
      country: nameIn(lists.countries, job.countryId),
      type: nameIn(lists.contracts, job.contractId),
      remote: job.remote,
      salary: {
        min: job.salaryMin,
        max: job.salaryMax,
        period: job.salaryPeriod,
        currency: currencyOf(job.countryId),
      },
      posted: job.publishedAt.toISOString(),
    })),
    sectors: jobsBySector(counts, lists),
    functions: jobsByFunction(counts, lists),
  }
}
