import { reportableJobs } from '#features/jobs/server/reportable-jobs.ts'
import { reportableProfiles } from '#features/members/server/reportable-profiles.ts'
import { reportableComments } from '#features/news/comments/server/reportable-comments.ts'
import { reportableAnswers, reportableReviews } from '#features/reviews/server/reportable-reviews.ts'
import type { Reportables } from '#platform/server/reportable.ts'
import { membersElsewhere } from './members.ts'

/** Everything that can be reported, one list. */
export const reportables: Reportables = [
  reportableJobs,
  reportableReviews,
  reportableAnswers,
  reportableProfiles(membersElsewhere),
  reportableComments,
]
