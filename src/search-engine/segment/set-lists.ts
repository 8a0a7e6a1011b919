import { kernelsFor } from '../kernels/kernels.ts'
import type { Bits } from './bits.ts'

/** So many entries behind the last one a list may be written over. */
export const LIST_SLACK = 4

/** Writes the members in ascending order and returns how many there are. A list and then loops beat one loop over bits. */
export function listBits(bits: Bits, list: Uint32Array): number {
  const kernels = kernelsFor(bits, list)
  if (kernels) {
    const end = kernels.listBits(bits.byteOffset, list.byteOffset, bits.byteOffset + bits.byteLength)
    return (end - list.byteOffset) >>> 2
  }
  let count = 0
  const { length } = bits
  for (let word = 0; word < length; word++) {
    let left = bits[word]!
    const base = word << 5
    while (left !== 0) {
      const lowest = left & -left
      list[count++] = base + 31 - Math.clz32(lowest)
      left ^= lowest
    }
  }
  return count
}

/** Writes which words hold anybody, in ascending order, and returns how many do. */
export function listWords(bits: Bits, list: Uint32Array): number {
  const kernels = kernelsFor(bits, list)
  if (kernels) {
    const end = kernels.listWords(bits.byteOffset, list.byteOffset, bits.byteOffset + bits.byteLength)
    return (end - list.byteOffset) >>> 2
  }
  let count = 0
  const { length } = bits
  for (let word = 0; word < length; word++) if (bits[word] !== 0) list[count++] = word
  return count
}

/** Adds an amount to the number of each member. */
export function addToEach(bits: Bits, numbers: Uint16Array, amount: number): void {
  const kernels = kernelsFor(bits, numbers)
  if (kernels) {
    return kernels.addToEach(bits.byteOffset, numbers.byteOffset, amount, bits.byteOffset + bits.byteLength)
  }
  const { length } = bits
  for (let word = 0; word < length; word++) {
    let left = bits[word]!
    const base = word << 5
    while (left !== 0) {
      const lowest = left & -left
      numbers[base + 31 - Math.clz32(lowest)]! += amount
      left ^= lowest
    }
  }
}
