// Sets of documents, one bit each. Int32Array: V8 keeps its words in plain registers, those of a Uint32Array not always.
export type Bits = Int32Array

export const newBits = (size: number): Bits => new Int32Array((size + 31) >>> 5)

export const hasBit = (bits: Bits, index: number): boolean => ((bits[index >>> 5]! >>> (index & 31)) & 1) === 1

export function setBit(bits: Bits, index: number): void {
  bits[index >>> 5]! |= 1 << (index & 31)
}

export function clearBit(bits: Bits, index: number): void {
  bits[index >>> 5]! &= ~(1 << (index & 31))
}

export function orInto(target: Bits, other: Bits): void {
  const { length } = target
  for (let word = 0; word < length; word++) target[word]! |= other[word]!
}

export function andInto(target: Bits, other: Bits): void {
  const { length } = target
  for (let word = 0; word < length; word++) target[word]! &= other[word]!
}

export function removeFrom(target: Bits, other: Bits): void {
  const { length } = target
  for (let word = 0; word < length; word++) target[word]! &= ~other[word]!
}

export function isEmpty(bits: Bits): boolean {
  const { length } = bits
  for (let word = 0; word < length; word++) if (bits[word] !== 0) return false
  return true
}

export function countBits(bits: Bits): number {
  let count = 0
  const { length } = bits
  for (let word = 0; word < length; word++) count += countOnes(bits[word]!)
  return count
}

/** Keeps who is in one of the sets. Three in one loop take less than twice as long as one. */
export function keepAny(bits: Bits, sets: readonly Bits[], room: () => Bits): void {
  if (sets.length <= 3) {
    const [a = room(), b = a, c = a] = sets
    keepOfThree(bits, a, b, c)
    return
  }
  const union = room()
  for (const set of sets) orInto(union, set)
  andInto(bits, union)
}

function keepOfThree(bits: Bits, a: Bits, b: Bits, c: Bits): void {
  const { length } = bits
  for (let word = 0; word < length; word++) bits[word]! &= a[word]! | b[word]! | c[word]!
}

/** How many are in both sets. */
export function countCommon(some: Bits, others: Bits): number {
  let count = 0
  const { length } = some
  for (let word = 0; word < length; word++) count += countOnes(some[word]! & others[word]!)
  return count
}

export function countOnes(word: number): number {
  let pairs = word - ((word >>> 1) & 0x55555555)
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Writes the members in ascending order and returns how many there are. A list and then loops beat one loop over bits. */
export function listBits(bits: Bits, list: Uint32Array): number {
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
  let count = 0
  const { length } = bits
  for (let word = 0; word < length; word++) if (bits[word] !== 0) list[count++] = word
  return count
}

/** Adds an amount to the number of each member. */
export function addToEach(bits: Bits, numbers: Uint16Array, amount: number): void {
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
