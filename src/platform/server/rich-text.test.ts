import { expect, test } from 'vitest'
import { readingMinutes } from './rich-text.ts'

test('the time to read counts words, and neither tags nor what is in them', () => {
  const words = (count: number): string => 'mot '.repeat(count)
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes(`<p>${words(329)}</p>`)).toBe(1)
  expect(readingMinutes(`<p>${words(330)}</p>`)).toBe(2)
  expect(readingMinutes(`<p>${'<a href="/emploi" rel="noopener">mot</a>'.repeat(330)}</p>`)).toBe(2)
  expect(readingMinutes('mot\u00a0mot\u202f! '.repeat(220))).toBe(3)
})
