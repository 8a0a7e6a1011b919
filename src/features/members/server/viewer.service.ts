import type { Db } from '#platform/server/database/db.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import type { Viewer } from '../visibility.rules.ts'

/** What other rooms know of members, registered in `app/members.ts`. */
export type Elsewhere = {
  /** How accounts are reached, by their number. */
  accountsOf: (db: Db, accountIds: number[]) => Promise<Map<number, { email: string; phone: string | null }>>
  /** Whether somebody has an application that the recruiter's company reads. */
  hasAppliedTo: (db: Db, recruiter: Actor, accountId: number) => Promise<boolean>
  /** Whether the recruiter's company has paid to see a member by name, not too long ago. */
  hasUnlocked: (db: Db, recruiter: Actor, memberId: number) => Promise<boolean>
}

type Row = { id: number; viewer: Viewer; accountId: number | null }

/** What a caller is to one member: what the query says, unless the member has applied to the caller's company, or that has unlocked them. */
export async function viewerOf(db: Db, elsewhere: Elsewhere, actor: Actor, row: Row): Promise<Viewer> {
  const { id, viewer, accountId } = row
  if (actor.role !== 'recruiter' || actor.companyId === null || accountId === null || viewer === 'self') return viewer
  if (await elsewhere.hasAppliedTo(db, actor, accountId)) return 'applied'
  // Who blocks a company takes back what it has paid for.
  return viewer === 'recruiter' && (await elsewhere.hasUnlocked(db, actor, id)) ? 'unlocked' : viewer
}
