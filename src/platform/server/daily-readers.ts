import { createHmac, randomBytes } from 'node:crypto'
import { parisDay } from '../french.ts'
import { addressSubject } from './database/limits.ts'
import type { Actor, Exchange } from './endpoints.ts'

/** Readers of a day that are remembered; beyond that the first ones are forgotten and may count again. */
const MOST_MARKS = 200_000
/** What one address may add in a day: a school or a company has many readers, nobody has more. */
const MOST_OF_ADDRESS = 500
const MOST_ADDRESSES = 100_000

function addTo<V>(map: Map<string, V>, key: string, value: V, most: number): void {
  map.set(key, value)
  if (map.size > most) map.delete(map.keys().next().value!)
}

type Who = { actor: Actor; from: Pick<Exchange, 'address' | 'agent'> }

export type DailyReaders<Value> = {
  /** Remembers that somebody read this today. The day, where it is the first time; null where it counts no more. */
  first: (what: string, who: Who, value: Value) => string | null
  /** What was remembered of them today. */
  recall: (what: string, who: Who) => Value | undefined
}

/**
 * Who has read what today, in memory. A reader is a hash, with a salt that is made anew each day and never leaves the process: a
 * day later nothing tells whom it was made of.
 */
export function createDailyReaders<Value>(): DailyReaders<Value> {
  const begin = (day: string) => ({
    day,
    salt: randomBytes(32),
    marks: new Map<string, Value>(),
    addresses: new Map<string, number>(),
  })
  let today = begin('')
  const markOf = (...parts: string[]): string =>
    createHmac('sha256', today.salt).update(parts.join('\0')).digest('base64url').slice(0, 22)
  const readerMark = (what: string, { actor, from }: Who): string =>
    markOf(
      what,
      actor.role === 'visitor' ? `${addressSubject(from.address)}\0${from.agent}` : `account ${actor.accountId}`,
    )
  const turn = (): void => {
    const day = parisDay(new Date())
    if (today.day !== day) today = begin(day)
  }
  return {
    first: (what, who, value) => {
      turn()
      const mark = readerMark(what, who)
      if (today.marks.has(mark)) return null
      // An account is a reader wherever it comes from.
      if (who.actor.role === 'visitor') {
        const place = markOf('address', addressSubject(who.from.address))
        const before = today.addresses.get(place) ?? 0
        if (before >= MOST_OF_ADDRESS) return null
        addTo(today.addresses, place, before + 1, MOST_ADDRESSES)
      }
      addTo(today.marks, mark, value, MOST_MARKS)
      return today.day
    },
    recall: (what, who) => {
      turn()
      return today.marks.get(readerMark(what, who))
    },
  }
}
