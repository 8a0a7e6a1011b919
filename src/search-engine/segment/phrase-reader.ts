import type { FrozenTextData } from './frozen-text-data.ts'
import { FIRST_TERM } from './row-codes.ts'

/** Reads rows for words of these forms in a row, and stops at the first place where they stand (Knuth, Morris, Pratt). */
export function phraseReader(
  { rows, rowStarts, formOf }: FrozenTextData,
  phrase: readonly number[],
): (slot: number) => boolean {
  const wanted = Int32Array.from(phrase)
  const retreat = retreatsOf(phrase)
  return (slot) => {
    let at = rowStarts[slot]!
    const end = rowStarts[slot + 1]!
    let matched = 0
    while (at < end) {
      let code = rows[at++]!
      if (code > 127) {
        const second = rows[at++]!
        code = (code & 127) | ((second & 127) << 7)
        if (second > 127) {
          const third = rows[at++]!
          code |= (third & 127) << 14
          if (third > 127) code |= rows[at++]! << 21
        }
      }
      const form = code < FIRST_TERM ? -1 : formOf[code - FIRST_TERM]!
      while (matched > 0 && form !== wanted[matched]) matched = retreat[matched]!
      if (form === wanted[matched] && ++matched === wanted.length) return true
    }
    return false
  }
}

/** How many words still match when the next one does not. */
function retreatsOf(phrase: readonly number[]): Int32Array {
  const retreat = new Int32Array(phrase.length + 1)
  for (let at = 1, matched = 0; at < phrase.length; at++) {
    while (matched > 0 && phrase[at] !== phrase[matched]) matched = retreat[matched]!
    if (phrase[at] === phrase[matched]) matched++
    retreat[at + 1] = matched
  }
  return retreat
}
