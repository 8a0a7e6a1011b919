// @module-tag long
import { expect, test } from 'vitest'
import { NaiveSearch } from '../../../tests/search-engine/naive-search.ts'
import { seededRandom } from '#platform/random.ts'
import { parseBoolean } from '../analysis/parse-boolean.ts'
import { SearchEngine } from '../engine.ts'
import type { Change, SearchDocument } from '../schema.ts'

const WORDS = 'audit trader paie risque fiscal compta banque notaire'.split(' ')
/** Takes seconds; a machine that is busy with other things may need far longer. */
const SLOW = 120_000

test(
  'of many who hold some of the words, those lead who lead in a naive scan, whichever way they are looked for',
  () => {
    const schema = {
      texts: { title: 12, trade: 10, skills: 8, body: 1 },
      facets: { level: {}, city: {} },
      numbers: [],
      names: [],
    }
    const random = seededRandom('contest')
    const some = (most: number): string =>
      Array.from(
        { length: Math.floor(random() * (most + 1)) },
        () => WORDS[Math.floor(random() ** 2 * WORDS.length)],
      ).join(' ')
    // More than are ever looked at one by one, with many dates in common.
    const changes = Array.from({ length: 30_000 }, (_, id): Change => {
      const texts: SearchDocument['texts'] = { title: some(2), trade: some(1), skills: some(3), body: some(16) }
      const facets = { level: [id % 3], city: [id % 700] }
      return { kind: 'put', document: { id, date: id % 1_000, texts, facets, numbers: {}, names: {} } }
    })
    const engine = new SearchEngine(schema)
    const naive = new NaiveSearch(schema)
    engine.apply(changes)
    naive.apply(changes)
    engine.compactAll()
    const asked: [string, Record<string, number[]>][] = [
      ['audit OU trader OU paie OU risque OU fiscal OU compta OU banque OU notaire', {}],
      [
        'audit OU trader OU paie OU risque OU fiscal OU compta OU banque OU notaire',
        { level: [0, 2], city: [5, 6, 7] },
      ],
      ['(audit OU paie OU audit) SAUF notaire', { level: [1] }],
      ['notaire OU (banque ET compta)', {}],
      ['audit ET trader', {}],
    ]
    for (const [typed, facets] of asked) {
      const parsed = parseBoolean(typed)
      const boolean = 'query' in parsed ? parsed.query : null
      const search = { boolean, facets, sort: { by: 'relevance' }, limit: 8_000 } as const
      const expected = naive.search(search)
      expect(engine.search(search), typed).toEqual(expected)
      expect(engine.search({ ...search, offset: 240, limit: 24 }).ids, typed).toEqual(expected.ids.slice(240, 264))
      expect(engine.search({ ...search, limit: 24 }).ids, typed).toEqual(expected.ids.slice(0, 24))
    }
  },
  SLOW,
)
