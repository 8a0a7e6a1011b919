import { countAccounts } from '#features/accounts/server/account-counts.service.ts'
import { countCompanies } from '#features/companies/server/companies.service.ts'
import { countLiveJobs, countPublishedWithin } from '#features/jobs/server/jobs.service.ts'
import type { Db } from '#platform/server/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import { readAdminStats } from '../admin.contract.ts'

const DAYS = 30

export const adminRoutes = (db: Db): Served[] => [
  serve(readAdminStats, async () => {
    const [accounts, jobs, companies, posts] = await Promise.all([
      countAccounts(db, DAYS),
      countLiveJobs(db, null),
      countCompanies(db, null),
      countPublishedWithin(db, DAYS),
    ])
    return {
      total_users: accounts.total,
      total_jobs: jobs.total,
      total_companies: companies,
      // Nobody can apply yet.
      total_applications: 0,
      active_users_30d: accounts.active,
      job_posts_30d: posts,
    }
  }),
]
