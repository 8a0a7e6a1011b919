import { expect, test } from 'vitest'
import { askedSince } from './lifetime.rules.ts'

const now = new Date('2026-03-31T09:10:00Z')
const inDays = (days: number): Date => new Date(now.getTime() + days * 86_400_000)

test('a job is asked about every thirty days, for a week, and not where its end is near', () => {
  const asked = (age: number, left: number) => askedSince(inDays(-age), inDays(left), now)?.toISOString() ?? null
  expect(asked(29.9, 30)).toBe(null)
  expect(asked(30, 30)).toBe(now.toISOString())
  expect(asked(33, 27)).toBe(inDays(-3).toISOString())
  expect(asked(37.5, 22.5)).toBe(null)
  expect(asked(61, 29)).toBe(inDays(-1).toISOString())
  expect(asked(31, 6.9)).toBe(null)
})
