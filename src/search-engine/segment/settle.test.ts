import { expect, test } from 'vitest'
import { corpusDocument, corpusSchema } from '../../../tests/search-engine/corpus.ts'
import { SearchEngine } from '../engine.ts'
import { settle } from './settle.ts'

test('a large segment is moved as it is, and what it was made of is given back', () => {
  const engine = new SearchEngine(corpusSchema, { ownMemory: Infinity })
  engine.apply(Array.from({ length: 300 }, (_, number) => ({ kind: 'put', document: corpusDocument(number) })))
  engine.compactAll()
  const [data] = engine.capture().frozen
  const before = structuredClone(data!)
  const steps = settle(data!, 300)
  let step = steps.next()
  while (!step.done) step = steps.next()
  expect(step.value.data).toEqual(before)
  expect(step.value.data.ids.buffer).toBeInstanceOf(SharedArrayBuffer)
  for (const { buffer } of [data!.ids, data!.text.rows, data!.text.postings.bitmaps, data!.facetGroups[0]!.column]) {
    expect(buffer).toMatchObject({ detached: true })
  }
})

test('one that is not large stays where it is', () => {
  const engine = new SearchEngine(corpusSchema, { ownMemory: Infinity })
  engine.apply([{ kind: 'put', document: corpusDocument(1) }])
  engine.compactAll()
  const [data] = engine.capture().frozen
  const { done, value } = settle(data!, 2).next()
  expect(done && value.data === data).toBe(true)
})
