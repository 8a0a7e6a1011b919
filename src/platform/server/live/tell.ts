import type { Tx } from '../database/db.ts'
import { writeTold } from '../database/outbox.ts'

/**
 * Tells the open pages of one or more accounts that something of theirs changed, in the transaction that changes it: rolled
 * back, it was never told. `about` is the id of what changed, where there is one; pages read the rest themselves.
 */
export const tell = (tx: Tx, accountIds: number | number[], kind: string, about = 0): Promise<void> =>
  writeTold(tx, [accountIds].flat(), kind, about)
