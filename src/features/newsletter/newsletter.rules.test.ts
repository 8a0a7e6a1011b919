import { expect, test } from 'vitest'
import { chooseJobs, merit, nextTuesday, numberIn } from './newsletter.rules.ts'

test('a reader who likes an article weighs as much as twenty who open it', () => {
  expect(merit({ views: 20, likes: 0 })).toBe(merit({ views: 0, likes: 1 }))
})

test('one job of a company, those that say a salary first', () => {
  const job = (company_name: string, min: number | null) => ({ company_name, salary: { min, max: null } })
  const [silent, twice, paying] = [job('A', null), job('A', 50_000), job('B', 40_000)]
  expect(chooseJobs([silent, twice, paying], 5)).toEqual([paying, silent])
  expect(chooseJobs([silent, twice, paying], 1)).toEqual([paying])
})

test.each([
  ['12', 12],
  [' /article/7 ', 7],
  ['https://florin.example/article/7?de=lettre#fin', 7],
  ['https://florin.example/offre-emploi/431-controleur-de-gestion-lyon', 431],
  ['', null],
  ['0', null],
  ['99999999999', null],
  ['https://florin.example/article/abc', null],
])('what is pasted names a number: %s', (typed, id) => {
  expect(numberIn(typed)).toBe(id)
})

test('the next Tuesday, by the day of Paris', () => {
  expect(nextTuesday(new Date('2026-11-16T10:00:00Z'))).toBe('2026-11-17T08:00')
  expect(nextTuesday(new Date('2026-11-17T10:00:00Z'))).toBe('2026-11-24T08:00')
  expect(nextTuesday(new Date('2026-11-16T23:30:00Z'))).toBe('2026-11-24T08:00')
})
