import type { Batch } from '#platform/server/collection/collection.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { visibleProfile } from '../visibility.rules.ts'
import type { WholeMember } from './members.repository.ts'
import {
  findAccountOf,
  findSought,
  findSoughtBatch,
  findSoughtIds,
  highestSoughtId,
  idOfAccount,
} from './members.repository.ts'
import type { Elsewhere } from './viewer.service.ts'
import { visibleMembers } from './visible-members.ts'

// Those who let recruiters look for them: « Visible des recruteurs » is on, the form of the CV is saved, and they are not suspended.

/**
 * Those of the named members whom a recruiter's company may find, as far as it sees them; `unlocked` are those it has paid for.
 * `hidden` is not to be shown: it says what must not be read from their texts either.
 */
export async function soughtMembers(
  db: Db,
  elsewhere: Elsewhere,
  actor: Actor,
  ids: number[],
  unlocked: ReadonlySet<number>,
) {
  const rows = ids.length === 0 ? [] : await findSought(db, actor, ids)
  const seen = rows.map((row): WholeMember => ({ ...row, viewer: unlocked.has(row.id) ? 'unlocked' : 'recruiter' }))
  const hidden = new Map(rows.map(({ id, firstName, lastName, accountId }) => [id, { firstName, lastName, accountId }]))
  return (await visibleMembers(db, elsewhere, seen)).map((member) => ({ member, hidden: hidden.get(member.id)! }))
}

/** The same of a batch, as any recruiter sees them, with what an index has to know besides. */
export async function soughtBatch(db: Db, batch: Batch) {
  const rows = await findSoughtBatch(db, batch)
  return rows.flatMap((row) => {
    const { id, accountId, firstName, lastName, cityId, location, companyId, companyName, blocked, cvSavedAt } = row
    const seen = visibleProfile('recruiter', { ...row, company: { companyId, companyName } })
    return seen ? [{ id, accountId, firstName, lastName, cityId, location, blocked, cvSavedAt: cvSavedAt!, seen }] : []
  })
}
export type SoughtRow = Awaited<ReturnType<typeof soughtBatch>>[number]

export { highestSoughtId }

/** Those of the named members whom a recruiter's company may find. */
export const soughtIds = async (db: Db, actor: Actor, ids: number[]): Promise<Set<number>> =>
  new Set(ids.length === 0 ? [] : (await findSoughtIds(db, actor, ids)).map(({ id }) => id))

export const isSoughtBy = async (db: Db, actor: Actor, id: number): Promise<boolean> =>
  (await soughtIds(db, actor, [id])).size > 0

/** The profile of an account, and the account of a profile. */
export const memberIdOf = idOfAccount
export const accountOfMember = findAccountOf
