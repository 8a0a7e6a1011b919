import { expect, test } from 'vitest'
import { SearchEngine } from '../engine.ts'
import type { BooleanQuery } from '../analysis/boolean.ts'

test('whoever may still win by lighter fields is not left out for what others have in the heaviest', () => {
  const schema = { texts: { title: 8, skills: 4, body: 1 }, facets: {}, numbers: [], names: [] }
  const engine = new SearchEngine(schema)
  // Many with one word in the title, which is worth eight, and some with three among their skills: four each.
  const winners = (id: number): boolean => id % 100 === 7
  engine.apply(
    Array.from({ length: 4_000 }, (_, id) => {
      const texts = winners(id)
        ? { title: '', skills: 'audit trader paie', body: '' }
        : { title: id % 2 === 0 ? 'audit' : '', skills: '', body: 'audit' }
      return { kind: 'put' as const, document: { id, date: id, texts, facets: {}, numbers: {}, names: {} } }
    }),
  )
  engine.compactAll()
  const parts = ['audit', 'trader', 'paie'].map((text): BooleanQuery => ({ kind: 'words', text, phrase: false }))
  const { total, ids } = engine.search({ boolean: { kind: 'any', parts }, sort: { by: 'relevance' }, limit: 20 })
  expect(total).toBe(4_000)
  expect(ids).toEqual(Array.from({ length: 20 }, (_, at) => 3_907 - at * 100))
})
