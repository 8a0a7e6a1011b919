import { done } from '#platform/contract.ts'
import { pictureAddress } from '#platform/files.ts'
import { notFound } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import { visitor } from '#platform/server/endpoints.ts'
import { claimFile } from '#platform/server/files/files.ts'
import type { Purpose } from '#platform/server/files/purposes.ts'
import { memberPhoto } from '../members.rules.ts'
import { finds, seesPart } from '../visibility.rules.ts'
import { findByPhoto, findPhoto, setPhoto } from './member-photo.repository.ts'
import type { Elsewhere } from './viewer.service.ts'
import { viewerOf } from './viewer.service.ts'

/** The photo of a member is seen by whoever finds the member by name. */
export const memberPhotoPurpose = (elsewhere: Elsewhere): Purpose => ({
  ...memberPhoto,
  access: 'member',
  fit: 'cover',
  keep: async (tx, { accountId }, id) => {
    await claimFile(tx, id, { purpose: memberPhoto.name, accountId })
    if (!(await setPhoto(tx, accountId, id))) throw notFound()
  },
  mayRead: async (db, who, id) => {
    const open = await findByPhoto(db, visitor, id)
    if (!open) return null
    // Not for good: a profile may be hidden again. Whoever blocks a company is kept out of caches that its recruiters share.
    if (finds('visitor', open) && open.blocksNobody) return 'for now'
    const actor = await who()
    const member = (await findByPhoto(db, actor, id)) ?? open
    return seesPart(await viewerOf(db, elsewhere, actor, member), 'identity', member) ? 'private' : null
  },
})

/** Where somebody's photo is, as cards and menus show it. */
export const photoAddress = (photoFile: string | null): string | null => photoFile && pictureAddress(photoFile, 'm')

export const photoOf = async (db: Db, accountId: number): Promise<string | null> =>
  photoAddress(await findPhoto(db, accountId))

export async function removePhoto(db: Db, accountId: number) {
  await setPhoto(db, accountId, null)
  return done('Votre photo est supprimée.')
}
