import { colleaguesData } from '#features/accounts/colleagues/server/colleagues-data.ts'
import { accountsData } from '#features/accounts/server/accounts-data.ts'
import { applicationsData } from '#features/applications/server/applications-data.ts'
import { applicantsData } from '#features/applications/applicants/server/applicants-data.ts'
import { alertsData } from '#features/alerts/server/alerts-data.ts'
import { creditsData } from '#features/credits/server/credits-data.ts'
import { publishingData } from '#features/jobs/publishing/server/publishing-data.ts'
import { lifetimeData } from '#features/jobs/lifetime/server/lifetime-data.ts'
import { savedJobsData } from '#features/jobs/saved/server/saved-jobs-data.ts'
import { cvsData } from '#features/members/cvs/server/cvs-data.ts'
import { seenJobsData } from '#features/jobs/seen/server/seen-jobs-data.ts'
import { membersData } from '#features/members/server/members-data.ts'
import { moderationData } from '#features/moderation/server/moderation-data.ts'
import { multipostingData } from '#features/multiposting/server/multiposting-data.ts'
import { notificationsData } from '#features/notifications/server/notifications-data.ts'
import { commentsData } from '#features/news/comments/server/comments-data.ts'
import { newsData } from '#features/news/server/news-data.ts'
import { writingData } from '#features/news/writing/server/writing-data.ts'
import { newsletterData } from '#features/newsletter/server/newsletter-data.ts'
import { reviewsData } from '#features/reviews/server/reviews-data.ts'
import { sourcingData } from '#features/sourcing/server/sourcing-data.ts'
import { submissionsData } from '#features/submissions/server/submissions-data.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { platformData } from '#platform/server/platform-data.ts'

/** Everything that is kept about people who have an account, one list. */
export const personalData: PersonalData[] = [
  accountsData,
  colleaguesData,
  membersData,
  notificationsData,
  savedJobsData,
  seenJobsData,
  lifetimeData,
  alertsData,
  cvsData,
  applicationsData,
  applicantsData,
  sourcingData,
  reviewsData,
  newsData,
  commentsData,
  writingData,
  newsletterData,
  submissionsData,
  moderationData,
  creditsData,
  publishingData,
  multipostingData,
  platformData,
]
