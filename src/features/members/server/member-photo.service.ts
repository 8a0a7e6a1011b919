import { done } from '#platform/contract.ts'
import { pictureAddress } from '#platform/files.ts'
import { notFound } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import { claimFile } from '#platform/server/files/files.ts'
import type { Purpose } from '#platform/server/files/purposes.ts'
import { isPublic, memberPhoto } from '../members.rules.ts'
import { findByPhoto, findPhoto, setPhoto } from './member-photo.repository.ts'

/** The photo of a member is seen by whoever may see the member. */
export const memberPhotoPurpose: Purpose = {
  ...memberPhoto,
  access: 'member',
  fit: 'cover',
  keep: async (tx, { accountId }, id) => {
    await claimFile(tx, id, { purpose: memberPhoto.name, accountId })
    if (!(await setPhoto(tx, accountId, id))) throw notFound()
  },
  mayRead: async (db, who, id) => {
    const member = await findByPhoto(db, id)
    if (!member || member.suspended) return null
    // Not for good: a profile may be hidden again.
    if (isPublic(member)) return 'for now'
    const actor = await who()
    if (actor.role === 'visitor') return null
    return member.profileVisible || actor.accountId === member.accountId ? 'private' : null
  },
}

/** Where somebody's photo is, as cards and menus show it. */
export const photoAddress = (photoFile: string | null): string | null => photoFile && pictureAddress(photoFile, 'm')

export const photoOf = async (db: Db, accountId: number): Promise<string | null> =>
  photoAddress(await findPhoto(db, accountId))

export async function removePhoto(db: Db, accountId: number) {
  await setPhoto(db, accountId, null)
  return done('Votre photo est supprimée.')
}
