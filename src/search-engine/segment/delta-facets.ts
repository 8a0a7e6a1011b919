import type { Bits } from './bits.ts'
import { setBit } from './bits.ts'
import { countingOver } from './facet-columns.ts'
import type { FacetIndex } from './segment.ts'

/** One facet of the documents that came last; each is a group of its own. */
class DeltaFacet {
  readonly group: number
  readonly column: Uint16Array
  readonly setOf: Uint32Array
  readonly single = null
  totals: Int32Array
  starts: Uint32Array
  values = new Uint32Array(64)
  private readonly allTotals: Int32Array
  private readonly known = new Map<string, number>()

  constructor(group: number, capacity: number) {
    this.group = group
    this.column = new Uint16Array(capacity)
    this.setOf = Uint32Array.from({ length: capacity }, (_, set) => set)
    this.starts = new Uint32Array(capacity + 1)
    this.allTotals = new Int32Array(capacity)
    this.totals = this.allTotals.subarray(0, 0)
  }

  append(slot: number, values: readonly number[]): void {
    const sorted = values.length < 2 ? values : [...new Set(values)].toSorted((a, b) => a - b)
    const key = sorted.join()
    let set = this.known.get(key)
    if (set === undefined) {
      set = this.known.size
      this.known.set(key, set)
      this.learn(set, sorted)
    }
    this.column[slot] = set
    this.totals[set]!++
  }

  forget(slot: number): void {
    this.totals[this.column[slot]!]!--
  }

  addValues(wanted: readonly number[], size: number, bits: Bits): void {
    const setsWith = Uint8Array.from(this.totals, (_, set) =>
      this.values.subarray(this.starts[set], this.starts[set + 1]).some((value) => wanted.includes(value)) ? 1 : 0,
    )
    for (let slot = 0; slot < size; slot++) if (setsWith[this.column[slot]!] === 1) setBit(bits, slot)
  }

  private learn(set: number, values: readonly number[]): void {
    const start = this.starts[set]!
    const end = start + values.length
    if (end > this.values.length) {
      const larger = new Uint32Array(end * 2)
      larger.set(this.values)
      this.values = larger
    }
    this.values.set(values, start)
    this.starts[set + 1] = end
    this.totals = this.allTotals.subarray(0, set + 1)
  }
}

export class DeltaFacets implements FacetIndex {
  readonly columns: DeltaFacet[]
  readonly countListed: FacetIndex['countListed']
  readonly countOthers: FacetIndex['countOthers']
  private size = 0

  constructor(facets: number, capacity: number) {
    this.columns = Array.from({ length: facets }, (_, facet) => new DeltaFacet(facet, capacity))
    const { countListed, countOthers } = countingOver(this.columns, this.columns)
    this.countListed = countListed
    this.countOthers = countOthers
  }

  /** A delta keeps no set of a value. */
  countMembers(): boolean {
    return false
  }

  append(slot: number, facets: readonly (readonly number[])[]): void {
    for (const [facet, values] of facets.entries()) this.columns[facet]!.append(slot, values)
    this.size = slot + 1
  }

  forget(slot: number): void {
    for (const column of this.columns) column.forget(slot)
  }

  addValues(facet: number, values: readonly number[], bits: Bits): void {
    this.columns[facet]!.addValues(values, this.size, bits)
  }
}
