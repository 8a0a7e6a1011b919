import { defaultCountry } from '#features/reference/reference.rules.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import { suggest } from '../jobs-suggestions.contract.ts'
import * as contract from '../jobs.contract.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { companyOptions, filterOptions } from './job-options.ts'
import { readJob } from './job-page.ts'
import { searchJobs } from './jobs-search.service.ts'
import { namedJobs } from './named-jobs.ts'
import { suggestTerms } from './jobs-suggestions.ts'
import { tradePay } from './trade-pay.ts'

export function jobsRoutes(db: Db, index: IndexedCollection): Served[] {
  const live = { db, jobs: index }
  return [
    serve(suggest, async ({ field, q, session_pays }) => ({
      data: await suggestTerms(live, field, q, session_pays ?? null),
    })),
    serve(contract.listTradePay, ({ session_pays }) => tradePay(live, session_pays ?? defaultCountry.id)),
    serve(contract.searchJobs, (input) => searchJobs(db, index, input)),
    serve(contract.listJobs, (input) => searchJobs(db, index, input)),
    serve(contract.readFilterOptions, (input) => filterOptions(db, index, input)),
    serve(contract.searchCompanyOptions, async ({ q, ...filters }) => ({
      data: await companyOptions(db, index, filters, q),
    })),
    serve(contract.listNamedJobs, ({ ids }) => namedJobs(db, ids)),
    serve(contract.readJob, ({ id }) => readJob(db, index, id)),
  ]
}
