import { kernelsFor } from '../kernels/kernels.ts'
import type { Bits } from '../segment/bits.ts'
import type { Scratch } from '../segment/scratch.ts'

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
  scratch: Scratch,
): boolean {
  const holders = scratch.takeBits(COUNTED)
  tallyPoints(candidates, better, bonus, holders)
  let enough = COUNTED
  for (let above = 0; above < wanted && enough > 0;) above += holders[--enough]!
  if (enough === 0) return false
  // What somebody has to have at least, by the number of their words.
  const least = scratch.takeBits(2 ** 16 / COUNTED)
  for (let words = 0; words < least.length; words++) least[words] = enough - hope(words)
  dropBelow(candidates, better, bonus, least)
  return true
}

/** How many of the candidates have so many points. */
function tallyPoints(candidates: Bits, better: Bits, bonus: Uint16Array, holders: Bits): void {
  const kernels = kernelsFor(candidates, better, bonus, holders)
  if (kernels) {
    const [from, end] = [candidates.byteOffset, candidates.byteOffset + candidates.byteLength]
    return kernels.tallyPoints(from, better.byteOffset, bonus.byteOffset, COUNTED - 1, holders.byteOffset, end)
  }
  const { length } = candidates
  for (let word = 0; word < length; word++) {
    for (let left = candidates[word]! & better[word]!; left !== 0; left &= left - 1) {
      holders[bonus[(word << 5) + 31 - Math.clz32(left & -left)]! & (COUNTED - 1)]!++
    }
  }
}

/** Leaves out who has fewer points than the least for as many words. */
function dropBelow(candidates: Bits, better: Bits, bonus: Uint16Array, least: Bits): void {
  const others = least[0]! <= 0 ? -1 : 0
  const kernels = kernelsFor(candidates, better, bonus, least)
  if (kernels) {
    const [from, end] = [candidates.byteOffset, candidates.byteOffset + candidates.byteLength]
    return kernels.dropBelow(from, better.byteOffset, bonus.byteOffset, COUNTED_BITS, least.byteOffset, others, end)
  }
  const { length } = candidates
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
}
