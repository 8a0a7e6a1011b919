import { done } from '#platform/contract.ts'
import { pictureAddress } from '#platform/files.ts'
import { refuse } from '#platform/refusals.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { claimFile } from '#platform/server/files/files.ts'
import type { Purpose } from '#platform/server/files/purposes.ts'
import { companyFace, companyLogo, companyRefusals } from '../companies.rules.ts'
import { findFace, isLogo, setFirstLogo, setLogo } from './company-logo.repository.ts'

const gone = (): Error => refuse(companyRefusals['companies/not_found'])

/** A logo is given by the recruiters of the company, and seen by everybody. */
export const companyLogoPurpose: Purpose = {
  ...companyLogo,
  access: 'recruiter',
  fit: 'contain',
  keep: async (tx, actor, id) => {
    await claimFile(tx, id, { purpose: companyLogo.name, accountId: actor.accountId })
    if (!(await setLogo(tx, actor, { logoFile: id, logoPath: pictureAddress(id, 'm') }))) throw gone()
  },
  // Another logo has another address.
  mayRead: () => Promise.resolve('forever'),
}

/** How somebody's company shows itself at this moment, for whoever has just changed it. */
export async function currentFace(db: Db, actor: SignedIn) {
  const found = await findFace(db, actor)
  return found && { id: found.id, name: found.name, ...companyFace(found) }
}

/** Its monogram takes the place of the logo. */
export async function removeLogo(db: Db, actor: SignedIn) {
  if (!(await setLogo(db, actor, { logoFile: null, logoPath: null }))) throw gone()
  return done('Le logo est supprimé.')
}

/** A logo that came with something else, for a company that has none. Says whether it was taken. */
export const giveLogo = (tx: Tx, companyId: number, file: string): Promise<boolean> =>
  setFirstLogo(tx, companyId, { logoFile: file, logoPath: pictureAddress(file, 'm') })

/** Whether a company shows itself by this file. */
export const isCompanyLogo = isLogo
