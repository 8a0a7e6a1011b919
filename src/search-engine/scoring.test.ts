import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someDocument, smallSchema } from '../../tests/search-engine/arbitraries.ts'
import { corpusCriteria } from '../../tests/search-engine/corpus-queries.ts'
import { corpusDocument, corpusSchema } from '../../tests/search-engine/corpus.ts'
import { naiveScore } from '../../tests/search-engine/naive-score.ts'
import { SearchEngine } from './engine.ts'
import type { SearchDocument, SearchSchema } from './schema.ts'
import type { Criterion, ScoreQuery } from './score-query.ts'

/** Takes seconds; a machine that is busy with other things may need far longer. */
const SLOW = 120_000
const schema: SearchSchema = { ...smallSchema, pairs: ['skills'], numbers: ['salary', 'experience', 'skills'] }

/** As many as there are skills, or none where there are none. */
const counted = (document: SearchDocument): SearchDocument => ({
  ...document,
  numbers: { ...document.numbers, skills: document.texts.skills!.length || null },
})
const documents = fc
  .array(someDocument, { maxLength: 40 })
  .map((list) => [...new Map(list.map((one) => [one.id, counted(one)])).values()])

const values = (max: number) => fc.array(fc.integer({ min: 0, max }), { minLength: 1, maxLength: 3 })
const having = fc.oneof(
  values(4).map((sector) => ({ facets: { sector } })),
  fc.tuple(values(2), values(70)).map(([contract, city]) => ({ facets: { contract, city } })),
  fc.integer({ min: 0, max: 6 }).map((min) => ({ numbers: { salary: { min } } })),
  fc.tuple(values(4), fc.integer({ min: -2, max: 2 })).map(([sector, max]) => ({
    facets: { sector },
    numbers: { experience: { max } },
  })),
)
const most = fc.integer({ min: 1, max: 18 })
const levels: fc.Arbitrary<Criterion> = fc
  .tuple(most, fc.array(fc.tuple(having, fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 3 }))
  .map(([most, list]) => ({
    most,
    levels: list.map(([needed, share]) => ({ ...needed, points: Math.floor(most * share) })),
  }))
const wording = fc.constantFrom(
  'audit',
  'Audits',
  'contrôle de gestion',
  'gestion audit',
  'M&A',
  'DAF',
  'de',
  'comptable audit risque',
)
const share: fc.Arbitrary<Criterion> = fc
  .tuple(most, fc.uniqueArray(wording, { maxLength: 5 }))
  .map(([most, wordings]) => ({ most, wordings, field: 'skills', known: 'skills' }))
const criterion: fc.Arbitrary<Criterion> = fc
  .tuple(fc.oneof(levels, share), fc.constantFrom('salary', undefined), fc.boolean())
  .map(([one, known, decides]) => ({ ...one, ...('levels' in one && known ? { known } : {}), decides }))
const query: fc.Arbitrary<ScoreQuery> = fc.record({
  criteria: fc.array(criterion, { minLength: 1, maxLength: 6 }),
  limit: fc.integer({ min: 0, max: 12 }),
  least: fc.constantFrom(0, 0, 30, 60),
  without: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 3 }),
})

test(
  'all documents are judged as a naive scan judges them, packed or not, in one segment or in several',
  () => {
    fc.assert(
      fc.property(
        documents,
        fc.array(query, { minLength: 1, maxLength: 4 }),
        fc.constantFrom({ deltaSize: 2, largest: 9 }, { deltaSize: 5, largest: 20 }, { deltaSize: 64 }),
        fc.constantFrom(0, Infinity),
        fc.boolean(),
        fc.integer({ min: 0, max: 40 }),
        (list, queries, sizes, ownMemory, packed, removed) => {
          const engine = new SearchEngine(schema, { ...sizes, ownMemory })
          engine.apply(list.map((document) => ({ kind: 'put', document })))
          if (packed) engine.compactAll()
          engine.apply([{ kind: 'remove', id: removed }])
          const left = list.filter(({ id }) => id !== removed)
          for (const one of queries) expect(engine.score(one)).toEqual(naiveScore(left, one))
        },
      ),
      { numRuns: 400 },
    )
  },
  SLOW,
)

test.each([0, Infinity])(
  'so they are where lists are long enough to be bitmaps, with a memory from %d documents on',
  (ownMemory) => {
    const list = Array.from({ length: 1_500 }, (_, number) => corpusDocument(number))
    const engine = new SearchEngine(corpusSchema, { ownMemory })
    engine.apply(list.map((document) => ({ kind: 'put', document })))
    engine.compactAll()
    for (const one of corpusCriteria(5)) {
      const best = engine.score(one)
      expect(best).toEqual(naiveScore(list, one))
      expect(best.length).toBeGreaterThan(0)
    }
  },
  SLOW,
)

test('what an index could not judge by is refused', () => {
  const engine = new SearchEngine(schema)
  const scoring = (criteria: Criterion[]) => () => engine.score({ criteria, limit: 5 })
  expect(scoring([{ most: 20, levels: [{ points: 21 }] }])).toThrow(RangeError)
  expect(
    scoring([
      { most: 100, levels: [] },
      { most: 28, levels: [] },
    ]),
  ).toThrow(RangeError)
  expect(scoring([{ most: 5, levels: [{ points: 5, facets: { colour: [1] } }] }])).toThrow('unknown facet "colour"')
  expect(scoring([{ most: 5, levels: [], known: 'age' }])).toThrow('unknown number "age"')
  expect(scoring([{ most: 5, wordings: ['audit'], field: 'text', known: 'skills' }])).toThrow('with pairs "text"')
})
