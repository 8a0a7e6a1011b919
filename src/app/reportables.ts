import { reportableJobs } from '#features/jobs/server/reportable-jobs.ts'
import type { Reportables } from '#platform/server/reportable.ts'

/** Everything that can be reported, one list. */
export const reportables: Reportables = [reportableJobs]
