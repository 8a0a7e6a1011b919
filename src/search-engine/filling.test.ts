// @module-tag long
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameSchema, smallSchema, someDocument, someQuery } from '../../tests/search-engine/arbitraries.ts'
import { corpusQueries, QUERY_KINDS } from '../../tests/search-engine/corpus-queries.ts'
import { corpusDocument, corpusSchema } from '../../tests/search-engine/corpus.ts'
import { NaiveSearch } from '../../tests/search-engine/naive-search.ts'
import { SearchEngine } from './engine.ts'
import type { Change } from './schema.ts'
import { GrowingRows } from './segment/growing.ts'

/** Takes seconds; a machine that is busy with other things may need far longer. */
const SLOW = 120_000

const puts = (from: number, to: number): Change[] =>
  Array.from({ length: to - from }, (_, index) => ({ kind: 'put', document: corpusDocument(from + index) }))

const someChange: fc.Arbitrary<Change> = fc.oneof(
  { weight: 3, arbitrary: someDocument.map((document): Change => ({ kind: 'put', document })) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 40 }).map((id): Change => ({ kind: 'remove', id })) },
)

test('an index that is filled answers as a naive scan does, whatever comes in between', () => {
  fc.assert(
    fc.property(
      fc.array(someDocument, { maxLength: 30 }),
      fc.array(fc.record({ changes: fc.array(someChange, { maxLength: 6 }), steps: fc.nat(60), query: someQuery }), {
        maxLength: 4,
      }),
      fc.constantFrom({ deltaSize: 2, largest: 9 }, { deltaSize: 5, largest: 20 }, { deltaSize: 64 }),
      fc.constantFrom(0, Infinity),
      fc.constantFrom(smallSchema, nameSchema),
      fc.boolean(),
      (documents, later, sizes, ownMemory, schema, ended) => {
        const engine = new SearchEngine(schema, { ...sizes, ownMemory, fill: true })
        const naive = new NaiveSearch(schema)
        const byId = [...new Map(documents.map((document) => [document.id, document])).values()]
        const filling = byId.toSorted((a, b) => a.id - b.id).map((document): Change => ({ kind: 'put', document }))
        for (const one of filling) engine.apply([one])
        if (ended) engine.apply([], 'filled')
        naive.apply(filling)
        for (const { changes, steps, query } of later) {
          engine.apply(changes)
          naive.apply(changes)
          for (let step = 0; step < steps; step++) engine.compact(0)
          expect(engine.search(query)).toEqual(naive.search(query))
        }
      },
    ),
    { numRuns: 200 },
  )
})

test(
  'many documents are found as if they had come one after the other',
  () => {
    const filled = new SearchEngine(corpusSchema, { fill: true })
    const other = new SearchEngine(corpusSchema)
    for (const engine of [filled, other]) engine.apply(puts(0, 9_000), 'all')
    for (let more = true; more;) more = filled.compact(0)
    other.compactAll()
    const queries = QUERY_KINDS.flatMap((kind) => corpusQueries(kind, 10))
    for (const query of queries) expect(filled.search(query)).toEqual(other.search(query))
  },
  SLOW,
)

test('it waits until what it was filled with is packed, in segments that are not too large', () => {
  const engine = new SearchEngine(corpusSchema, { deltaSize: 10, largest: 40, fill: true })
  engine.apply(puts(0, 30))
  expect(engine.backlog).toBe(0)
  engine.apply(puts(30, 100), 'all')
  expect(engine.backlog).toBe(Infinity)
  while (engine.compact(0));
  expect(engine.backlog).toBe(0)
  expect(engine.capture().frozen.map(({ size }) => size)).toEqual([40, 40, 20])
  expect(engine.size).toBe(100)
})

test('an index that was filled with nothing takes what comes as any other does', () => {
  const engine = new SearchEngine(corpusSchema, { fill: true })
  expect(engine.search({}).total).toBe(0)
  engine.apply([], 'nothing')
  engine.apply(puts(0, 2))
  expect(engine.backlog).toBe(0)
  expect(engine.search({}).total).toBe(2)
})

test('what comes again right after a segment is full ends the filling: what goes afterwards is gone', () => {
  const engine = new SearchEngine(corpusSchema, { largest: 9, fill: true })
  engine.apply(puts(0, 9))
  engine.apply([...puts(0, 1), { kind: 'remove', id: 5 }])
  expect(engine.search({}).total).toBe(8)
})

test('rows are read as they were written, also those longer than a page', () => {
  const rows = new GrowingRows()
  const lists = [
    [],
    [0, 1, 2, 127, 128, 2 ** 14, 2 ** 21, 2 ** 28],
    Array.from({ length: 300_000 }, (_, at) => at),
    [5],
  ]
  for (const list of lists) rows.push(list, list.length)
  for (const [row, list] of lists.entries()) {
    const length = rows.read(row)
    expect([...rows.codes().subarray(0, length)]).toEqual(list)
  }
})
