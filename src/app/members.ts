import { contactsOf } from '#features/accounts/server/account-control.service.ts'
import { hasAppliedTo } from '#features/applications/server/applications.service.ts'
import { hasUnlocked } from '#features/sourcing/server/unlocking.service.ts'
import type { Elsewhere } from '#features/members/server/viewer.service.ts'

/** What the room of members asks of rooms that stand on it. */
export const membersElsewhere: Elsewhere = {
  accountsOf: contactsOf,
  hasAppliedTo,
  hasUnlocked,
}
