import { listAlerts } from '#features/alerts/alerts.contract.ts'
import { listApplications } from '#features/applications/applications.contract.ts'
import { readSeenCount } from '#features/jobs/seen/seen-jobs.contract.ts'
import { listSavedJobs } from '#features/jobs/saved/saved-jobs.contract.ts'
import { listCvs } from '#features/members/cvs/cvs.contract.ts'
import type { Api } from '#platform/contract.ts'

const ALERTS = 3
const SAVED = 5
const APPLICATIONS = 5

export async function readJobsSection(api: Api) {
  const [{ data: alerts }, saved, applications, { data: cvs }, seen, allAlerts] = await Promise.all([
    api(listAlerts, { limit: ALERTS }),
    api(listSavedJobs, { limit: SAVED }),
    api(listApplications, { per_page: APPLICATIONS }),
    api(listCvs, {}),
    api(readSeenCount, {}),
    api(listAlerts, {}),
  ])
  return {
    alerts,
    saved: saved.data,
    applications: applications.data,
    cvs,
    counts: {
      seen: seen.count,
      applications: applications.counts.total,
      saved: saved.total,
      alerts: allAlerts.data.filter(({ is_active: active }) => active).length,
    },
  }
}
