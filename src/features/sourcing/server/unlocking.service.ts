import type { OpensTo } from '#features/members/cvs/server/cvs.service.ts'
import { ownerOfDefaultCv } from '#features/members/cvs/server/cvs.service.ts'
import { isSoughtBy } from '#features/members/server/sought-members.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { findUnlocked } from './unlocking.repository.ts'

/** Whether the recruiter's company sees a member by name. */
export const hasUnlocked = async (db: Db, recruiter: Actor, memberId: number): Promise<boolean> =>
  (await findUnlocked(db, recruiter, [memberId])).size > 0

/** A company that has unlocked somebody opens their default CV, for as long as they let recruiters find them. */
export const opensCvToUnlocker: OpensTo = async (db, reader, cvId) => {
  const memberId = await ownerOfDefaultCv(db, cvId)
  if (memberId === null || !(await hasUnlocked(db, reader, memberId))) return false
  return isSoughtBy(db, reader, memberId)
}
