import { describeAccount } from '#features/accounts/server/account-control.service.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { ModerationSite } from './moderation-site.ts'
import { historyOf } from './queue.ts'

/** An account, its suspension, and what was done about it. */
export async function readAccountCase({ db }: ModerationSite, actor: SignedIn, id: number) {
  const account = await describeAccount(db, id)
  return {
    id,
    name: account.name,
    email: account.email,
    role: account.role,
    company: account.companyName,
    created_at: account.createdAt.toISOString(),
    verified: account.verified,
    flags: account.flags,
    suspended_at: account.suspendedAt?.toISOString() ?? null,
    suspended_until: account.suspendedUntil?.toISOString() ?? null,
    suspension_reason: account.suspensionReason,
    own: actor.accountId === id,
    acts: await historyOf(db, 'account', id),
  }
}
