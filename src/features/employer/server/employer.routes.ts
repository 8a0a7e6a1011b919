import { currentFace, removeLogo } from '#features/companies/server/company-logo.service.ts'
import { countOwnLiveJobs } from '#features/jobs/server/jobs.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import { readOwnCompany, removeOwnLogo } from '../employer.contract.ts'

export const employerRoutes = (db: Db): Served[] => [
  serve(readOwnCompany, async (_input, actor) => {
    const [face, live_jobs] = await Promise.all([currentFace(db, actor), countOwnLiveJobs(db, actor)])
    return { company: face && { ...face, live_jobs } }
  }),
  serve(removeOwnLogo, (_input, actor) => removeLogo(db, actor)),
]
