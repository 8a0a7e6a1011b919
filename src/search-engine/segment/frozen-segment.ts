import type { HandedMemory } from '../kernels/segment-memory.ts'
import type { Room } from '../kernels/segment-memory.ts'
import { plainRoom, SegmentMemory } from '../kernels/segment-memory.ts'
import type { NumberRange } from '../schema.ts'
import type { Bits } from './bits.ts'
import { clearBit, hasBit, setBitRange } from './bits.ts'
import { countingOver } from './facet-columns.ts'
import type { FacetGroup, FacetSets } from './facet-columns.ts'
import { facetKernels } from './facet-kernels.ts'
import { FrozenText } from './frozen-text.ts'
import type { FrozenTextData } from './frozen-text-data.ts'
import { Postings } from './postings.ts'
import type { PostingsData } from './postings.ts'
import { addPlaces, firstByRank } from './ranked-column.ts'
import type { RankedData } from './ranked-column.ts'
import { Scratch } from './scratch.ts'
import type { FacetIndex, Segment, StoredSort } from './segment.ts'
import { listBits } from './set-lists.ts'
import { cleared, copyInto, countBits, countCommon } from './sets.ts'

/** Highest first; a document without the number comes last. */
export type NumberColumn = RankedData & { readonly values: Float64Array; readonly checkpoints: Int32Array }
/** Folded, in alphabetical order; a document without a name comes last. */
export type NameColumn = RankedData & { readonly values: readonly string[] }
/** The values of a facet, ascending, and the documents of each. */
export type FacetValues = { readonly values: Uint32Array; readonly postings: PostingsData }

/** Everything a frozen segment is made of: this, and nothing else, goes into a snapshot. */
export type FrozenData = {
  readonly size: number
  /** Documents are in date order, newest first, then by id, highest first. */
  readonly ids: Uint32Array
  readonly dates: Float64Array
  /** Slots by ascending id. */
  readonly byId: Uint32Array
  readonly alive: Int32Array
  readonly text: FrozenTextData
  readonly facetGroups: readonly FacetGroup[]
  readonly facetSets: readonly FacetSets[]
  readonly facetValues: readonly FacetValues[]
  readonly numbers: Readonly<Record<string, NumberColumn>>
  readonly names: Readonly<Record<string, NameColumn>>
}

/** A segment on its way to another thread: its arrays are copied, but for those that lie in a memory of its own and never change. */
export type HandedSegment = { readonly data: FrozenData; readonly memory: HandedMemory | null }

/** Many documents, packed. Nothing in it changes any more but which of them are alive, and the counts of these. */
export class FrozenSegment implements Segment {
  readonly data: FrozenData
  readonly size: number
  readonly alive: Bits
  readonly text: FrozenText
  readonly facets: FacetIndex
  readonly scratch: Scratch
  live: number
  readonly memory: SegmentMemory | null

  /** Where the data lies in a memory of its own, what searches write down had better lie there too. */
  constructor(data: FrozenData, memory: SegmentMemory | null = null) {
    const room = memory?.room ?? plainRoom
    this.memory = memory
    this.data = data
    this.size = data.size
    this.alive = data.alive
    this.live = countBits(data.alive)
    this.text = new FrozenText(data.text, room)
    this.scratch = new Scratch(room)
    const largest = data.facetValues.map(({ values }) => values.at(-1) ?? 0)
    this.facets = {
      ...countingOver(data.facetGroups, data.facetSets, room, facetKernels(data.facetSets, largest, room)),
      ...valuesOf(data.facetValues, this.scratch),
    }
  }

  /** The part of its memory is for this thread alone, also where others search the segment. */
  static takeOver({ data, memory }: HandedSegment, part = 0): FrozenSegment {
    if (!memory) return new FrozenSegment(data)
    const own = SegmentMemory.takeOver(memory, part)
    return new FrozenSegment(withChanging(data, own.room), own)
  }

  /** As it is now, for another thread to search too, or instead. */
  handOver(): HandedSegment {
    return { data: this.copyData(), memory: this.memory?.handed ?? null }
  }

  /** The data as it is now: what may still change is copied. */
  copyData(): FrozenData {
    const { alive, text, facetGroups } = this.data
    return {
      ...this.data,
      alive: alive.slice(),
      text: { ...text, documents: text.documents.slice() },
      facetGroups: facetGroups.map(({ column, totals }) => ({ column, totals: totals.slice() })),
    }
  }

