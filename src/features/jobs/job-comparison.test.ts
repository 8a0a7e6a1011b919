import { expect, test } from 'vitest'
import { comparedIds, comparisonAddress, MOST_COMPARED } from './job-comparison.ts'

const read = (search: string) => comparedIds(new URLSearchParams(search))

test('jobs to compare are read as written and as sent by a form, each once, four at most', () => {
  expect(read('offres=3,1,2')).toEqual([3, 1, 2])
  expect(read('offres=3&offres=1&offres=2')).toEqual([3, 1, 2])
  expect(read('offres=3,3&offres=3')).toEqual([3])
  expect(read('offres=5,4,3,2,1')).toHaveLength(MOST_COMPARED)
  expect(read(`offres=${'1,'.repeat(50_000)}2`)).toEqual([1])
})

test('what is no job is passed over', () => {
  expect(read('')).toEqual([])
  expect(read('offres=,0,-1,1.5,a,99999999999,%00')).toEqual([])
})

test('an address leads back to the same comparison', () => {
  expect(comparisonAddress([3, 1])).toBe('/offres-comparees?offres=3,1')
  expect(read(new URL(comparisonAddress([3, 1], true), 'http://localhost').search)).toEqual([3, 1])
})
