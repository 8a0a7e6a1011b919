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
        const [value, count] = [values[rank]!, byRank[rank]!]
        // In a delta each document has a value of its own, which may be none.
        if (count > 0 && !Number.isNaN(value)) counts.set(value, (counts.get(value) ?? 0) + count)
      }
    }
  }

  read(): Record<string, Spread | null> {
    return Object.fromEntries(this.counts.entries().map(([field, counts]) => [field, spreadOf(counts)]))
  }
}

function spreadOf(counts: ReadonlyMap<number, number>): Spread | null {
  const values = [...counts].toSorted(([a], [b]) => a - b)
  if (values.length === 0) return null
  const count = values.reduce((sum, [, many]) => sum + many, 0)
  const [low, high] = [valueAt(values, (count - 1) >>> 1), valueAt(values, count >>> 1)]
  return { count, least: values[0]![0], median: low + (high - low) / 2, most: values.at(-1)![0] }
}

/** The value that stands at this place, if each stood there as often as it was counted. */
function valueAt(values: readonly (readonly [value: number, count: number])[], place: number): number {
  let before = 0
  return values.find(([, count]) => (before += count) > place)![0]
}
