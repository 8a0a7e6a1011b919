import type { Bits } from '../segment/bits.ts'

/** What a document has is its points, and this for each word that it got some for. */
const COUNTED_BITS = 10
export const COUNTED = 2 ** COUNTED_BITS

/**
 * Leaves out who cannot be among the best `wanted` any more, given what may still come to somebody who has so many words; false
 * where nobody can be left out. Whoever has the least points that are enough today stays, so at least as many as are wanted do.
 */
export function narrow(
  candidates: Bits,
  better: Bits,
  bonus: Uint16Array,
  wanted: number,
  hope: (words: number) => number,
): boolean {
  const { length } = candidates
  const holders = new Uint32Array(COUNTED)
  for (let word = 0; word < length; word++) {
    for (let left = candidates[word]! & better[word]!; left !== 0; left &= left - 1) {
      holders[bonus[(word << 5) + 31 - Math.clz32(left & -left)]! & (COUNTED - 1)]!++
    }
  }
  let enough = COUNTED
  for (let above = 0; above < wanted && enough > 0;) above += holders[--enough]!
  if (enough === 0) return false
  // What somebody has to have at least, by the number of their words.
  const least = Int32Array.from({ length: 2 ** 16 / COUNTED }, (_, words) => enough - hope(words))
  const others = least[0]! <= 0 ? -1 : 0
  for (let word = 0; word < length; word++) {
    const all = candidates[word]!
    if (all === 0) continue
    let kept = all & (better[word]! | others)
    for (let left = all & better[word]!; left !== 0; left &= left - 1) {
      const bit = left & -left
      const has = bonus[(word << 5) + 31 - Math.clz32(bit)]!
      if ((has & (COUNTED - 1)) < least[has >>> COUNTED_BITS]!) kept ^= bit
    }
    candidates[word] = kept
  }
  return true
}
