import { kernelsFor } from '../kernels/kernels.ts'
import type { Bits } from './bits.ts'

/** Where what a word is worth is written down: each document gets it once a word, from the best place that comes first. */
export type Award = {
  /** Who has nothing for this word yet. */
  readonly left: Bits
  /** Who got something for any word. */
  readonly better: Bits
  readonly bonus: Uint16Array
  /** The words of these sets that hold anybody at all. */
  readonly places: Uint32Array
}

export function awardDocument({ left, better, bonus }: Award, document: number, amount: number): void {
  const word = document >>> 5
  const bit = 1 << (document & 31)
  if ((left[word]! & bit) === 0) return
  left[word]! ^= bit
  better[word]! |= bit
  bonus[document]! += amount
}

export function awardBitmap({ left, better, bonus, places }: Award, bitmap: Bits, amount: number): void {
  const kernels = kernelsFor(bitmap, left, better, bonus, places)
  if (kernels) {
    const end = places.byteOffset + places.byteLength
    const [into, counted, numbers] = [left.byteOffset, better.byteOffset, bonus.byteOffset]
    return kernels.awardSet(places.byteOffset, end, bitmap.byteOffset, into, counted, numbers, amount)
  }
  const { length } = places
  for (let at = 0; at < length; at++) {
    const word = places[at]!
    let taken = bitmap[word]! & left[word]!
    if (taken === 0) continue
    left[word]! ^= taken
    better[word]! |= taken
    const base = word << 5
    while (taken !== 0) {
      const lowest = taken & -taken
      bonus[base + 31 - Math.clz32(lowest)]! += amount
      taken ^= lowest
    }
  }
}
