import type { Db } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { findMembersOf } from './members.repository.ts'
import type { Elsewhere } from './viewer.service.ts'
import type { VisibleMember } from './visible-members.ts'
import { visibleMembers } from './visible-members.ts'

/**
 * What a recruiter sees of those who applied to their company, by account. Whoever asks has made sure that each of them has an
 * application there that was not withdrawn.
 */
export async function applicantProfiles(
  db: Db,
  accountsOf: Elsewhere['accountsOf'],
  actor: SignedIn,
  accountIds: number[],
): Promise<Map<number, VisibleMember>> {
  if (accountIds.length === 0) return new Map()
  const rows = await findMembersOf(db, actor, accountIds)
  const elsewhere = { accountsOf, hasAppliedTo: async () => true, hasUnlocked: async () => false }
  const seen = await visibleMembers(
    db,
    elsewhere,
    rows.map((row) => ({ ...row, viewer: 'applied' as const })),
  )
  const accountOf = new Map(rows.map(({ id, accountId }) => [id, accountId!]))
  return new Map(seen.map((member) => [accountOf.get(member.id)!, member]))
}
