import type { FileRule } from '../../files.ts'
import { fileRefusal } from '../../file-refusals.ts'
import { refuse } from '../../refusals.ts'

const RETRY_AFTER = 20

/** Who sends, and from where; null is a visitor. */
export type Sender = { accountId: number | null; from: string }

/**
 * Whoever sends a file holds a place for as long as that takes, not a turn: a slow sender keeps nobody from reading. There
 * are a few places, one for each account, so many for one address, and nobody waits for one.
 */
export function createPlaces({ most, each }: { most: number; each: number }) {
  const taken = new Map<number | symbol, string>()
  return async <T>({ accountId, from }: Sender, rule: FileRule, work: () => Promise<T>): Promise<T> => {
    const who = accountId ?? Symbol('a visitor')
    if (taken.has(who)) throw refuse(fileRefusal('files/one_at_a_time', rule, RETRY_AFTER))
    const theirs = [...taken.values()].filter((one) => one === from).length
    if (taken.size >= most || theirs >= each) throw refuse(fileRefusal('files/busy', rule, RETRY_AFTER))
    taken.set(who, from)
    try {
      return await work()
    } finally {
      taken.delete(who)
    }
  }
}
