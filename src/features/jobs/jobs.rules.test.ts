import { expect, test } from 'vitest'
import { isLive, jobStatuses } from './jobs.rules.ts'

const now = new Date('2026-03-12T10:00:00Z')
const before = new Date('2026-03-12T09:59:59Z')
const after = new Date('2026-03-12T10:00:01Z')

test('only an active offer, published and not yet over, is live', () => {
  expect(jobStatuses.filter((status) => isLive({ status, publishedAt: before, validThrough: after }, now))).toEqual([
    'active',
  ])
})

test('an offer is live from the moment of its publication until its last', () => {
  const live = (publishedAt: Date | null, validThrough: Date | null) =>
    isLive({ status: 'active', publishedAt, validThrough }, now)
  expect(live(now, after)).toBe(true)
  expect(live(after, after)).toBe(false)
  expect(live(before, now)).toBe(false)
  expect(live(null, after)).toBe(false)
  expect(live(before, null)).toBe(false)
})
