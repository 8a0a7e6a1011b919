import { countOnes } from '../segment/bits.ts'
import type { Bits } from '../segment/bits.ts'

/** Documents in ascending order, and a bit for each word that was seen of each of them. */
export type Group = { readonly slots: Uint32Array; readonly marks: Int32Array }

/** Whoever is in the set holds the word. */
type Marked = { readonly bits: Bits; readonly word: number }
type FourMarked = readonly [Marked, Marked, Marked, Marked]

/** Looks for each word in its sets, marks who holds it, and groups the documents by how many words were seen of them by now. */
export function groupBy(
  { slots, marks: seen }: Group,
  sets: readonly (readonly Bits[])[],
): (seen: number, end: number) => Group | null {
  const marked = sets.flatMap((own, word) => own.map((bits): Marked => ({ bits, word })))
  for (let at = 0; at < marked.length; at += 4) {
    const [a, b = a!, c = a!, d = a!] = marked.slice(at)
    markFour(slots, seen, [a!, b, c, d])
  }
  const counts = new Uint8Array(seen.length)
  const groups = new Uint32Array(33)
  for (let at = 0; at < counts.length; at++) {
    const count = countOnes(seen[at]!)
    counts[at] = count
    groups[count]!++
  }
  /** Those of whom so many words were seen, before the slot where nobody is of use any more. */
  return (wanted, end) => {
    const size = groups[wanted]!
    if (size === 0) return null
    const group = { slots: new Uint32Array(size), marks: new Int32Array(size) }
    let place = 0
    for (let at = 0; place < size; at++) {
      if (counts[at] !== wanted) continue
      if (slots[at]! >= end) break
      group.slots[place] = slots[at]!
      group.marks[place++] = seen[at]!
    }
    if (place === size) return group
    return place === 0 ? null : { slots: group.slots.subarray(0, place), marks: group.marks.subarray(0, place) }
  }
}

/** Four sets in one loop: finding the place in each of them once costs as much as looking. */
function markFour(
  slots: Uint32Array,
  marks: Int32Array,
  [{ bits: a, word: w }, { bits: b, word: x }, { bits: c, word: y }, { bits: d, word: z }]: FourMarked,
): void {
  const { length } = slots
  for (let at = 0; at < length; at++) {
    const slot = slots[at]!
    const place = slot >>> 5
    // A shift goes by the last five bits.
    marks[at]! |=
      (((a[place]! >>> slot) & 1) << w) |
      (((b[place]! >>> slot) & 1) << x) |
      (((c[place]! >>> slot) & 1) << y) |
      (((d[place]! >>> slot) & 1) << z)
  }
}
