import { expect, test } from 'vitest'
import { NaiveSearch } from '../../../tests/search-engine/naive-search.ts'
import { seededRandom } from '#platform/random.ts'
import type { BooleanQuery } from '../analysis/boolean.ts'
import { SearchEngine } from '../engine.ts'
import type { Change, SearchQuery } from '../schema.ts'

const WORDS = 'audit trader paie risque'.split(' ')

test('the best of several segments lead as in a naive scan, also those who are only as good as the last of a page', () => {
  const schema = { texts: { title: 12, body: 1 }, facets: {}, numbers: ['salary'], names: [] }
  const random = seededRandom('segments')
  const some = (): string => WORDS.filter(() => random() < 0.2).join(' ')
  const changes = Array.from({ length: 3_000 }, (_, id): Change => {
    // Which segment somebody is in says nothing of their date.
    const date = Math.floor(random() * 100)
    const numbers = { salary: Math.floor(random() * 10) }
    return {
      kind: 'put',
      document: {
        id,
        date,
        texts: { title: some(), body: some() },
        facets: {},
        numbers,
        names: {},
      },
    }
  })
  const engine = new SearchEngine(schema, { deltaSize: 128, largest: 1_000 })
  const naive = new NaiveSearch(schema)
  for (const change of changes) {
    engine.apply([change])
    engine.compact(Infinity)
  }
  engine.compactAll()
  expect(engine.capture().frozen.length).toBeGreaterThan(2)
  naive.apply(changes)
  const boolean: BooleanQuery = {
    kind: 'any',
    parts: WORDS.map((text) => ({ kind: 'words', text, phrase: false })),
  }
  const sorts: SearchQuery['sort'][] = [
    { by: 'relevance' },
    [{ by: 'relevance' }, { by: 'number', field: 'salary' }, { by: 'date' }],
  ]
  for (const sort of sorts) {
    // Pages that end within those who are equally good, and just before who is worse.
    const pages = [...Array.from({ length: 60 }, (_, limit) => [0, limit]), [24, 24], [300, 100], [1_700, 200]]
    for (const [offset, limit] of pages) {
      const query = { boolean, sort, offset, limit }
      expect(engine.search(query), `${limit} from ${offset}`).toEqual(naive.search(query))
    }
  }
})
