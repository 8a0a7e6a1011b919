import type { Db } from '#platform/server/database/db.ts'
import { pruneUnfinished } from './accounts.repository.ts'
import { pruneSessions } from '../sessions/server/sessions.repository.ts'

/** What is over or was never finished goes: sessions, links, sign-ups under way. */
export async function tidyAccounts(db: Db): Promise<void> {
  await pruneSessions(db)
  await pruneUnfinished(db)
}
