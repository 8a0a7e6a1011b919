import { changeVisibility } from '#features/members/server/member-profile.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import * as accounts from './accounts.repository.ts'
import { endSessionsOf } from '../sessions/server/sessions.repository.ts'

/** Makes an existing account an administrator; its sessions end, and its profile leaves the directory. */
export function makeAdministrator(db: Db, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const account = await accounts.findByIdentifier(tx, email)
    if (!account) return false
    await accounts.updateAccount(tx, account.id, { role: 'administrator', companyId: null, clientCode: null })
    await changeVisibility(tx, account.id, false)
    await endSessionsOf(tx, account.id, null)
    return true
  })
}
