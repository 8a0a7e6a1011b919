import { expect, test } from 'vitest'
import { isUnchanged, weakEtag } from './conditional.ts'

const state = { etag: weakEtag('a', 'b'), modified: new Date('2026-03-12T10:00:00.700Z') }

test('a mark changes with each of its parts, and with where one ends', () => {
  const marks = [['a', 'b'], ['b', 'a'], ['ab'], ['a', 'b', ''], ['a', 'c']].map((parts) => weakEtag(...parts))
  expect(new Set(marks).size).toBe(marks.length)
  expect(marks[0]).toMatch(/^W\/"[\w-]+"$/)
})

test('the caller has it already: the same mark, weak or strong, alone or among others, or any', () => {
  for (const known of [state.etag, state.etag.slice(2), `"x", ${state.etag}`, '*'])
    expect(isUnchanged({ 'if-none-match': known }, state), known).toBe(true)
  for (const known of ['"x"', '', state.etag.slice(0, -2)])
    expect(isUnchanged({ 'if-none-match': known }, state), known).toBe(false)
})

test('without a mark the date counts, to the second; with one it does not', () => {
  const since = (date: string) => ({ 'if-modified-since': date })
  expect(isUnchanged(since('Thu, 12 Mar 2026 10:00:00 GMT'), state)).toBe(true)
  expect(isUnchanged(since('Thu, 12 Mar 2026 09:59:59 GMT'), state)).toBe(false)
  expect(isUnchanged(since('hier'), state)).toBe(false)
  expect(isUnchanged({}, state)).toBe(false)
  expect(isUnchanged({ 'if-none-match': '"x"', ...since('Thu, 12 Mar 2026 10:00:00 GMT') }, state)).toBe(false)
})
