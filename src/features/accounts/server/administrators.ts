import { changeVisibility } from '#features/members/server/member-profile.service.ts'
import { flags } from '#platform/flags.ts'
import { florin, recordAct } from '#platform/server/audit/audit.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import * as accounts from './accounts.repository.ts'
import { endSessionsOf } from '../sessions/server/sessions.repository.ts'

/** Makes an existing account an administrator; its sessions end, and its profile leaves the directory. */
export function makeAdministrator(db: Db, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const account = await accounts.findByIdentifier(tx, email)
    if (!account) return false
    // What was given to the member ends: an administrator has it by the role, and with the second factor that goes with it.
    const none = Object.fromEntries(flags.map((flag) => [flag, false]))
    await accounts.updateAccount(tx, account.id, { role: 'administrator', companyId: null, clientCode: null, ...none })
    await recordAct(
      tx,
      florin,
      'administrator',
      { kind: 'account', id: account.id },
      { before: { role: account.role }, after: { role: 'administrator' } },
    )
    await changeVisibility(tx, account.id, false)
    await endSessionsOf(tx, account.id, null)
    return true
  })
}
