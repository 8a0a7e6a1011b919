import type { Spread } from '../schema.ts'
import type { Scratch } from '../segment/scratch.ts'
import type { Segment } from '../segment/segment.ts'
import type { Match } from './matching.ts'

/**
 * How the numbers of those found are spread. They are counted by value, segment by segment: documents share few values, so that
 * no more than these have to be put in order.
 */
export class Spreads {
  private readonly counts: ReadonlyMap<string, Map<number, number>>

  constructor(fields: readonly string[]) {
    this.counts = new Map(fields.map((field) => [field, new Map()]))
  }

  add(segment: Segment, { found }: Match, scratch: Scratch): void {
    if (this.counts.size === 0) return
    const list = scratch.listOf(segment.size)
    const length = segment.listNewestFirst(found, list)
    for (const [field, counts] of this.counts) {
      const { ranks, values } = segment.numbersOf(field)
      // The rank after the last value is that of documents without the number.
      const byRank = new Uint32Array(values.length + 1)
      for (let at = 0; at < length; at++) byRank[ranks[list[at]!]!]!++
      for (let rank = 0; rank < values.length; rank++) {
        const count = byRank[rank]!
        if (count === 0) continue
        const value = values[rank]!
        // In a delta each document has a value of its own, which may be none.
        if (!Number.isNaN(value)) counts.set(value, (counts.get(value) ?? 0) + count)
      }
    }
  }

  read(): Record<string, Spread | null> {
    return Object.fromEntries([...this.counts].map(([field, counts]) => [field, spreadOf(counts)]))
  }
}

function spreadOf(counts: ReadonlyMap<number, number>): Spread | null {
  const values = Float64Array.from(counts.keys()).toSorted()
  if (values.length === 0) return null
  const count = values.reduce((sum, value) => sum + counts.get(value)!, 0)
  /** The value that stands at this place, if each stood there as often as it was counted. */
  const valueAt = (place: number): number => {
    let before = 0
    return values.find((value) => (before += counts.get(value)!) > place)!
  }
  const [low, high] = [valueAt((count - 1) >>> 1), valueAt(count >>> 1)]
  return { count, least: values[0]!, median: low + (high - low) / 2, most: values.at(-1)! }
}
