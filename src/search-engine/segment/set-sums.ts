import { kernelsFor } from '../kernels/kernels.ts'
import type { Bits } from './bits.ts'
import { countOnes } from './bits.ts'

/** Adds up sets, which are used up: the bit `n` of how many of them a document is in stands in the set `n` of what comes back. */
export function countSets(sets: readonly Bits[], nobody: Bits): Bits[] {
  const sums: Bits[] = []
  let [level, next, afterNext]: [Bits[], Bits[], Bits[]] = [[...sets], [], []]
  for (; level.length > 0; [level, next, afterNext] = [next, afterNext, []]) {
    while (level.length > 1) {
      const some = level.splice(-7)
      const [a, b, c = nobody, d = nobody, e = nobody, f = nobody, g = nobody] = some
      if (some.length > 3) {
        addSeven([a!, b!, c, d, e, f, g])
        afterNext.push(c)
      } else addThree(a!, b!, c)
      level.push(a!)
      next.push(b!)
    }
    sums.push(level[0]!)
  }
  return sums
}

/** Writes which of the members are in exactly so many of the sets that were added up, and returns how many these are. */
export function pickCount(bits: Bits, sums: readonly Bits[], count: number, into: Bits): number {
  let from = bits
  let members = 0
  for (let place = 0; place < sums.length; place += 4) {
    const four = [0, 1, 2, 3].map((next) => sums[place + next] ?? from)
    // Who is in a set has to be out of it where the count has no such bit. A set that is not there decides nothing.
    const turned = four.map((sum, next) => (sum === from || ((count >>> (place + next)) & 1) === 1 ? 0 : -1))
    members = pickFour(from, four, turned, into)
    from = into
  }
  return members
}

function pickFour(from: Bits, sums: readonly Bits[], turned: readonly number[], into: Bits): number {
  const [a, b, c, d] = sums as [Bits, Bits, Bits, Bits]
  const [w, x, y, z] = turned as [number, number, number, number]
  const kernels = kernelsFor(into, from, a, b, c, d)
  if (kernels) {
    const [p, q, r, s] = [a.byteOffset, b.byteOffset, c.byteOffset, d.byteOffset]
    const end = into.byteOffset + into.byteLength
    return kernels.pickFour(from.byteOffset, p, q, r, s, w, x, y, z, into.byteOffset, end)
  }
  const { length } = into
  let count = 0
  for (let word = 0; word < length; word++) {
    const picked = from[word]! & (a[word]! ^ w) & (b[word]! ^ x) & (c[word]! ^ y) & (d[word]! ^ z)
    into[word] = picked
    count += countOnes(picked)
  }
  return count
}

/** The first becomes the last bit of the sum of all seven, the next two those before. */
function addSeven([a, b, c, d, e, f, g]: readonly [Bits, Bits, Bits, Bits, Bits, Bits, Bits]): void {
  const kernels = kernelsFor(a, b, c, d, e, f, g)
  if (kernels) {
    const [first, second, third] = [a.byteOffset, b.byteOffset, c.byteOffset]
    const [fourth, fifth, sixth, last] = [d.byteOffset, e.byteOffset, f.byteOffset, g.byteOffset]
    return kernels.addSeven(first, second, third, fourth, fifth, sixth, last, first + a.byteLength)
  }
  const { length } = a
  for (let word = 0; word < length; word++) {
    const one = a[word]!
    const two = b[word]!
    const three = c[word]!
    const four = d[word]!
    const five = e[word]!
    const six = f[word]!
    const seven = g[word]!
    const oddLeft = one ^ two
    const sumLeft = oddLeft ^ three
    const carryLeft = (one & two) | (oddLeft & three)
    const oddRight = four ^ five
    const sumRight = oddRight ^ six
    const carryRight = (four & five) | (oddRight & six)
    const odd = sumLeft ^ sumRight
    const carry = (sumLeft & sumRight) | (odd & seven)
    const oddCarry = carryLeft ^ carryRight
    a[word] = odd ^ seven
    b[word] = oddCarry ^ carry
    c[word] = (carryLeft & carryRight) | (oddCarry & carry)
  }
}

/** The first becomes the last bit of the sum of all three, the second the one before. */
function addThree(first: Bits, second: Bits, third: Bits): void {
  const kernels = kernelsFor(first, second, third)
  if (kernels) {
    const end = first.byteOffset + first.byteLength
    return kernels.addThree(first.byteOffset, second.byteOffset, third.byteOffset, end)
  }
  const { length } = first
  for (let word = 0; word < length; word++) {
    const one = first[word]!
    const two = second[word]!
    const three = third[word]!
    const odd = one ^ two
    first[word] = odd ^ three
    second[word] = (one & two) | (odd & three)
  }
}
