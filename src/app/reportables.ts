import { reportableJobs } from '#features/jobs/server/reportable-jobs.ts'
import { reportableAnswers, reportableReviews } from '#features/reviews/server/reportable-reviews.ts'
import type { Reportables } from '#platform/server/reportable.ts'

/** Everything that can be reported, one list. */
export const reportables: Reportables = [reportableJobs, reportableReviews, reportableAnswers]
