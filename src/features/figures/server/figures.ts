import { companyReferences, countCompanies } from '#features/companies/server/companies.service.ts'
import type { LiveJobs } from '#features/jobs/server/live-counts.service.ts'
import { countLiveJobs } from '#features/jobs/server/live-counts.service.ts'
import { countMembers } from '#features/members/server/members.service.ts'
import { listsOf } from '#features/reference/server/reference.service.ts'

// The reference lists as the API shows them: each entry with the number of live jobs behind it.

type Named = { id: number; name: string }

const withCount = ({ id, name }: Named, counts: ReadonlyMap<number, number>) => ({
  id,
  name,
  jobs_count: counts.get(id) ?? 0,
})

export async function sectorsWithCounts({ db, jobs }: LiveJobs, country: number | null) {
  const [lists, counts] = await Promise.all([listsOf(db), countLiveJobs(jobs, country)])
  return lists.sectors.map((sector) => ({
    ...withCount(sector, counts.sector),
    sous_secteurs: lists.subsectors
      .filter(({ sectorId }) => sectorId === sector.id)
      .map((subsector) => withCount(subsector, counts.subsector)),
  }))
}

export async function regionsWithCounts({ db, jobs }: LiveJobs, country: number | null) {
  const [lists, counts] = await Promise.all([listsOf(db), countLiveJobs(jobs, country)])
  return lists.countries
    .filter(({ id }) => country === null || id === country)
    .map((one) => ({
      ...withCount(one, counts.country),
      regions: lists.regions
        .filter(({ countryId }) => countryId === one.id)
        .map((region) => withCount(region, counts.region)),
    }))
}

export async function contractsWithCounts({ db, jobs }: LiveJobs, country: number | null) {
  const [lists, counts] = await Promise.all([listsOf(db), countLiveJobs(jobs, country)])
  return lists.contracts.map((contract) => ({ ...withCount(contract, counts.contract), type: contract.kind }))
}

export async function functionsWithCounts({ db, jobs }: LiveJobs, country: number | null) {
  const [lists, counts] = await Promise.all([listsOf(db), countLiveJobs(jobs, country)])
  return lists.functions.map((one) => withCount(one, counts.function))
}

export async function structuresWithCounts({ db, jobs }: LiveJobs, country: number | null) {
  const [lists, companies, counts] = await Promise.all([
    listsOf(db),
    companyReferences(db),
    countLiveJobs(jobs, country),
  ])
  const byStructure = new Map<number, number>()
  for (const { id, structureId } of companies) {
    byStructure.set(structureId, (byStructure.get(structureId) ?? 0) + (counts.company.get(id) ?? 0))
  }
  return lists.structures.map((structure) => withCount(structure, byStructure))
}

export async function companiesWithCounts({ db, jobs }: LiveJobs, country: number | null) {
  const [companies, counts] = await Promise.all([companyReferences(db), countLiveJobs(jobs, country)])
  return companies
    .filter(({ id, countryId }) => country === null || countryId === country || counts.company.has(id))
    .map((company) => ({ ...withCount(company, counts.company), logo: company.logo, website: company.website }))
}

/** The four tiles of the statistics band. */
export async function publicStats({ db, jobs }: LiveJobs, country: number | null) {
  const [live, members, companies] = await Promise.all([
    countLiveJobs(jobs, country),
    countMembers(db, country),
    countCompanies(db, country),
  ])
  return {
    total_jobs: live.total,
    total_professionals: members.total,
    total_companies: companies,
    active_users_month: members.activeThisMonth,
  }
}
