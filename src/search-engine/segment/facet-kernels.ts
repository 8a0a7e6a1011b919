import type { Kernels } from '../kernels/kernels.ts'
import { kernelsFor } from '../kernels/kernels.ts'
import type { Room } from '../kernels/segment-memory.ts'
import type { FacetLoops, FacetSets } from './facet-columns.ts'
import { plainLoops } from './facet-columns.ts'

/** The loops of counting where columns, lists and tallies may lie in one memory; given the largest value of each facet. */
export function facetKernels(sets: readonly FacetSets[], largest: readonly number[], room: Room): FacetLoops {
  // Counters are shared by all segments, and lie elsewhere. The first one is for combinations without a value.
  const own = room(Int32Array, Math.max(0, ...largest) + 2)
  const base = own.byteOffset + 4

  const largestOf = (facet: FacetSets): number => largest[sets.indexOf(facet)]!
  /** Lets kernels count into counters within their reach, and adds these to the others. */
  const counted = (facet: FacetSets, counters: Int32Array, count: (kernels: Kernels) => void): boolean => {
    const kernels = kernelsFor(own, facet.setOf)
    if (!kernels) return false
    const values = largestOf(facet) + 2
    kernels.clear(own.byteOffset, values * 4)
    count(kernels)
    for (let at = 1; at < values; at++) counters[at - 1]! += own[at]!
    return true
  }
  return {
    tally(columns, tallies, list, length) {
      const kernels = kernelsFor(list, ...columns, ...tallies)
      if (!kernels) return plainLoops.tally(columns, tallies, list, length)
      const end = list.byteOffset + length * 4
      for (const [at, column] of columns.entries()) {
        const tally = column instanceof Uint16Array ? kernels.tallyShort : kernels.tallyLong
        tally(column.byteOffset, tallies[at]!.byteOffset, list.byteOffset, end)
      }
    },
    countEach(facet, column, list, length, counters) {
      const { setOf, starts, values } = facet
      const wide = column instanceof Uint32Array ? 1 : 0
      const end = list.byteOffset + length * 4
      const [sets, from, members] = [setOf.byteOffset, starts.byteOffset, values.byteOffset]
      // Adding up all counters is not worth it for a handful.
      const few = length * 8 < largestOf(facet)
      const done =
        !few &&
        list.buffer === own.buffer &&
        counted(facet, counters, (kernels) =>
          kernels.countEach(column.byteOffset, wide, sets, from, members, list.byteOffset, end, base),
        )
      if (!done) plainLoops.countEach(facet, column, list, length, counters)
    },
    spread(facet, tally, combinations, counters) {
      const { setOf, starts, values, single } = facet
      const end = tally.byteOffset + combinations * 4
      const [sets, from, members] = [setOf.byteOffset, starts.byteOffset, values.byteOffset]
      const done =
        tally.buffer === own.buffer &&
        counted(facet, counters, (kernels) =>
          single
            ? kernels.spreadSingle(single.byteOffset, tally.byteOffset, end, base)
            : kernels.spreadSets(sets, from, members, tally.byteOffset, end, base),
        )
      if (!done) plainLoops.spread(facet, tally, combinations, counters)
    },
    turn(tally, totals) {
      const kernels = kernelsFor(tally, totals)
      if (!kernels) return plainLoops.turn(tally, totals)
      kernels.turnTally(tally.byteOffset, totals.byteOffset, tally.byteOffset + totals.byteLength)
    },
  }
}
