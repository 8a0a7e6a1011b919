import type { Among, CheckedQuery, FacetCount, SearchSchema } from '../schema.ts'
import type { Segment } from '../segment/segment.ts'
import { leaveOut } from '../segment/sets.ts'
import { Smallest } from '../segment/smallest.ts'
import type { Match } from './matching.ts'
import type { Scratch } from '../segment/scratch.ts'

/** Adds the counts of one segment: everyone who was found counts everywhere, who failed one filter in that facet only. */
export function countSegment(
  segment: Segment,
  match: Match,
  facets: readonly number[],
  counters: readonly Int32Array[],
  scratch: Scratch,
): void {
  const list = scratch.listOf(segment.size)
  const others = scratch.takeBits(segment.alive.length)
  const { found, count, missed } = match
  const apart: number[] = []
  for (const { facet, bits, count: misses } of missed) {
    if (!facets.includes(facet)) continue
    const rest = segment.live - count - misses
    // Where nearly all documents are in, leaving out the few that are not is less work than counting those that are.
    if (misses > rest) {
      apart.push(facet)
      leaveOut(others, segment.alive, found, bits)
      segment.facets.countOthers([facet], list, segment.listNewestFirst(others, list), counters)
    } else if (misses > 0 && !segment.facets.countMembers(facet, bits, misses, counters[facet]!)) {
      segment.facets.countListed([facet], list, segment.listNewestFirst(bits, list), counters)
    }
  }
  const together = facets.filter((facet) => !apart.includes(facet))
  if (together.length === 0) return
  if (count * 2 > segment.live) {
    leaveOut(others, segment.alive, found, found)
    segment.facets.countOthers(together, list, segment.listNewestFirst(others, list), counters)
  } else {
    segment.facets.countListed(together, list, segment.listNewestFirst(found, list), counters)
  }
}

/** Counters by facet and value, kept from one search to the next. */
export class Counters {
  private readonly schema: SearchSchema
  private readonly facets: Int32Array[]

  constructor(schema: SearchSchema) {
    this.schema = schema
    this.facets = Object.keys(schema.facets).map(() => new Int32Array(16))
  }

  /** Makes room for a value that will be counted from now on. */
  admit(facet: number, value: number): void {
    if (value >= this.facets[facet]!.length) this.facets[facet] = new Int32Array(value + 1 + (value >>> 3))
  }

  /** All of them; those that are counted are at zero. */
  zeroed(counted: readonly number[]): readonly Int32Array[] {
    for (const facet of counted) this.facets[facet]!.fill(0)
    return this.facets
  }

  /** What was counted, fullest first, then by value; the chosen values are always there, unless only others are wanted. */
  read({ count, facets, everyValue, among }: CheckedQuery): Record<string, FacetCount[]> {
    const names = Object.keys(this.schema.facets)
    return Object.fromEntries(
      count.map((name) => {
        const counters = this.facets[names.indexOf(name)]!
        const wanted = among[name]
        if (wanted) return [name, fullestAmong(counters, wanted)]
        const top = (!everyValue && this.schema.facets[name]!.top) || Infinity
        return [name, fullest(counters, top, facets[name] ?? [])]
      }),
    )
  }
}

const VALUES = 2 ** 20
const MOST = 2 ** 32

function fullest(counters: Int32Array, top: number, chosen: readonly number[]): FacetCount[] {
  const first = new Smallest(Math.min(top, counters.length))
  // Values come in ascending order, so one that is only as full as the least of those kept is of no use.
  let least = 0
  for (let value = 0; value < counters.length; value++) {
    const count = counters[value]!
    if (count <= least) continue
    first.offer(keyOf(value, count))
    if (first.ceiling !== Infinity) least = countOf(first.ceiling) | 0
  }
  const list = listOf(first)
  const listed = new Set(list.map(({ value }) => value))
  const missing = [...new Set(chosen)].filter((value) => !listed.has(value))
  if (missing.length === 0) return list
  return [...list, ...missing.map((value) => ({ value, count: counters[value] ?? 0 }))].toSorted(byCount)
}

/** The first of some values, each once. */
function fullestAmong(counters: Int32Array, { values, most }: Among): FacetCount[] {
  const first = new Smallest(Math.min(most, values.length))
  // Few are ever among the first. One that was thrown out again is no longer below the ceiling.
  const taken = new Set<number>()
  for (const value of values) {
    const key = keyOf(value, counters[value] ?? 0)
    if (key >= first.ceiling || taken.has(key)) continue
    taken.add(key)
    first.offer(key)
  }
  return listOf(first)
}

const listOf = (first: Smallest): FacetCount[] =>
  Array.from(first.sorted(), (key) => ({ value: key % VALUES, count: countOf(key) }))

const keyOf = (value: number, count: number): number => (MOST - count) * VALUES + value
const countOf = (key: number): number => MOST - Math.floor(key / VALUES)
const byCount = (a: FacetCount, b: FacetCount): number => b.count - a.count || a.value - b.value
