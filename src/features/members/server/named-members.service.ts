import type { Db } from '#platform/server/database/db.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { initials } from '../members.rules.ts'
import { seesPart } from '../visibility.rules.ts'
import { photoAddress } from './member-photo.service.ts'
import { findMembersOf } from './members.repository.ts'

export type NamedMember = { id: number; name: string; initials: string; title: string; photo: string | null }

/**
 * Those of some accounts whom the caller sees by name, for what they have signed. As in every list, whom somebody applied to is
 * not asked: that is for a single profile.
 */
export async function namedMembers(db: Db, actor: Actor, accountIds: number[]): Promise<Map<number, NamedMember>> {
  if (accountIds.length === 0) return new Map()
  const rows = await findMembersOf(db, actor, [...new Set(accountIds)])
  return new Map(
    rows
      .filter((row) => seesPart(row.viewer, 'identity', row))
      .map(({ accountId, id, firstName, lastName, title, photoFile }) => [
        accountId!,
        {
          id,
          name: `${firstName} ${lastName}`,
          initials: initials(firstName, lastName),
          title,
          photo: photoAddress(photoFile),
        },
      ]),
  )
}
