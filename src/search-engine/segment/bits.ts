// Sets of documents, one bit each. Int32Array: V8 keeps its words in plain registers, those of a Uint32Array not always.
export type Bits = Int32Array

/** How many words a set has. Always four more: kernels take so many at once. */
export const wordsOf = (size: number): number => ((size + 127) >>> 7) << 2

export const newBits = (size: number): Bits => new Int32Array(wordsOf(size))

export const hasBit = (bits: Bits, index: number): boolean => ((bits[index >>> 5]! >>> (index & 31)) & 1) === 1

export function setBit(bits: Bits, index: number): void {
  bits[index >>> 5]! |= 1 << (index & 31)
}

export function clearBit(bits: Bits, index: number): void {
  bits[index >>> 5]! &= ~(1 << (index & 31))
}

export function countOnes(word: number): number {
  let pairs = word - ((word >>> 1) & 0x55555555)
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Sets the bits `from` to `to` − 1. */
export function setBitRange(bits: Bits, from: number, to: number): void {
  if (from >= to) return
  const first = from >>> 5
  const last = (to - 1) >>> 5
  const head = -1 << (from & 31)
  const tail = -1 >>> (31 - ((to - 1) & 31))
  if (first === last) {
    bits[first]! |= head & tail
    return
  }
  bits[first]! |= head
  bits.fill(-1, first + 1, last)
  bits[last]! |= tail
}
