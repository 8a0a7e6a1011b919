import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstOf } from './first-of.ts'

test('the first few of a list are those of the list in order', () => {
  const someList = fc.array(fc.record({ rank: fc.nat(5), id: fc.nat() }))
  const byRank = (a: { rank: number }, b: { rank: number }): number => a.rank - b.rank
  fc.assert(
    fc.property(someList, fc.integer({ min: 1, max: 6 }), (list, most) => {
      expect(firstOf(list, byRank, most)).toEqual(list.toSorted(byRank).slice(0, most))
    }),
  )
})
