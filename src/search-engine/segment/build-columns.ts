import { STEP } from './build-order.ts'
import type { RowOrder } from './build-order.ts'
import type { NameColumn, NumberColumn } from './frozen-segment.ts'
import { checkpointsOf, rankDocuments } from './ranked-column.ts'
import type { SourceRanks } from './row-source.ts'

type Ranked<T> = { values: T[]; ranks: Uint16Array | Uint32Array }

/** Merges the values of the sources that some document still has, and ranks every document among them. */
function* rankRows<T>(
  order: RowOrder,
  columns: readonly SourceRanks<T>[],
  compare: (a: T, b: T) => number,
): Generator<void, Ranked<T>> {
  const { size, sourceOf, slotOf } = order
  const used = columns.map(({ values }) => new Uint8Array(values.length + 1))
  for (let place = 0; place < size; place++) {
    const source = sourceOf[place]!
    used[source]![columns[source]!.rankAt(slotOf[place]!)] = 1
    if (place % STEP === 0) yield
  }
  const rankOf = columns.map(({ values }) => new Uint32Array(values.length + 1))
  const heads = columns.map(() => 0)
  const values: T[] = []
  for (let steps = 0; ; steps++) {
    let best: T | undefined
    for (const [source, column] of columns.entries()) {
      while (heads[source]! < column.values.length && used[source]![heads[source]!] === 0) heads[source]!++
      const head = column.values[heads[source]!]
      if (head !== undefined && (best === undefined || compare(head, best) < 0)) best = head
    }
    if (best === undefined) break
    for (const [source, column] of columns.entries()) {
      if (column.values[heads[source]!] === best) rankOf[source]![heads[source]!++] = values.length
    }
    values.push(best)
    if (steps % STEP === 0) yield
  }
  for (const [source, column] of columns.entries()) rankOf[source]![column.values.length] = values.length
  const ranks = values.length < 2 ** 16 ? new Uint16Array(size) : new Uint32Array(size)
  for (let place = 0; place < size; place++) {
    const source = sourceOf[place]!
    ranks[place] = rankOf[source]![columns[source]!.rankAt(slotOf[place]!)]!
    if (place % STEP === 0) yield
  }
  return { values, ranks }
}

export function* buildNumbers(order: RowOrder, columns: readonly SourceRanks<number>[]): Generator<void, NumberColumn> {
  const { values, ranks } = yield* rankRows(order, columns, (a, b) => b - a)
  const ranked = yield* rankDocuments(ranks, values.length)
  const checkpoints = yield* checkpointsOf(ranked)
  return { ...ranked, values: Float64Array.from(values), checkpoints }
}

export function* buildNames(order: RowOrder, columns: readonly SourceRanks<string>[]): Generator<void, NameColumn> {
  const { values, ranks } = yield* rankRows(order, columns, (a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return { ...(yield* rankDocuments(ranks, values.length)), values }
}
