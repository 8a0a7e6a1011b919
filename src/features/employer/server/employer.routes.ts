import { currentFace, removeLogo } from '#features/companies/server/company-logo.service.ts'
import { countLiveJobs } from '#features/jobs/server/jobs.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import { readOwnCompany, removeOwnLogo } from '../employer.contract.ts'

export const employerRoutes = (db: Db): Served[] => [
  serve(readOwnCompany, async (_input, { companyId }) => {
    if (companyId === null) return { company: null }
    const [face, counts] = await Promise.all([currentFace(db, companyId), countLiveJobs(db, null)])
    return { company: face && { ...face, live_jobs: counts.company.get(companyId) ?? 0 } }
  }),
  serve(removeOwnLogo, (_input, { companyId }) => removeLogo(db, companyId)),
]
