import { kernelsFor } from '../kernels/kernels.ts'
import { awardBitmap, awardDocument } from './award.ts'
import type { Award } from './award.ts'
import type { Bits } from './bits.ts'
import { wordsOf } from './bits.ts'
import { orInto } from './sets.ts'

/**
 * Many ascending lists of documents. A short list is a run of gaps in bytes (7 bits each, high bit: more follows), a
 * long one is a bitmap: none has more entries to read than a bitmap has words.
 */
export type PostingsData = {
  readonly size: number
  /** List `n` has the bytes from `starts[n]` to `starts[n + 1]`; a bitmap has none. */
  readonly starts: Uint32Array
  readonly bytes: Uint8Array
  /** The lists that are bitmaps, and these one after the other. */
  readonly dense: Uint32Array
  readonly bitmaps: Int32Array
}

const DENSE_SHARE = 32
const SMALLEST_DENSE = 64
const STEP = 32_768

export class Postings {
  readonly data: PostingsData
  private readonly bitmapOf = new Map<number, Bits>()

  constructor(data: PostingsData) {
    this.data = data
    const words = wordsOf(data.size)
    for (const [index, list] of data.dense.entries()) {
      this.bitmapOf.set(list, data.bitmaps.subarray(index * words, (index + 1) * words))
    }
  }

  /** What reading the list costs, roughly, in documents. */
  costOf(list: number): number {
    return this.data.starts[list + 1]! - this.data.starts[list]!
  }

  addTo(list: number, bits: Bits): void {
    const { starts, bytes } = this.data
    let at = starts[list]!
    const end = starts[list + 1]!
    if (at === end) {
      const bitmap = this.bitmapOf.get(list)
      if (bitmap) orInto(bits, bitmap)
      return
    }
    const kernels = kernelsFor(bytes, bits)
    if (kernels) return kernels.addGaps(bytes.byteOffset + at, bytes.byteOffset + end, bits.byteOffset)
    let document = -1
    while (at < end) {
      let gap = bytes[at++]!
      if (gap > 127) {
        gap &= 127
        let shift = 7
        let next = 0
        do {
          next = bytes[at++]!
          gap |= (next & 127) << shift
          shift += 7
        } while (next > 127)
      }
      document += gap
      bits[document >>> 5]! |= 1 << (document & 31)
    }
  }

  /** The documents of all lists: the bitmaps as they are, the others put together in the room. */
  setsOf(lists: readonly number[], room: () => Bits): Bits[] {
    const sets = lists.flatMap((list) => this.bitmapOf.get(list) ?? [])
    const others = lists.filter((list) => this.costOf(list) > 0)
    if (others.length === 0) return sets
    const bits = room()
    for (const list of others) this.addTo(list, bits)
    return [...sets, bits]
  }

  /** The list as a set, put together in the room where it is none yet. */
  setOf(list: number, room: () => Bits): Bits {
    const bitmap = this.bitmapOf.get(list)
    if (bitmap) return bitmap
    const one = room()
    this.addTo(list, one)
    return one
  }

  /** The loop of `addTo` for awards, written twice: a call for each document would cost more than the reading. */
  award(list: number, award: Award, amount: number): void {
    const { starts, bytes } = this.data
    let at = starts[list]!
    const end = starts[list + 1]!
    if (at === end) {
      const bitmap = this.bitmapOf.get(list)
      if (bitmap) awardBitmap(award, bitmap, amount)
      return
    }
    const { left, better, bonus } = award
    const kernels = kernelsFor(bytes, left, better, bonus)
    if (kernels) {
      const [from, to] = [bytes.byteOffset + at, bytes.byteOffset + end]
      return kernels.awardGaps(from, to, left.byteOffset, better.byteOffset, bonus.byteOffset, amount)
    }
    let document = -1
    while (at < end) {
      let gap = bytes[at++]!
      if (gap > 127) {
        gap &= 127
        let shift = 7
        let next = 0
        do {
          next = bytes[at++]!
          gap |= (next & 127) << shift
          shift += 7
        } while (next > 127)
      }
      document += gap
      awardDocument(award, document, amount)
    }
  }
}

/**
 * Builds postings in two passes over the same documents in the same ascending order: `measure` everything, `reserve`,
 * then `add` everything. A document may come twice in a row for one list.
 */
export class PostingsBuilder {
  private readonly size: number
  private readonly last: Int32Array
  /** Bytes of each list, then where its next byte goes, or where its bitmap begins. */
  private readonly cursor: Uint32Array
  private readonly count: Uint32Array
  private dense = new Uint32Array(0)
  private starts = new Uint32Array(0)
  private bytes = new Uint8Array(0)
  private bitmaps = new Int32Array(0)

  constructor(lists: number, size: number) {
    this.size = size
    this.last = new Int32Array(lists).fill(-1)
    this.cursor = new Uint32Array(lists)
    this.count = new Uint32Array(lists)
  }

  measure(list: number, document: number): void {
    const gap = document - this.last[list]!
    if (gap === 0) return
    this.last[list] = document
    this.count[list]!++
    this.cursor[list]! += gap < 1 << 7 ? 1 : gap < 1 << 14 ? 2 : gap < 1 << 21 ? 3 : 4
  }

  /** Pauses now and then, like all that a build does. */
  *reserve(): Generator<void> {
    const lists = this.last.length
    const words = wordsOf(this.size)
    const dense: number[] = []
    this.starts = new Uint32Array(lists + 1)
    let at = 0
    for (let list = 0; list < lists; list++) {
      if (list % STEP === 0) yield
      const bytes = this.cursor[list]!
      this.starts[list] = at
      this.cursor[list] = at
      const count = this.count[list]!
      if (count >= SMALLEST_DENSE && count > this.size / DENSE_SHARE) dense.push(list)
      else at += bytes
    }
    this.starts[lists] = at
    this.bytes = new Uint8Array(at)
    this.bitmaps = new Int32Array(dense.length * words)
    for (const [index, list] of dense.entries()) {
      this.cursor[list] = index * words
    }
    this.dense = Uint32Array.from(dense)
    this.last.fill(-1)
  }

  add(list: number, document: number): void {
    let gap = document - this.last[list]!
    if (gap === 0) return
    this.last[list] = document
    // Only a bitmap reserved no bytes although it has documents.
    if (this.starts[list] === this.starts[list + 1]) {
      this.bitmaps[this.cursor[list]! + (document >>> 5)]! |= 1 << (document & 31)
      return
    }
    let at = this.cursor[list]!
    while (gap > 127) {
      this.bytes[at++] = (gap & 127) | 128
      gap >>>= 7
    }
    this.bytes[at++] = gap
    this.cursor[list] = at
  }

  finish(): PostingsData {
    const { size, starts, bytes, bitmaps, dense } = this
    return { size, starts, bytes, bitmaps, dense }
  }
}
