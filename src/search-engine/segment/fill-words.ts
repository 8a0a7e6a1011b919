import type { Word } from '../analysis/tokens.ts'
import { GrowingRows } from './growing.ts'
import { BREAK, FIRST_TERM, NEXT_FIELD } from './row-codes.ts'
import type { SourceWord } from './row-source.ts'

type Term = SourceWord & { last: number; documents: number }

/** Words are sorted in bunches that share so many letters: all at once would hold up everything else. */
const BUNCH = 3

/** The words of documents, in rows only: nothing can be looked up here. */
export class FillWords {
  readonly rows = new GrowingRows()
  private readonly termOf = new Map<string, Term>()
  private readonly bunches = new Map<string, Term[]>()
  /** The row that is being written; it grows to the longest there was. */
  private readonly row: number[] = []

  get terms(): number {
    return this.termOf.size
  }

  append(slot: number, fields: readonly (readonly (readonly Word[])[])[]): void {
    const { row } = this
    let length = 0
    for (let field = 0; field < fields.length; field++) {
      const runs = fields[field]!
      if (field > 0) row[length++] = NEXT_FIELD
      for (let index = 0; index < runs.length; index++) {
        const run = runs[index]!
        if (index > 0) row[length++] = BREAK
        for (let at = 0; at < run.length; at++) {
          const known = this.termFor(run[at]!)
          row[length++] = known.term + FIRST_TERM
          if (known.last === slot) continue
          known.last = slot
          known.documents++
        }
      }
    }
    this.rows.push(row, length)
  }

  /** In alphabetical order. */
  *sorted(): Generator<SourceWord, void> {
    for (const start of [...this.bunches.keys()].toSorted()) {
      yield* this.bunches.get(start)!.toSorted((a, b) => (a.word < b.word ? -1 : 1))
    }
  }

  private termFor({ word, form }: Word): Term {
    const known = this.termOf.get(word)
    if (known !== undefined) return known
    const term = { word, form, term: this.termOf.size, last: -1, documents: 0 }
    this.termOf.set(word, term)
    const start = word.slice(0, BUNCH)
    const bunch = this.bunches.get(start)
    if (bunch) bunch.push(term)
    else this.bunches.set(start, [term])
    return term
  }
}
