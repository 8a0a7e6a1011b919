import type { Bits } from './bits.ts'
import { hasBit, setBit, wordsOf } from './bits.ts'
import { addBetween } from './sets.ts'
import { Smallest } from './smallest.ts'

/**
 * One sortable value for each document: its rank among the distinct values, in the wanted order; the rank after the last
 * means that the document has none. `order` holds the documents by rank, then by place.
 */
export type RankedData = {
  readonly ranks: Uint16Array | Uint32Array
  readonly order: Uint32Array
  /** Where each rank begins in `order`; the last entry is the number of documents. */
  readonly starts: Uint32Array
}

/** Every document once, by rank; counting sort, so that it can pause between two steps. */
export function* rankDocuments(ranks: Uint16Array | Uint32Array, distinct: number): Generator<void, RankedData> {
  const starts = new Uint32Array(distinct + 2)
  for (let slot = 0; slot < ranks.length; slot++) {
    starts[ranks[slot]! + 1]!++
    if ((slot & 0xffff) === 0xffff) yield
  }
  for (let rank = 0; rank <= distinct; rank++) starts[rank + 1]! += starts[rank]!
  const next = starts.slice()
  const order = new Uint32Array(ranks.length)
  for (let slot = 0; slot < ranks.length; slot++) {
    order[next[ranks[slot]!]!++] = slot
    if ((slot & 0xfff) === 0xfff) yield
  }
  return { ranks, order, starts }
}

const PLACE = 2 ** 32

/** The first `wanted` members by rank, then by place. */
export function firstByRank({ ranks, order }: RankedData, bits: Bits, count: number, wanted: number): number[] {
  // Walking the order meets many members early; where there are few, looking at each of them is less work.
  if (count * 8 > order.length) {
    const found: number[] = []
    for (let at = 0; at < order.length && found.length < wanted; at++) {
      if (hasBit(bits, order[at]!)) found.push(order[at]!)
    }
    return found
  }
  const first = new Smallest(Math.min(wanted, count))
  for (let word = 0; word < bits.length; word++) {
    for (let left = bits[word]!; left !== 0; left &= left - 1) {
      const slot = (word << 5) + 31 - Math.clz32(left & -left)
      first.offer(ranks[slot]! * PLACE + slot)
    }
  }
  return Array.from(first.sorted(), (key) => key % PLACE)
}

const CHECKPOINTS = 16

/** For each sixteenth of the order, the documents before it: a range is the difference of two, put right at its ends. */
export function* checkpointsOf({ order }: RankedData): Generator<void, Int32Array> {
  const words = wordsOf(order.length)
  const checkpoints = new Int32Array(words * (CHECKPOINTS + 1))
  for (let point = 1; point <= CHECKPOINTS; point++) {
    const bits = checkpoints.subarray(point * words, (point + 1) * words)
    bits.set(checkpoints.subarray((point - 1) * words, point * words))
    const [from, to] = [placeOf(point - 1, order.length), placeOf(point, order.length)]
    for (let at = from; at < to; at++) setBit(bits, order[at]!)
    yield
  }
  return checkpoints
}

const placeOf = (point: number, size: number): number => Math.floor((point * size) / CHECKPOINTS)

/** Adds the documents from place `from` to before place `to` of the order. */
export function addPlaces({ order }: RankedData, checkpoints: Int32Array, from: number, to: number, bits: Bits): void {
  const size = order.length
  let first = 0
  while (placeOf(first, size) < from) first++
  let last = CHECKPOINTS
  while (placeOf(last, size) > to) last--
  if (first >= last) {
    for (let at = from; at < to; at++) setBit(bits, order[at]!)
    return
  }
  const low = checkpoints.subarray(first * bits.length, (first + 1) * bits.length)
  const high = checkpoints.subarray(last * bits.length, (last + 1) * bits.length)
  addBetween(bits, high, low)
  for (let at = from; at < placeOf(first, size); at++) setBit(bits, order[at]!)
  for (let at = placeOf(last, size); at < to; at++) setBit(bits, order[at]!)
}
