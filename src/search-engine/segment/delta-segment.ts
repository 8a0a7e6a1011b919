import { fold } from '#platform/folding.ts'
import { runsOfFields } from '../analysis/word-pairs.ts'
import type { NumberRange, SearchDocument, SearchSchema } from '../schema.ts'
import type { Bits } from './bits.ts'
import { clearBit, hasBit, newBits, setBit } from './bits.ts'
import { DeltaFacets } from './delta-facets.ts'
import { DeltaText } from './delta-text.ts'
import { Scratch } from './scratch.ts'
import type { Segment, StoredSort } from './segment.ts'

type Compare = (a: number, b: number) => number

/** The documents that came last, in the order they came: cheap to append to, small enough to be read in plain loops. */
export class DeltaSegment implements Segment {
  readonly capacity: number
  readonly alive: Bits
  readonly text = new DeltaText()
  readonly scratch = new Scratch()
  readonly facets: DeltaFacets
  size = 0
  live = 0
  private readonly schema: SearchSchema
  private readonly ids: Uint32Array
  private readonly dates: Float64Array
  private readonly numbers: Record<string, Float64Array>
  private readonly names: Record<string, string[]>
  private readonly slotOf = new Map<number, number>()
  private readonly orders: Map<string, { slots: Uint32Array; compare: Compare }>

  constructor(schema: SearchSchema, capacity: number) {
    this.schema = schema
    this.capacity = capacity
    this.alive = newBits(capacity)
    this.ids = new Uint32Array(capacity)
    this.dates = new Float64Array(capacity)
    this.numbers = Object.fromEntries(schema.numbers.map((field) => [field, new Float64Array(capacity)]))
    this.names = Object.fromEntries(schema.names.map((field) => [field, []]))
    this.facets = new DeltaFacets(Object.keys(schema.facets).length, capacity)
    this.orders = this.newOrders()
  }

  get full(): boolean {
    return this.size === this.capacity
  }

  append({ id, date, texts, facets, numbers, names }: SearchDocument): void {
    const slot = this.size++
    this.live++
    setBit(this.alive, slot)
    this.ids[slot] = id
    this.dates[slot] = date
    this.slotOf.set(id, slot)
    for (const field of this.schema.numbers) this.numbers[field]![slot] = numbers[field] ?? NaN
    for (const field of this.schema.names) this.names[field]![slot] = fold(names[field] ?? '')
    this.text.append(slot, runsOfFields(this.schema, texts))
    this.facets.append(
      slot,
      Object.keys(this.schema.facets).map((facet) => facets[facet] ?? []),
    )
    for (const { slots, compare } of this.orders.values()) insert(slots, slot, compare)
  }

  idAt(slot: number): number {
    return this.ids[slot]!
  }

  dateAt(slot: number): number {
    return this.dates[slot]!
  }

  numberAt(field: string, slot: number): number | null {
    const value = this.numbers[field]![slot]!
    return Number.isNaN(value) ? null : value
  }

  numbersOf(field: string): { ranks: Uint32Array; values: Float64Array } {
    return { ranks: Uint32Array.from(this.ids.keys()), values: this.numbers[field]! }
  }

  nameAt(field: string, slot: number): string {
    return this.names[field]![slot]!
  }

  find(id: number): number {
    const slot = this.slotOf.get(id)
    return slot !== undefined && hasBit(this.alive, slot) ? slot : -1
  }

  kill(slot: number): void {
    clearBit(this.alive, slot)
    this.live--
    this.text.forget(slot)
    this.facets.forget(slot)
  }

  addRange(field: string, { min = -Infinity, max = Infinity, keepMissing = false }: NumberRange, bits: Bits): void {
    const column = field === 'date' ? this.dates : this.numbers[field]!
    for (let slot = 0; slot < this.size; slot++) {
      const value = column[slot]!
      if (Number.isNaN(value) ? keepMissing : value >= min && value <= max) setBit(bits, slot)
    }
  }

  listNewestFirst(bits: Bits, list: Uint32Array): number {
    const { slots } = this.orders.get('date')!
    let count = 0
    for (let at = 0; at < this.size; at++) if (hasBit(bits, slots[at]!)) list[count++] = slots[at]!
    return count
  }

  firstBy(sort: StoredSort, bits: Bits, count: number, wanted: number): number[] {
    const { slots } = this.orders.get(sort.by === 'date' ? 'date' : `${sort.by} ${sort.field}`)!
    const found: number[] = []
    for (let at = 0; at < this.size && found.length < Math.min(wanted, count); at++) {
      if (hasBit(bits, slots[at]!)) found.push(slots[at]!)
    }
    return found
  }

  /** Slots by date, newest first. */
  newestFirst(): Uint32Array {
    return this.orders.get('date')!.slots.subarray(0, this.size)
  }

  private newOrders(): Map<string, { slots: Uint32Array; compare: Compare }> {
    const { dates, ids } = this
    const byDate: Compare = (a, b) => dates[b]! - dates[a]! || ids[b]! - ids[a]!
    const byNumber =
      (values: Float64Array): Compare =>
      (a, b) => {
        const [x, y] = [values[a]!, values[b]!]
        // A missing number is not a number, and goes last.
        return Number.isNaN(x) || Number.isNaN(y)
          ? +Number.isNaN(x) - +Number.isNaN(y) || byDate(a, b)
          : y - x || byDate(a, b)
      }
    const byName =
      (values: readonly string[]): Compare =>
      (a, b) => {
        const [x, y] = [values[a]!, values[b]!]
        if (x === y) return byDate(a, b)
        return x === '' ? 1 : y === '' ? -1 : x < y ? -1 : 1
      }
    const orders: [string, Compare][] = [
      ['date', byDate],
      ...this.schema.numbers.map((field): [string, Compare] => [`number ${field}`, byNumber(this.numbers[field]!)]),
      ...this.schema.names.map((field): [string, Compare] => [`name ${field}`, byName(this.names[field]!)]),
    ]
    return new Map(orders.map(([key, compare]) => [key, { slots: new Uint32Array(this.capacity), compare }]))
  }
}

/** Puts the newest slot where it belongs among those before it. */
function insert(slots: Uint32Array, slot: number, compare: Compare): void {
  let low = 0
  let high = slot
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(slots[middle]!, slot) <= 0) low = middle + 1
    else high = middle
  }
  slots.copyWithin(low + 1, low, slot)
  slots[low] = slot
}
