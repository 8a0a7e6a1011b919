import { expect, test } from 'vitest'
import { seededRandom } from '#platform/random.ts'
import type { Bits } from './bits.ts'
import { hasBit, newBits, setBit } from './bits.ts'
import { listBits } from './set-lists.ts'
import { keepAny } from './sets.ts'
import { countSets, pickCount } from './set-sums.ts'

const SIZE = 1_000
const everyone = Array.from({ length: SIZE }, (_, document) => document)

function setOf(members: readonly number[]): Bits {
  const bits = newBits(SIZE)
  for (const member of members) setBit(bits, member)
  return bits
}

function membersOf(bits: Bits): number[] {
  const list = new Uint32Array(SIZE)
  return [...list.subarray(0, listBits(bits, list))]
}

test('who is in so many sets is found for any number of sets, and counted', () => {
  const random = seededRandom('sums')
  for (let many = 1; many <= 30; many++) {
    const sets = Array.from({ length: many }, () => setOf(everyone.filter(() => random() < 0.6)))
    const among = setOf(everyone.filter(() => random() < 0.8))
    const held = everyone.map((document) => sets.filter((set) => hasBit(set, document)).length)
    const sums = countSets(sets, newBits(SIZE))
    for (let count = 0; count <= many; count++) {
      const picked = setOf([1, 2, 3])
      const expected = everyone.filter((document) => hasBit(among, document) && held[document] === count)
      expect(pickCount(among, sums, count, picked), `${count} of ${many}`).toBe(expected.length)
      expect(membersOf(picked), `${count} of ${many}`).toEqual(expected)
    }
  }
})

test('who is in one of the sets is kept, however many sets there are', () => {
  const random = seededRandom('any')
  for (let many = 0; many <= 6; many++) {
    const sets = Array.from({ length: many }, () => setOf(everyone.filter(() => random() < 0.2)))
    const bits = setOf(everyone.filter((document) => document % 3 > 0))
    keepAny(bits, sets, () => newBits(SIZE))
    const expected = everyone.filter((document) => document % 3 > 0 && sets.some((set) => hasBit(set, document)))
    expect(membersOf(bits), `${many} sets`).toEqual(expected)
  }
})
