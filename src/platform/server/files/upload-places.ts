import type { FileRule } from '../../files.ts'
import { fileRefusal } from '../../files.ts'
import { refuse } from '../../refusals.ts'

const RETRY_AFTER = 20

/**
 * Whoever sends a file holds a place for as long as that takes, not a turn: a slow sender keeps nobody from reading. There
 * are a few places, one for each account, and nobody waits for one.
 */
export function createPlaces(most: number) {
  const taken = new Set<number>()
  return async <T>(accountId: number, rule: FileRule, work: () => Promise<T>): Promise<T> => {
    if (taken.has(accountId)) throw refuse(fileRefusal('files/one_at_a_time', rule, RETRY_AFTER))
    if (taken.size >= most) throw refuse(fileRefusal('files/busy', rule, RETRY_AFTER))
    taken.add(accountId)
    try {
      return await work()
    } finally {
      taken.delete(accountId)
    }
  }
}
