import { claimFile } from '#platform/server/files/files.ts'
import type { Purpose } from '#platform/server/files/purposes.ts'
import { companyPhotoRule } from '../editing.rules.ts'
import { addPhoto } from './editing-photos.ts'
import { isOfCompany, isOnPage } from './editing.repository.ts'

/** A photo of a company's page: seen by its recruiters while it waits in the draft, by everybody once it is published. */
export const companyPhotoPurpose: Purpose = {
  ...companyPhotoRule,
  access: 'recruiter',
  shape: 'wide',
  keep: async (tx, actor, id) => {
    await claimFile(tx, id, { purpose: companyPhotoRule.name, accountId: actor.accountId })
    await addPhoto(tx, actor, id)
  },
  mayRead: async (db, who, id) => {
    if (await isOnPage(db, id)) return 'for now'
    return (await isOfCompany(db, await who(), id)) ? 'private' : null
  },
}
