import { companyNames } from '#features/companies/server/company-card.service.ts'
import { countLiveJobs } from '#features/jobs/server/jobs.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import { readOwnCompany } from '../employer.contract.ts'

export const employerRoutes = (db: Db): Served[] => [
  serve(readOwnCompany, async (_input, { companyId }) => {
    if (companyId === null) return { company: null }
    const [names, counts] = await Promise.all([companyNames(db, [companyId]), countLiveJobs(db, null)])
    const name = names.get(companyId)
    return {
      company: name === undefined ? null : { id: companyId, name, live_jobs: counts.company.get(companyId) ?? 0 },
    }
  }),
]
