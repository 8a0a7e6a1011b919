import { expect, test } from 'vitest'
import { moved } from './moved.ts'

const list = ['a', 'b', 'c', 'd']

test('one of a list moves a place further, either way', () => {
  expect(moved(list, 1, 1)).toEqual(['a', 'c', 'b', 'd'])
  expect(moved(list, 1, -1)).toEqual(['b', 'a', 'c', 'd'])
  expect(list).toEqual(['a', 'b', 'c', 'd'])
})

test('the ends stay where they are', () => {
  expect(moved(list, 0, -1)).toEqual(list)
  expect(moved(list, 3, 1)).toEqual(list)
})

test('what is not in the list moves nothing', () => {
  expect(moved(list, -1, 1)).toEqual(list)
  expect(moved(list, 4, -1)).toEqual(list)
  expect(moved([], -1, 1)).toEqual([])
})
