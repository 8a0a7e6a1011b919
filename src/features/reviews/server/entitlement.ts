import { hasSentTo } from '#features/applications/server/applications.service.ts'
import { employmentAt } from '#features/members/server/employment.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { Basis, ReviewObstacle } from '../reviews.rules.ts'

/**
 * What lets somebody review a company: an application that reached it, a work address that was confirmed there, or a post there
 * that their profile names.
 */
async function basisOf(db: Db, accountId: number, company: { id: number; name: string }): Promise<Basis | null> {
  if (await hasSentTo(db, accountId, company.id)) return 'applied'
  return employmentAt(db, accountId, company)
}

/** Whether a candidate may review a company, and why not. */
export async function standingOf(
  db: Db,
  { accountId, verified }: Pick<SignedIn, 'accountId' | 'verified'>,
  company: { id: number; name: string },
): Promise<{ basis: Basis } | { obstacle: ReviewObstacle }> {
  if (!verified) return { obstacle: 'unconfirmed' }
  const basis = await basisOf(db, accountId, company)
  return basis ? { basis } : { obstacle: 'stranger' }
}
