import { GrowingNumbers } from './growing.ts'
import type { SourceRanks, SourceSets } from './row-source.ts'

/** A column of values that come again and again: each of them is kept once, and numbered. */
export class FillColumn<T> {
  private readonly numbers = new GrowingNumbers()
  private readonly known = new Map<T | null, number>()

  push(value: T | null): void {
    let number = this.known.get(value)
    if (number === undefined) this.known.set(value, (number = this.known.size))
    this.numbers.push(number)
  }

  ranks(compare: (a: T, b: T) => number): SourceRanks<T> {
    const values = [...this.known.keys()].filter((value) => value !== null).toSorted(compare)
    const rankOf = new Uint32Array(this.known.size).fill(values.length)
    for (const [rank, value] of values.entries()) rankOf[this.known.get(value)!] = rank
    const column = this.numbers.values
    return { values, rankAt: (slot) => rankOf[column[slot]!]! }
  }
}

/** The sets of values of one facet, likewise. */
export class FillFacet {
  private readonly numbers = new GrowingNumbers()
  private readonly starts = new GrowingNumbers()
  private readonly values = new GrowingNumbers()
  /** Mostly a document has one value: then that is the key. */
  private readonly known = new Map<number | string, number>()

  constructor() {
    this.starts.push(0)
  }

  push(values: readonly number[]): void {
    const sorted = values.length < 2 ? values : [...new Set(values)].toSorted((a, b) => a - b)
    const key = sorted.length === 1 ? sorted[0]! : sorted.join()
    let set = this.known.get(key)
    if (set === undefined) {
      this.known.set(key, (set = this.known.size))
      for (const value of sorted) this.values.push(value)
      this.starts.push(this.values.length)
    }
    this.numbers.push(set)
  }

  sets(): SourceSets {
    const [column, starts, values] = [this.numbers.values, this.starts.values, this.values.values]
    return {
      count: this.known.size,
      setAt: (slot) => column[slot]!,
      valuesOf: (set) => values.subarray(starts[set], starts[set + 1]),
    }
  }
}
