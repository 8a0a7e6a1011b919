import { expect, test } from 'vitest'
import {
  experienceBand,
  isLive,
  jobPageState,
  jobStatuses,
  medianOf,
  paidByYear,
  standingIn,
  yearlySalary,
} from './jobs.rules.ts'

const now = new Date('2026-03-12T10:00:00Z')
const before = new Date('2026-03-12T09:59:59Z')
const after = new Date('2026-03-12T10:00:01Z')

test('only an active job, published, not yet over and not hidden by a decision, is live', () => {
  const dates = { publishedAt: before, validThrough: after, hiddenAt: null }
  expect(jobStatuses.filter((status) => isLive({ status, ...dates }, now))).toEqual(['active'])
  expect(isLive({ status: 'active', ...dates, hiddenAt: before }, now)).toBe(false)
})

test('a job is live from the moment of its publication until its last', () => {
  const live = (publishedAt: Date | null, validThrough: Date | null) =>
    isLive({ status: 'active', publishedAt, validThrough, hiddenAt: null }, now)
  expect(live(now, after)).toBe(true)
  expect(live(after, after)).toBe(false)
  expect(live(before, now)).toBe(false)
  expect(live(null, after)).toBe(false)
  expect(live(before, null)).toBe(false)
})

test('a job that was live once keeps its page, no other does', () => {
  const state = (
    status: (typeof jobStatuses)[number],
    publishedAt: Date | null,
    validThrough: Date | null = after,
    hiddenAt: Date | null = null,
  ) => jobPageState({ status, publishedAt, validThrough, hiddenAt }, now)
  expect(state('active', before)).toBe('live')
  expect(state('active', before, now)).toBe('closed')
  expect(jobStatuses.filter((status) => state(status, before) === 'closed')).toEqual(['inactive', 'expirée', 'pourvue'])
  for (const status of jobStatuses) {
    for (const unpublished of [null, after]) expect(state(status, unpublished)).toBeNull()
    expect(state(status, before, after, before)).toBeNull()
  }
})

test('pays of a year, a month and a day are compared by the year', () => {
  const yearly = (salaryMin: number | null, salaryMax: number | null, salaryPeriod: 'an' | 'mois' | 'jour' = 'an') =>
    yearlySalary({ salaryMin, salaryMax, salaryPeriod })
  expect(yearly(40_000, 50_000)).toBe(50_000)
  expect(yearly(40_000, null)).toBe(40_000)
  expect(yearly(1_400, 1_600, 'mois')).toBe(19_200)
  expect(yearly(null, 500, 'jour')).toBe(109_000)
  expect(yearly(null, null, 'mois')).toBeNull()
})

test('three years are junior, four to eight senior, more are expert', () => {
  expect([0, 3, 4, 8, 9, 40].map(experienceBand)).toEqual(['junior', 'junior', 'senior', 'senior', 'expert', 'expert'])
})

test('only what is paid by the year has a middle that others are compared with', () => {
  const paid = (salaryMin: number | null, salaryMax: number | null, salaryPeriod: 'an' | 'mois' | 'jour' = 'an') =>
    paidByYear({ salaryMin, salaryMax, salaryPeriod })
  expect(paid(40_000, 50_001)).toEqual({ from: 40_000, middle: 45_000.5 })
  expect(paid(40_000, null)).toEqual({ from: 40_000, middle: 40_000 })
  expect(paid(null, 40_000)).toEqual({ from: 40_000, middle: 40_000 })
  expect([paid(null, null), paid(3_000, 4_000, 'mois'), paid(300, 400, 'jour')]).toEqual([null, null, null])
})

test('a salary lies outside a market only where all of it does', () => {
  const market = { low: 40_000, high: 50_000 }
  const standing = (min: number, max: number) => standingIn(market, { min, max })
  expect([standing(30_000, 39_999), standing(30_000, 40_000), standing(45_000, 46_000)]).toEqual([
    'below',
    'within',
    'within',
  ])
  expect([standing(50_000, 70_000), standing(50_001, 70_000)]).toEqual(['within', 'above'])
})

test.each([
  [[], null],
  [[3], 3],
  [[2, 1], 1.5],
  [[50, 9, 30], 30],
  [[4, 1, 2, 3], 2.5],
])('the median of %j is %j', (figures, median) => {
  expect(medianOf(figures)).toBe(median)
})
