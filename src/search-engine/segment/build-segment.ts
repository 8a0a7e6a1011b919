import type { SearchSchema } from '../schema.ts'
import { newBits, setBitRange } from './bits.ts'
import { buildNames, buildNumbers } from './build-columns.ts'
import { buildFacets } from './build-facets.ts'
import { orderById, orderRows } from './build-order.ts'
import { buildText } from './build-text.ts'
import type { FrozenSegment, NameColumn, NumberColumn } from './frozen-segment.ts'
import type { RowSource } from './row-source.ts'
import { settle } from './settle.ts'

export type Build = {
  readonly segment: FrozenSegment
  /** By source: the new place of each slot that was alive when the rows were looked at, else −1. */
  readonly placeOf: readonly Int32Array[]
}

/**
 * One segment of the live documents of several. Pauses every few microseconds; the sources stay searchable meanwhile, and
 * who dies in them meanwhile is for the caller to bury in the new one.
 */
export function* buildSegment(
  schema: SearchSchema,
  sources: readonly RowSource[],
  ownMemory: number,
): Generator<void, Build> {
  const order = yield* orderRows(sources)
  const { size, sourceOf, slotOf, placeOf } = order
  const ids = new Uint32Array(size)
  const dates = new Float64Array(size)
  for (let place = 0; place < size; place++) {
    const { segment } = sources[sourceOf[place]!]!
    ids[place] = segment.idAt(slotOf[place]!)
    dates[place] = segment.dateAt(slotOf[place]!)
    if (place % 1024 === 0) yield
  }
  const byId = yield* orderById(sources, order)
  const numbers: Record<string, NumberColumn> = {}
  for (const field of schema.numbers) {
    numbers[field] = yield* buildNumbers(
      order,
      sources.map((source) => source.numbers(field)),
    )
  }
  const names: Record<string, NameColumn> = {}
  for (const field of schema.names) {
    names[field] = yield* buildNames(
      order,
      sources.map((source) => source.names(field)),
    )
  }
  const facets = yield* buildFacets(order, sources, Object.keys(schema.facets).length)
  const text = yield* buildText(order, sources, Object.keys(schema.texts).length)
  const all = newBits(size)
  setBitRange(all, 0, size)
  const data = { size, ids, dates, byId, alive: all, text, ...facets, numbers, names }
  return { segment: yield* settle(data, ownMemory), placeOf }
}
