import type { Room } from '../kernels/segment-memory.ts'
import { plainRoom } from '../kernels/segment-memory.ts'
import type { FacetIndex } from './segment.ts'
import { cleared } from './sets.ts'

/** Facets that are counted together: one small number a document stands for its values in all of them. */
export type FacetGroup = {
  /** The combination of each document. */
  readonly column: Uint16Array | Uint32Array
  /** How many live documents have each combination. */
  readonly totals: Int32Array
}

/** What a combination means for one facet: a set of values, from `starts[set]` to `starts[set + 1]` in `values`. */
export type FacetSets = {
  readonly group: number
  readonly setOf: Uint32Array
  readonly starts: Uint32Array
  readonly values: Uint32Array
  /** Where no set has more than one value: the value of each combination, or −1. */
  readonly single: Int32Array | null
}

type Counting = Pick<FacetIndex, 'countListed' | 'countOthers'>

type Column = FacetGroup['column']

/** What counting spends its time in. The counters of a facet are by value. */
export type FacetLoops = {
  /** How many of the listed documents have each combination of each column. */
  readonly tally: (
    columns: readonly Column[],
    tallies: readonly Int32Array[],
    list: Uint32Array,
    length: number,
  ) => void
  /** Each document by itself: for short lists, where going through all combinations would cost more. */
  readonly countEach: (sets: FacetSets, column: Column, list: Uint32Array, length: number, counters: Int32Array) => void
  /** Adds to the counters what was counted by combination. */
  readonly spread: (sets: FacetSets, tally: Int32Array, combinations: number, counters: Int32Array) => void
  /** Makes all but those that were counted of those that were. */
  readonly turn: (tally: Int32Array, totals: Int32Array) => void
}

/** Three columns in one loop: each waits for its own memory, so together they take hardly longer than the slowest. */
function tallyThree(
  [a, b, c]: readonly [Column, Column, Column],
  [x, y, z]: readonly [Int32Array, Int32Array, Int32Array],
  list: Uint32Array,
  length: number,
): void {
  for (let at = 0; at < length; at++) {
    const document = list[at]!
    x[a[document]!]!++
    y[b[document]!]!++
    z[c[document]!]!++
  }
}

function tallyTwo(
  [a, b]: readonly [Column, Column],
  [x, y]: readonly [Int32Array, Int32Array],
  list: Uint32Array,
  length: number,
): void {
  for (let at = 0; at < length; at++) {
    const document = list[at]!
    x[a[document]!]!++
    y[b[document]!]!++
  }
}

function tallyOne(column: Column, tally: Int32Array, list: Uint32Array, length: number): void {
  for (let at = 0; at < length; at++) tally[column[list[at]!]!]!++
}

function countEach(
  { setOf, starts, values }: FacetSets,
  column: Column,
  list: Uint32Array,
  length: number,
  counters: Int32Array,
): void {
  for (let at = 0; at < length; at++) {
    const set = setOf[column[list[at]!]!]!
    for (let value = starts[set]!; value < starts[set + 1]!; value++) counters[values[value]!]!++
  }
}

function spread(
  { setOf, starts, values, single }: FacetSets,
  tally: Int32Array,
  combinations: number,
  counters: Int32Array,
): void {
  if (single) {
    for (let combination = 0; combination < combinations; combination++) {
      const value = single[combination]!
      if (value >= 0) counters[value]! += tally[combination]!
    }
    return
  }
  for (let combination = 0; combination < combinations; combination++) {
    const count = tally[combination]!
    if (count === 0) continue
    const set = setOf[combination]!
    for (let value = starts[set]!; value < starts[set + 1]!; value++) counters[values[value]!]! += count
  }
}

function turn(tally: Int32Array, totals: Int32Array): void {
  for (let combination = 0; combination < totals.length; combination++) {
    tally[combination] = totals[combination]! - tally[combination]!
  }
}

function tally(columns: readonly Column[], tallies: readonly Int32Array[], list: Uint32Array, length: number): void {
  let at = 0
  for (; at + 3 <= columns.length; at += 3) {
    const [a, b, c] = columns.slice(at)
    const [x, y, z] = tallies.slice(at)
    tallyThree([a!, b!, c!], [x!, y!, z!], list, length)
  }
  if (at + 2 === columns.length) {
    tallyTwo([columns[at]!, columns[at + 1]!], [tallies[at]!, tallies[at + 1]!], list, length)
  } else if (at < columns.length) tallyOne(columns[at]!, tallies[at]!, list, length)
}

export const plainLoops: FacetLoops = { tally, countEach, spread, turn }

/** Counting over groups: one step a document and group, however many facets a group holds. */
export function countingOver(
  groups: readonly FacetGroup[],
  sets: readonly FacetSets[],
  room: Room = plainRoom,
  loops: FacetLoops = plainLoops,
): Counting {
  const tallies: Int32Array[] = []
  const clearTally = (group: number): Int32Array => {
    const { length } = groups[group]!.totals
    // A delta's group grows with its combinations.
    if ((tallies[group]?.length ?? -1) < length) tallies[group] = room(Int32Array, length)
    return cleared(tallies[group]!)
  }
  const tallyUp = (wanted: readonly number[], list: Uint32Array, length: number): void => {
    const columns = wanted.map((group) => groups[group]!.column)
    loops.tally(columns, wanted.map(clearTally), list, length)
  }
  const groupsOf = (facets: readonly number[]): number[] => [...new Set(facets.map((facet) => sets[facet]!.group))]
  const spreadAll = (facets: readonly number[], counters: readonly Int32Array[]): void => {
    for (const facet of facets) {
      const { group } = sets[facet]!
      loops.spread(sets[facet]!, tallies[group]!, groups[group]!.totals.length, counters[facet]!)
    }
  }
  return {
    countListed(facets, list, length, counters) {
      const isShort = (group: number): boolean => length * 4 < groups[group]!.totals.length
      const [short, long] = [true, false].map((wanted) =>
        facets.filter((facet) => isShort(sets[facet]!.group) === wanted),
      )
      for (const facet of short!) {
        loops.countEach(sets[facet]!, groups[sets[facet]!.group]!.column, list, length, counters[facet]!)
      }
      tallyUp(groupsOf(long!), list, length)
      spreadAll(long!, counters)
    },
    countOthers(facets, list, length, counters) {
      tallyUp(groupsOf(facets), list, length)
      for (const group of groupsOf(facets)) loops.turn(tallies[group]!, groups[group]!.totals)
      spreadAll(facets, counters)
    },
  }
}
