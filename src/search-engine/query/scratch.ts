import type { Bits } from '../segment/bits.ts'
import { listWords } from '../segment/bits.ts'

/**
 * Memory that searches use again and again. A search runs to its end without pause, so one set serves them all; what is
 * taken is given back by the next `reset`.
 */
export class Scratch {
  private readonly buffers: Bits[] = []
  private taken = 0
  private list = new Uint32Array(0)
  private places = new Uint32Array(0)
  private bonus = new Uint16Array(0)
  private counts = new Uint16Array(0)

  reset(): void {
    this.taken = 0
  }

  /** An empty set of so many 32-bit words. */
  takeBits(words: number): Bits {
    return this.take(words).fill(0)
  }

  /** A copy of a set. */
  takeCopy(of: Bits): Bits {
    const bits = this.take(of.length)
    bits.set(of)
    return bits
  }

  /** Room for a list of documents; there is one only. */
  listOf(size: number): Uint32Array {
    if (this.list.length < size) this.list = new Uint32Array(size)
    return this.list
  }

  /** The words of a set that hold anybody; there is one such list only. */
  placesOf(bits: Bits): Uint32Array {
    if (this.places.length < bits.length) this.places = new Uint32Array(bits.length)
    return this.places.subarray(0, listWords(bits, this.places))
  }

  /** One zero for each document; there is one such array only. */
  bonuses(size: number): Uint16Array {
    if (this.bonus.length < size) this.bonus = new Uint16Array(size)
    else this.bonus.fill(0, 0, size)
    return this.bonus
  }

  /** The same once more, for who needs both. */
  countsOf(size: number): Uint16Array {
    if (this.counts.length < size) this.counts = new Uint16Array(size)
    else this.counts.fill(0, 0, size)
    return this.counts
  }

  private take(words: number): Bits {
    let buffer = this.buffers[this.taken]
    if (!buffer || buffer.length < words) this.buffers[this.taken] = buffer = new Int32Array(words)
    this.taken++
    return buffer.subarray(0, words)
  }
}
