import { accountsData } from '#features/accounts/server/accounts-data.ts'
import { alertsData } from '#features/alerts/server/alerts-data.ts'
import { savedJobsData } from '#features/jobs/saved/server/saved-jobs-data.ts'
import { membersData } from '#features/members/server/members-data.ts'
import { moderationData } from '#features/moderation/server/moderation-data.ts'
import { notificationsData } from '#features/notifications/server/notifications-data.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { platformData } from '#platform/server/platform-data.ts'

/** Everything that is kept about people who have an account, one list. */
export const personalData: PersonalData[] = [
  accountsData,
  membersData,
  notificationsData,
  savedJobsData,
  alertsData,
  moderationData,
  platformData,
]
