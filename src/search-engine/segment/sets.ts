import { kernelsFor } from '../kernels/kernels.ts'
import { countOnes } from './bits.ts'
import type { Bits } from './bits.ts'

// What searches do with whole sets. Those of a large segment lie in one memory, and kernels go through them several words at a time.

const endOf = (bits: Bits): number => bits.byteOffset + bits.byteLength

/** All zero. An array of shared memory would do that byte by byte. */
export function cleared<T extends Int32Array | Uint16Array>(array: T): T {
  const kernels = kernelsFor(array)
  if (kernels) kernels.clear(array.byteOffset, array.byteLength)
  else array.fill(0)
  return array
}

export function copyInto(target: Bits, other: Bits): Bits {
  const kernels = kernelsFor(target, other)
  if (kernels) kernels.copy(target.byteOffset, other.byteOffset, other.byteLength)
  else target.set(other)
  return target
}

export function orInto(target: Bits, other: Bits): void {
  const kernels = kernelsFor(target, other)
  if (kernels) return kernels.orInto(target.byteOffset, other.byteOffset, endOf(target))
  const { length } = target
  for (let word = 0; word < length; word++) target[word]! |= other[word]!
}

export function andInto(target: Bits, other: Bits): void {
  const kernels = kernelsFor(target, other)
  if (kernels) return kernels.andInto(target.byteOffset, other.byteOffset, endOf(target))
  const { length } = target
  for (let word = 0; word < length; word++) target[word]! &= other[word]!
}

export function removeFrom(target: Bits, other: Bits): void {
  const kernels = kernelsFor(target, other)
  if (kernels) return kernels.removeFrom(target.byteOffset, other.byteOffset, endOf(target))
  const { length } = target
  for (let word = 0; word < length; word++) target[word]! &= ~other[word]!
}

/** Writes who is in one of two sets. */
export function unite(target: Bits, some: Bits, others: Bits): void {
  const kernels = kernelsFor(target, some, others)
  if (kernels) return kernels.unite(target.byteOffset, some.byteOffset, others.byteOffset, endOf(target))
  const { length } = target
  for (let word = 0; word < length; word++) target[word] = some[word]! | others[word]!
}

/** Adds who is in the larger set and not in the smaller one. */
export function addBetween(target: Bits, more: Bits, less: Bits): void {
  const kernels = kernelsFor(target, more, less)
  if (kernels) return kernels.addBetween(target.byteOffset, more.byteOffset, less.byteOffset, endOf(target))
  const { length } = target
  for (let word = 0; word < length; word++) target[word]! |= more[word]! & ~less[word]!
}

/** Writes who is alive and in neither set. */
export function leaveOut(target: Bits, alive: Bits, found: Bits, missed: Bits): void {
  const kernels = kernelsFor(target, alive, found, missed)
  if (kernels) {
    return kernels.leaveOut(target.byteOffset, alive.byteOffset, found.byteOffset, missed.byteOffset, endOf(target))
  }
  const { length } = target
  for (let word = 0; word < length; word++) target[word] = alive[word]! & ~found[word]! & ~missed[word]!
}

/** Moves on by one filter: from no failure to one, and from one to out. */
export function dropFailures(found: Bits, failedOnce: Bits, passed: Bits): void {
  const kernels = kernelsFor(found, failedOnce, passed)
  if (kernels) return kernels.dropFailures(found.byteOffset, failedOnce.byteOffset, passed.byteOffset, endOf(found))
  const { length } = found
  for (let word = 0; word < length; word++) {
    failedOnce[word] = (failedOnce[word]! & passed[word]!) | (found[word]! & ~passed[word]!)
    found[word]! &= passed[word]!
  }
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
  const kernels = kernelsFor(bits, a, b, c)
  if (kernels) return kernels.keepOfThree(bits.byteOffset, a.byteOffset, b.byteOffset, c.byteOffset, endOf(bits))
  const { length } = bits
  for (let word = 0; word < length; word++) bits[word]! &= a[word]! | b[word]! | c[word]!
}

export function isEmpty(bits: Bits): boolean {
  const kernels = kernelsFor(bits)
  if (kernels) return kernels.isEmpty(bits.byteOffset, endOf(bits)) === 1
  const { length } = bits
  for (let word = 0; word < length; word++) if (bits[word] !== 0) return false
  return true
}

export function countBits(bits: Bits): number {
  const kernels = kernelsFor(bits)
  if (kernels) return kernels.countBits(bits.byteOffset, endOf(bits))
  let count = 0
  const { length } = bits
  for (let word = 0; word < length; word++) count += countOnes(bits[word]!)
  return count
}

/** How many are in both sets. */
export function countCommon(some: Bits, others: Bits): number {
  const kernels = kernelsFor(some, others)
  if (kernels) return kernels.countCommon(some.byteOffset, others.byteOffset, endOf(some))
  let count = 0
  const { length } = some
  for (let word = 0; word < length; word++) count += countOnes(some[word]! & others[word]!)
  return count
}

/** Keeps who is in the other set too, and returns how many are. */
export function keepAmong(bits: Bits, among: Bits): number {
  const kernels = kernelsFor(bits, among)
  if (kernels) return kernels.keepAmong(bits.byteOffset, among.byteOffset, endOf(bits))
  const { length } = bits
  let count = 0
  for (let word = 0; word < length; word++) {
    const kept = bits[word]! & among[word]!
    bits[word] = kept
    count += countOnes(kept)
  }
  return count
}

/** Of those who passed a filter, makes those who failed it: they failed once, and did not pass here. Returns how many they are. */
export function keepFailures(passed: Bits, failedOnce: Bits, among: Bits): number {
  const kernels = kernelsFor(passed, failedOnce, among)
  if (kernels) return kernels.keepFailures(passed.byteOffset, failedOnce.byteOffset, among.byteOffset, endOf(passed))
  const { length } = passed
  let count = 0
  for (let word = 0; word < length; word++) {
    const failed = failedOnce[word]! & among[word]! & ~passed[word]!
    passed[word] = failed
    count += countOnes(failed)
  }
  return count
}
