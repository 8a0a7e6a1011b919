import { currencyOf } from '#features/reference/reference.rules.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import { shortCity } from '#platform/french.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { isLive } from '../../jobs.rules.ts'
import * as repository from './publishing.repository.ts'

/** A job of the company that somebody works for, in any state; another company's is not there. */
export async function ownJob(db: Db, actor: Actor, id: number) {
  const job = await repository.findOwn(db, actor, id)
  if (!job) return null
  const [cities, { contracts }] = await Promise.all([citiesById(db, [job.cityId]), listsOf(db)])
  const { companyId, title, validThrough, answerDelayDays } = job
  return {
    id,
    companyId,
    title,
    validThrough,
    answerDelayDays,
    city: shortCity(cities.get(job.cityId)?.name ?? ''),
    contract: contracts.find((one) => one.id === job.contractId)?.name ?? '',
    salary: { min: job.salaryMin, max: job.salaryMax, period: job.salaryPeriod, currency: currencyOf(job.countryId) },
    open: isLive(job, new Date()),
  }
}
