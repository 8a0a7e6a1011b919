import { hasBit } from './bits.ts'
import { countBits } from './sets.ts'
import type { RowSource } from './row-source.ts'

/** Which document of which source goes where in the new segment. */
export type RowOrder = {
  readonly size: number
  readonly sourceOf: Uint16Array
  readonly slotOf: Uint32Array
  /** By source: the new place of each slot, or −1. */
  readonly placeOf: readonly Int32Array[]
}

/** Steps between two pauses: a build gives way often, so that searches go on meanwhile. */
export const STEP = 256

/** The documents alive when the build began, newest first, then by id, highest first. */
export function* orderRows(sources: readonly RowSource[]): Generator<void, RowOrder> {
  const size = sources.reduce((sum, { alive }) => sum + countBits(alive), 0)
  const sourceOf = new Uint16Array(size)
  const slotOf = new Uint32Array(size)
  const placeOf = sources.map(({ segment }) => new Int32Array(segment.size).fill(-1))
  const heads = sources.map(() => 0)
  const skipDead = (index: number): void => {
    const { segment, alive, newestFirst } = sources[index]!
    while (heads[index]! < segment.size && !hasBit(alive, newestFirst(heads[index]!))) heads[index]!++
  }
  for (const index of sources.keys()) skipDead(index)
  for (let place = 0; place < size; place++) {
    let best = -1
    let [bestDate, bestId] = [0, 0]
    for (const [index, { segment, newestFirst }] of sources.entries()) {
      if (heads[index]! >= segment.size) continue
      const slot = newestFirst(heads[index]!)
      const date = segment.dateAt(slot)
      const id = segment.idAt(slot)
      if (best < 0 || date > bestDate || (date === bestDate && id > bestId))
        [best, bestDate, bestId] = [index, date, id]
    }
    const slot = sources[best]!.newestFirst(heads[best]!)
    sourceOf[place] = best
    slotOf[place] = slot
    placeOf[best]![slot] = place
    heads[best]!++
    skipDead(best)
    if (place % STEP === 0) yield
  }
  return { size, sourceOf, slotOf, placeOf }
}

/** The new places by ascending id. */
export function* orderById(sources: readonly RowSource[], { size, placeOf }: RowOrder): Generator<void, Uint32Array> {
  const byId = new Uint32Array(size)
  const heads = sources.map(() => 0)
  const skipAbsent = (index: number): void => {
    const { byId } = sources[index]!
    while (heads[index]! < byId.length && placeOf[index]![byId[heads[index]!]!]! < 0) heads[index]!++
  }
  for (const index of sources.keys()) skipAbsent(index)
  for (let at = 0; at < size; at++) {
    let best = -1
    let bestId = 0
    for (const [index, source] of sources.entries()) {
      if (heads[index]! >= source.byId.length) continue
      const id = source.segment.idAt(source.byId[heads[index]!]!)
      if (best < 0 || id < bestId) [best, bestId] = [index, id]
    }
    byId[at] = placeOf[best]![sources[best]!.byId[heads[best]!]!]!
    heads[best]!++
    skipAbsent(best)
    if (at % STEP === 0) yield
  }
  return byId
}
