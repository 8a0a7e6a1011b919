import { done } from '#platform/contract.ts'
import { pictureAddress } from '#platform/files.ts'
import { refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import { claimFile } from '#platform/server/files/files.ts'
import type { Purpose } from '#platform/server/files/purposes.ts'
import { companyFace, companyLogo, companyRefusals } from '../companies.rules.ts'
import { findFace, setLogo } from './company-logo.repository.ts'

const gone = (): Error => refuse(companyRefusals['companies/not_found'])

/** A logo is given by the recruiters of the company, and seen by everybody. */
export const companyLogoPurpose: Purpose = {
  ...companyLogo,
  access: 'recruiter',
  fit: 'contain',
  keep: async (tx, { accountId, companyId }, id) => {
    if (companyId === null) throw gone()
    await claimFile(tx, id, { purpose: companyLogo.name, accountId })
    if (!(await setLogo(tx, companyId, { logoFile: id, logoPath: pictureAddress(id, 'm') }))) throw gone()
  },
  // Another logo has another address.
  mayRead: () => Promise.resolve('forever'),
}

/** How a company shows itself at this moment, for whoever has just changed it. */
export async function currentFace(db: Db, companyId: number) {
  const found = await findFace(db, companyId)
  return found && { id: found.id, name: found.name, ...companyFace(found) }
}

/** Its monogram takes the place of the logo. */
export async function removeLogo(db: Db, companyId: number | null) {
  if (companyId === null || !(await setLogo(db, companyId, { logoFile: null, logoPath: null }))) throw gone()
  return done('Le logo est supprimé.')
}
