import type { FrozenTextData } from './frozen-text-data.ts'
import { FIRST_TERM, NEXT_FIELD } from './row-codes.ts'

/**
 * What a document has for the words it holds: `held` of them at most are in it, and whoever cannot reach `enough` need not be
 * read to the end; they get less than that.
 */
export type RowScore = (slot: number, held: number, enough: number) => number

/** What was seen of a row is kept in the bits of one number. */
const MOST_WORDS = 30

/** Reads rows for wanted words. One search at a time: the next one begins by forgetting the words of the last. */
export class RowScores {
  private readonly data: FrozenTextData
  /** The wanted terms by the number of their word, from one on. */
  private readonly marks: Uint8Array
  private marked: number[] = []

  constructor(data: FrozenTextData) {
    this.data = data
    this.marks = new Uint8Array(data.formOf.length)
  }

  /** Given the terms of each word and what each field is worth; null where the heaviest do not come first, or words are too many. */
  scoreOf(words: readonly Uint32Array[], worth: readonly number[]): RowScore | null {
    for (const term of this.marked) this.marks[term] = 0
    this.marked = []
    if (words.length > MOST_WORDS || worth.some((one, field) => field > 0 && one > worth[field - 1]!)) return null
    // A word that is asked for several times counts as often.
    const times = new Uint8Array(words.length + 1)
    for (const [index, terms] of words.entries()) {
      if (terms.length === 0) continue
      const mark = this.marks[terms[0]!]! || index + 1
      times[mark]!++
      for (const term of terms) {
        this.marks[term] = mark
        this.marked.push(term)
      }
    }
    return readerOf(this.data, this.marks, times, Int32Array.from([...worth, 0]))
  }
}

/** Fields come heaviest first, so the first place of a word is its best. */
function readerOf(
  { rows, rowStarts }: FrozenTextData,
  marks: Uint8Array,
  times: Uint8Array,
  amounts: Int32Array,
): RowScore {
  return (slot, held, enough) => {
    let at = rowStarts[slot]!
    const end = rowStarts[slot + 1]!
    let amount = amounts[0]!
    let field = 0
    let score = 0
    let left = held
    let seen = 0
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
      if (code >= FIRST_TERM) {
        const mark = marks[code - FIRST_TERM]!
        if (mark === 0 || ((seen >>> mark) & 1) === 1) continue
        seen |= 1 << mark
        score += amount * times[mark]!
        left -= times[mark]!
      } else if (code === NEXT_FIELD) {
        amount = amounts[++field]!
        // What is left is worth nothing, or not enough.
        if (amount === 0 || score + left * amount < enough) break
      }
    }
    return score
  }
}
