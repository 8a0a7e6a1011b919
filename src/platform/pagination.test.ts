import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LAST_PAGE, pageIn, withPage } from './pages.ts'
import type { PageInput } from './pagination.ts'
import { pageOf, readPages, rowsOf } from './pagination.ts'

test('an empty list has one page, which is empty', () => {
  expect(pageOf(0, { page: 1, per_page: 20 })).toEqual({
    page: 1,
    per_page: 20,
    total: 0,
    total_pages: 1,
    has_next: false,
    has_prev: false,
  })
})

test('several pages are read as one, each row once and in order, a hundred rows a call at most', async () => {
  const numbers = fc.tuple(
    fc.integer({ min: 1, max: 30 }),
    fc.integer({ min: 0, max: 9 }),
    fc.integer({ min: 1, max: 60 }),
  )
  await fc.assert(
    fc.asyncProperty(numbers, fc.integer({ min: 0, max: 900 }), async ([from, more, size], total) => {
      const all = Array.from({ length: total }, (_, row) => row)
      const asked: PageInput[] = []
      const { data } = await readPages({ from, to: from + more, size }, async (input) => {
        asked.push(input)
        const { offset, limit } = rowsOf(input)
        return { data: all.slice(offset, offset + limit) }
      })
      expect(data).toEqual(all.slice((from - 1) * size, (from + more) * size))
      expect(asked.every(({ per_page }) => per_page <= 100)).toBe(true)
      expect(asked.length).toBeLessThanOrEqual(Math.ceil(((more + 1) * size) / 100) + 1)
    }),
  )
})

test('an address says which page; what is no page is none, and one beyond all bounds is the last', () => {
  const page = (query: string) => pageIn(new URLSearchParams(query))
  expect(['', 'page=3', 'page=0', 'page=-3', 'page=1e3', 'page=abc', 'page='].map(page)).toEqual([
    1,
    3,
    ...Array.from({ length: 5 }, () => null),
  ])
  expect(page('page=99999999999999999999')).toBe(LAST_PAGE)
  expect(withPage(new URLSearchParams('q=a&page=3&x='), 1)).toBe('?q=a')
})
