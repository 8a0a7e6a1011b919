import type { Db } from '#platform/server/db.ts'
import * as accounts from './accounts.repository.ts'

/** Accounts in all, and those of them signed in within so many days. */
export const countAccounts = (db: Db, days: number): Promise<{ total: number; active: number }> =>
  accounts.countAccounts(db, days)
