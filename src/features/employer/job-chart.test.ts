import { expect, test } from 'vitest'
import { daysFrom } from '#features/jobs/audience/audience.rules.ts'
import { drawChart, scaleTop, sumOf, within } from './job-chart.ts'

const days = daysFrom('2026-03-02', '2026-03-31').map((day, nth) => ({ day, views: nth * 7, applications: nth % 3 }))

test('the scale ends at four round steps, at or above the most', () => {
  expect([0, 1, 4, 5, 9, 47, 176, 200, 201, 1_234].map(scaleTop)).toEqual([4, 4, 4, 8, 20, 80, 200, 200, 400, 2_000])
})

test('every view and every application of the period is drawn', () => {
  const chart = drawChart(days)
  expect(chart.line.split(' ')).toHaveLength(30)
  expect(chart.bricks).toHaveLength(sumOf(days).applications)
  const inside = chart.bricks.every(({ x, y, height }) => x >= 36 && y >= 14 && y + height <= 204)
  expect(inside).toBe(true)
  expect(chart.labels.at(-1)!.day).toBe('2026-03-31')
  expect(sumOf(within(days, '7'))).toEqual(sumOf(days.slice(23)))
})

test('a day with many applications keeps its bricks inside, and no day at all draws nothing', () => {
  const { bricks } = drawChart([{ day: '2026-03-02', views: 3, applications: 120 }])
  expect(bricks).toHaveLength(120)
  expect(Math.min(...bricks.map(({ y }) => y))).toBeGreaterThanOrEqual(14)
  expect(drawChart([])).toMatchObject({ line: '', area: '', bricks: [], labels: [] })
})

test('no two days of the axis are written over each other, and the last one is there', () => {
  for (let count = 1; count <= 120; count++) {
    const some = daysFrom('2026-01-01', '2026-04-30').slice(0, count)
    const { labels } = drawChart(some.map((day) => ({ day, views: 1, applications: 0 })))
    expect(labels.at(-1)!.day).toBe(some.at(-1))
    expect(labels.length).toBeLessThanOrEqual(6)
    const places = labels.map(({ x }) => x)
    // « 30 avril » is some fifty wide.
    for (const [at, place] of places.slice(1).entries()) expect(place - places[at]!, String(count)).toBeGreaterThan(60)
  }
})
