import { STEP } from './build-order.ts'
import type { RowOrder } from './build-order.ts'
import type { FacetGroup, FacetSets } from './facet-columns.ts'
import type { FacetValues } from './frozen-segment.ts'
import { PostingsBuilder } from './postings.ts'
import type { RowSource, SourceSets } from './row-source.ts'

type FacetRows = { column: Uint32Array; starts: Uint32Array; values: Uint32Array; sets: number }
type Group = { members: number[]; column: Uint32Array; combinations: number; setOf: Map<number, number[]> }

/** A group may hold one combination for so many documents; beyond that, going through them costs more than it saves. */
const DOCUMENTS_PER_COMBINATION = 64
const FEWEST_COMBINATIONS = 64

/** The set of values of each document, numbered anew across the sources. */
function* gatherSets(order: RowOrder, columns: readonly SourceSets[]): Generator<void, FacetRows> {
  const known = new Map<string, number>()
  const starts = [0]
  const values: number[] = []
  const renumbered = columns.map(({ count }) => new Int32Array(count).fill(-1))
  const column = new Uint32Array(order.size)
  for (let place = 0; place < order.size; place++) {
    if (place % STEP === 0) yield
    const source = order.sourceOf[place]!
    const old = columns[source]!.setAt(order.slotOf[place]!)
    let set = renumbered[source]![old]!
    if (set < 0) {
      const members = columns[source]!.valuesOf(old)
      const key = members.join()
      set = known.get(key) ?? -1
      if (set < 0) {
        set = known.size
        known.set(key, set)
        for (const value of members) values.push(value)
        starts.push(values.length)
      }
      renumbered[source]![old] = set
    }
    column[place] = set
  }
  return { column, starts: Uint32Array.from(starts), values: Uint32Array.from(values), sets: known.size }
}

/** Joins a facet to a group unless that makes too many combinations. */
function* tryJoin(group: Group, facet: number, rows: FacetRows, most: number): Generator<void, boolean> {
  const known = new Map<number, number>()
  const column = new Uint32Array(group.column.length)
  const setOf = new Map<number, number[]>()
  for (let place = 0; place < column.length; place++) {
    if (place % STEP === 0) yield
    const key = group.column[place]! * rows.sets + rows.column[place]!
    let combination = known.get(key)
    if (combination === undefined) {
      combination = known.size
      if (combination >= most) return false
      known.set(key, combination)
      setOf.set(combination, [...group.setOf.get(group.column[place]!)!, rows.column[place]!])
    }
    column[place] = combination
  }
  group.members.push(facet)
  Object.assign(group, { column, combinations: known.size, setOf })
  return true
}

function* groupFacets(facets: readonly FacetRows[], size: number): Generator<void, Group[]> {
  const most = Math.max(FEWEST_COMBINATIONS, Math.min(2 ** 16, size / DOCUMENTS_PER_COMBINATION))
  const groups: Group[] = []
  const bySets = [...facets.keys()].toSorted((a, b) => facets[a]!.sets - facets[b]!.sets)
  for (const facet of bySets) {
    const rows = facets[facet]!
    let joined = false
    for (const group of groups) {
      if (!joined && rows.sets <= most) joined = yield* tryJoin(group, facet, rows, most)
    }
    if (joined) continue
    const setOf = new Map(Array.from({ length: rows.sets }, (_, set): [number, number[]] => [set, [set]]))
    groups.push({ members: [facet], column: rows.column, combinations: rows.sets, setOf })
  }
  return groups
}

function* indexValues({ column, starts, values }: FacetRows): Generator<void, FacetValues> {
  const known = Uint32Array.from(new Set(values)).toSorted()
  const listOf = new Map([...known].map((value, list) => [value, list]))
  const lists = Uint32Array.from(values, (value) => listOf.get(value)!)
  const builder = new PostingsBuilder(known.length, column.length)
  for (const pass of ['measure', 'add'] as const) {
    for (let place = 0; place < column.length; place++) {
      if (place % STEP === 0) yield
      const set = column[place]!
      for (let at = starts[set]!; at < starts[set + 1]!; at++) builder[pass](lists[at]!, place)
    }
    if (pass === 'measure') yield* builder.reserve()
  }
  return { values: known, postings: builder.finish() }
}

function singleValues(sets: Uint32Array, starts: Uint32Array, values: Uint32Array): Int32Array | null {
  for (let set = 0; set + 1 < starts.length; set++) if (starts[set + 1]! - starts[set]! > 1) return null
  return Int32Array.from(sets, (set) => (starts[set] === starts[set + 1] ? -1 : values[starts[set]!]!))
}

export type BuiltFacets = { facetGroups: FacetGroup[]; facetSets: FacetSets[]; facetValues: FacetValues[] }

export function* buildFacets(
  order: RowOrder,
  sources: readonly RowSource[],
  facets: number,
): Generator<void, BuiltFacets> {
  const rows: FacetRows[] = []
  const facetValues: FacetValues[] = []
  for (let facet = 0; facet < facets; facet++) {
    const gathered = yield* gatherSets(
      order,
      sources.map((source) => source.sets(facet)),
    )
    rows.push(gathered)
    facetValues.push(yield* indexValues(gathered))
  }
  const groups = yield* groupFacets(rows, order.size)
  const facetSets: FacetSets[] = []
  const facetGroups: FacetGroup[] = []
  for (const [index, { members, column, combinations, setOf }] of groups.entries()) {
    const totals = new Int32Array(combinations)
    for (let place = 0; place < column.length; place++) {
      if (place % STEP === 0) yield
      totals[column[place]!]!++
    }
    facetGroups.push({ column: combinations <= 2 ** 16 ? new Uint16Array(column) : column, totals })
    for (const [at, facet] of members.entries()) {
      const { starts, values } = rows[facet]!
      const sets = Uint32Array.from({ length: combinations }, (_, combination) => setOf.get(combination)![at]!)
      facetSets[facet] = { group: index, setOf: sets, starts, values, single: singleValues(sets, starts, values) }
    }
    yield
  }
  return { facetGroups, facetSets, facetValues }
}
