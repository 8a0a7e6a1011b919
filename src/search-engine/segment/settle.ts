import { SegmentMemory } from '../kernels/segment-memory.ts'
import { FrozenSegment } from './frozen-segment.ts'
import type { FrozenData } from './frozen-segment.ts'
import type { ArrayList, PackedArray } from './packed-arrays.ts'
import { bytesOf, describe, putArrays, takeArrays } from './packed-arrays.ts'

/**
 * From so many documents on a segment has a memory of its own. Kernels need one, and save little where sets are short; and
 * address space is reserved for each.
 */
export const OWN_MEMORY = 65_536

const CHUNK = 1 << 20

/** A segment of arrays that were made for it. Those of a large one are moved into its memory, and are gone then; pauses now and then. */
export function* settle(data: FrozenData, ownMemory: number): Generator<void, FrozenSegment> {
  if (data.size < ownMemory) return new FrozenSegment(data)
  const arrays: PackedArray[] = []
  const tree = takeArrays(data, arrays)
  const list = arrays.map(describe)
  const memory = SegmentMemory.reserve(bytesOf(list), data.size)
  if (!memory) return new FrozenSegment(data)
  const moved = putArrays(tree, list, memory.buffer) as FrozenData
  const places: PackedArray[] = []
  takeArrays(moved, places)
  const lastIn = new Map(arrays.map(({ buffer }, at) => [buffer, at]))
  for (const [at, place] of places.entries()) {
    const array = arrays[at]!
    const [from, to] = [array, place].map((one) => new Uint8Array(one.buffer, one.byteOffset, one.byteLength))
    for (let done = 0; done < from!.length; done += CHUNK) {
      to!.set(from!.subarray(done, done + CHUNK), done)
      yield
    }
    if (lastIn.get(array.buffer) === at) release(array)
  }
  return new FrozenSegment(moved, memory)
}

/** Gives memory back at once: all of it is as much as the segment, and a thread that has nothing to do does not look for what is free. */
function release({ buffer }: PackedArray): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0)
}

/** Room for a segment that is read from elsewhere: its arrays one after the other, and the segment once they are there. */
export function roomForSegment(
  tree: unknown,
  list: ArrayList,
  ownMemory: number,
): { readonly bytes: Uint8Array; readonly segment: () => FrozenSegment } {
  const length = bytesOf(list)
  const { size } = tree as Pick<FrozenData, 'size'>
  const memory = size < ownMemory ? null : SegmentMemory.reserve(length, size)
  const buffer = memory?.buffer ?? new ArrayBuffer(length)
  return {
    bytes: new Uint8Array(buffer, 0, length),
    segment: () => new FrozenSegment(putArrays(tree, list, buffer) as FrozenData, memory),
  }
}
