import { countSentApplications } from '#features/applications/server/applications.service.ts'
import { countCompanies } from '#features/companies/server/companies.service.ts'
import { countPublishedWithin } from '#features/jobs/server/jobs.service.ts'
import type { LiveJobs } from '#features/jobs/server/live-counts.service.ts'
import { countLiveJobs } from '#features/jobs/server/live-counts.service.ts'
import { countActiveMembers, countMembers } from '#features/members/server/members.service.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import { readAdminStats } from '../admin.contract.ts'
import * as credits from '../credits.contract.ts'
import { addCompanyCredits, declineCredits, listAddedCredits } from './company-credits.ts'

const DAYS = 30

export const companyCreditsRoutes = (site: Site): Served[] => [
  serve(credits.listAddedCredits, (page) => listAddedCredits(site.db, page)),
  serve(credits.addCompanyCredits, (input, actor) => addCompanyCredits(site, actor, input)),
  serve(credits.declineCredits, (input, actor) => declineCredits(site, actor, input)),
]

export const adminRoutes = ({ db, jobs }: LiveJobs): Served[] => [
  serve(readAdminStats, async () => {
    const [members, active, live, companies, applications, posts] = await Promise.all([
      countMembers(db, null),
      countActiveMembers(db),
      countLiveJobs(jobs, null),
      countCompanies(db, null),
      countSentApplications(db),
      countPublishedWithin(db, DAYS),
    ])
    return {
      total_users: members.total,
      total_jobs: live.total,
      total_companies: companies,
      total_applications: applications,
      active_users_30d: active,
      job_posts_30d: posts,
    }
  }),
]
