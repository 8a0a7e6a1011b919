import type { Tx } from '#platform/server/database/db.ts'
import type { ThingRef } from './cases.repository.ts'
import { deleteUnreported, lockThing, upsertOpenCase } from './cases.repository.ts'

/**
 * Puts something into the queue that is read before anybody sees it. The case goes with the account of its author. Those who decide
 * about the thing meanwhile wait, so hold it by this before its row.
 */
export async function openReading(tx: Tx, thing: ThingRef, accountId: number): Promise<void> {
  await lockThing(tx, thing)
  await upsertOpenCase(tx, { ...thing, accountId })
}

/** Takes it out again: its author has. */
export async function endReading(tx: Tx, thing: ThingRef): Promise<void> {
  await lockThing(tx, thing)
  await deleteUnreported(tx, thing)
}
