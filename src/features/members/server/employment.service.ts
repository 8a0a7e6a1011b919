import { fold } from '#platform/folding.ts'
import type { Db } from '#platform/server/database/db.ts'
import { findWholeProfile } from './own-profile.repository.ts'

/**
 * Whether somebody works or has worked at a company: verified by a work address, or as their profile says. Posts name companies in
 * words, so they count by the name.
 */
export async function employmentAt(
  db: Db,
  accountId: number,
  company: { id: number; name: string },
): Promise<'verified' | 'declared' | null> {
  const profile = await findWholeProfile(db, accountId)
  if (!profile) return null
  if (profile.companyId === company.id) return profile.verified ? 'verified' : 'declared'
  const name = fold(company.name)
  return profile.experience.some((post) => fold(post.company) === name) ? 'declared' : null
}