  idAt(slot: number): number {
    return this.data.ids[slot]!
  }

  dateAt(slot: number): number {
    return this.data.dates[slot]!
  }

  numberAt(field: string, slot: number): number | null {
    const { values, ranks } = this.data.numbers[field]!
    return values[ranks[slot]!] ?? null
  }

  numbersOf(field: string): Pick<NumberColumn, 'ranks' | 'values'> {
    return this.data.numbers[field]!
  }

  nameAt(field: string, slot: number): string {
    const { values, ranks } = this.data.names[field]!
    return values[ranks[slot]!] ?? ''
  }

  find(id: number): number {
    const { ids, byId } = this.data
    let low = 0
    let high = byId.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (ids[byId[middle]!]! < id) low = middle + 1
      else high = middle
    }
    const slot = byId[low]
    return slot !== undefined && ids[slot] === id && hasBit(this.alive, slot) ? slot : -1
  }

  kill(slot: number): void {
    clearBit(this.alive, slot)
    this.live--
    this.text.forget(slot)
    for (const { column, totals } of this.data.facetGroups) totals[column[slot]!]!--
  }

  addRange(field: string, { min = -Infinity, max = Infinity, keepMissing = false }: NumberRange, bits: Bits): void {
    if (field === 'date') {
      const { dates } = this.data
      setBitRange(
        bits,
        firstWhere(dates, (date) => date <= max),
        firstWhere(dates, (date) => date < min),
      )
      return
    }
    const column = this.data.numbers[field]!
    const { values, starts, checkpoints } = column
    const from = starts[firstWhere(values, (value) => value <= max)]!
    const to = starts[firstWhere(values, (value) => value < min)]!
    if (from < to) addPlaces(column, checkpoints, from, to, bits)
    const missing = starts[values.length]!
    if (keepMissing && missing < this.size) addPlaces(column, checkpoints, missing, this.size, bits)
  }

  listNewestFirst(bits: Bits, list: Uint32Array): number {
    return listBits(bits, list)
  }

  firstBy(sort: StoredSort, bits: Bits, count: number, wanted: number): number[] {
    if (sort.by === 'name') return firstByRank(this.data.names[sort.field]!, bits, count, wanted)
    if (sort.by === 'number') return firstByRank(this.data.numbers[sort.field]!, bits, count, wanted)
    const found: number[] = []
    for (let word = 0; word < bits.length && found.length < wanted; word++) {
      for (let left = bits[word]!; left !== 0 && found.length < wanted; left &= left - 1) {
        found.push((word << 5) + 31 - Math.clz32(left & -left))
      }
    }
    return found
  }
}

/** Puts what changes, and kernels read, where they reach it. */
function withChanging(data: FrozenData, room: Room): FrozenData {
  const placed = (array: Int32Array): Int32Array => copyInto(room(Int32Array, array.length), array)
  return {
    ...data,
    alive: placed(data.alive),
    facetGroups: data.facetGroups.map(({ column, totals }) => ({ column, totals: placed(totals) })),
  }
}

function valuesOf(columns: readonly FacetValues[], scratch: Scratch): Pick<FacetIndex, 'addValues' | 'countMembers'> {
  const postings = columns.map(({ postings }) => new Postings(postings))
  return {
    addValues(facet, values, bits) {
      const known = columns[facet]!.values
      for (const value of values) {
        const list = firstWhere(known, (other) => other >= value)
        if (known[list] === value) postings[facet]!.addTo(list, bits)
      }
    },
    countMembers(facet, bits, members, counters) {
      const { values } = columns[facet]!
      // Listing a document and counting it takes about twice as long as counting a word of two sets.
      if (values.length * bits.length > members * 2) return false
      const one = scratch.takeBits(bits.length)
      const emptied = (): Bits => cleared(one)
      for (const [list, value] of values.entries())
        counters[value]! += countCommon(bits, postings[facet]!.setOf(list, emptied))
      return true
    },
  }
}

/** The first place where the condition holds, given that it holds for all that follow too. */
function firstWhere(values: Float64Array | Uint32Array, holds: (value: number) => boolean): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(values[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}
