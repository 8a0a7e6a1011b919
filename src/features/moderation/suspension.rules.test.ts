import { expect, test } from 'vitest'
import { afterParisDay, lastDayBefore } from './suspension.rules.ts'
import { parisDay } from '#platform/french.ts'

test.each([
  ['2027-01-31', '2027-01-31T23:00:00.000Z'],
  ['2027-07-14', '2027-07-14T22:00:00.000Z'],
  // The nights when the clock is changed.
  ['2027-03-27', '2027-03-27T23:00:00.000Z'],
  ['2027-03-28', '2027-03-28T22:00:00.000Z'],
  ['2027-10-31', '2027-10-31T23:00:00.000Z'],
])('a suspension until %s ends at midnight in Paris, summer and winter', (day, end) => {
  expect(afterParisDay(day).toISOString()).toBe(end)
  expect(parisDay(lastDayBefore(afterParisDay(day)))).toBe(day)
})
