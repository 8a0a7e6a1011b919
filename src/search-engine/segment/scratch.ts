import type { Room } from '../kernels/segment-memory.ts'
import { plainRoom } from '../kernels/segment-memory.ts'
import type { Bits } from './bits.ts'
import { LIST_SLACK, listWords } from './set-lists.ts'
import { cleared, copyInto } from './sets.ts'

/**
 * Memory that searches of one segment use again and again. A search runs to its end without pause, so one set serves them all; what
 * is taken is given back by the next `reset`.
 */
export class Scratch {
  private readonly room: Room
  private readonly buffers: Bits[] = []
  private taken = 0
  private list: Uint32Array = new Uint32Array(0)
  private places: Uint32Array = new Uint32Array(0)
  private bonus: Uint16Array = new Uint16Array(0)
  private counts: Uint16Array = new Uint16Array(0)

  constructor(room: Room = plainRoom) {
    this.room = room
  }

  reset(): void {
    this.taken = 0
  }

  /** An empty set of so many 32-bit words. */
  takeBits(words: number): Bits {
    return cleared(this.take(words))
  }

  /** A copy of a set. */
  takeCopy(of: Bits): Bits {
    return copyInto(this.take(of.length), of)
  }

  /** Room for a list of documents; there is one only. */
  listOf(size: number): Uint32Array {
    if (this.list.length < size) this.list = this.room(Uint32Array, size + LIST_SLACK)
    return this.list
  }

  /** The words of a set that hold anybody; there is one such list only. */
  placesOf(bits: Bits): Uint32Array {
    if (this.places.length < bits.length) this.places = this.room(Uint32Array, bits.length)
    return this.places.subarray(0, listWords(bits, this.places))
  }

  /** One zero for each document; there is one such array only. */
  bonuses(size: number): Uint16Array {
    if (this.bonus.length < size) this.bonus = this.room(Uint16Array, size)
    else cleared(this.bonus)
    return this.bonus
  }

  /** The same once more, for who needs both. */
  countsOf(size: number): Uint16Array {
    if (this.counts.length < size) this.counts = this.room(Uint16Array, size)
    else cleared(this.counts)
    return this.counts
  }

  private take(words: number): Bits {
    let buffer = this.buffers[this.taken]
    if (!buffer || buffer.length < words) this.buffers[this.taken] = buffer = this.room(Int32Array, words)
    this.taken++
    return buffer.subarray(0, words)
  }
}
