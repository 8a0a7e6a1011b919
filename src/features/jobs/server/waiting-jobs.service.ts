import { companiesById } from '#features/companies/server/company-names.service.ts'
import { currencyOf } from '#features/reference/reference.rules.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import { shortCity } from '#platform/french.ts'
import type { Db } from '#platform/server/database/db.ts'
import * as repository from './waiting-jobs.repository.ts'

// Jobs that an administrator reads before they are shown.

export const countWaitingJobs = repository.countWaiting

/** Jobs of clients that wait to be read, with the name of their company. */
export async function listWaitingJobs(db: Db, limit: number) {
  const rows = await repository.findWaiting(db, limit)
  const companies = await companiesById(db)
  return rows.map(({ companyId, ...row }) => ({ ...row, company: companies.get(companyId)?.name ?? '' }))
}

/** One of them, as its page will show it. */
export async function readWaitingJob(db: Db, id: number) {
  const row = await repository.findOneWaiting(db, id)
  const company = row && (await companiesById(db)).get(row.companyId)
  if (!row || !company) return null
  const [lists, cities] = [await listsOf(db), await citiesById(db, [row.cityId])]
  const contract = lists.contracts.find((one) => one.id === row.contractId)!
  return {
    company,
    since: row.updatedAt,
    contractKind: contract.kind,
    job: {
      title: row.title,
      contract: contract.name,
      place: shortCity(cities.get(row.cityId)?.name ?? ''),
      remote: row.remote,
      education: row.education,
      experience_min: row.experienceMin,
      experience_max: row.experienceMax,
      salary: {
        min: row.salaryMin,
        max: row.salaryMax,
        period: row.salaryPeriod,
        currency: currencyOf(row.countryId),
      },
      salary_text: row.salaryText,
      description: row.description,
      missions: row.missions,
      profile: row.profile,
      benefits: row.benefits,
      skills: row.skills,
      urgent: row.urgent,
    },
  }
}
