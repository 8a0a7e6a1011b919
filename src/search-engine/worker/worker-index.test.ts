import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { corpusDocument, corpusSchema } from '../../../tests/search-engine/corpus.ts'
import { SearchEngine } from '../engine.ts'
import type { Change } from '../schema.ts'
import { startSearchWorker } from './worker-index.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'florin-search-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const puts = (from: number, to: number): Change[] =>
  Array.from({ length: to - from }, (_, index) => ({ kind: 'put', document: corpusDocument(from + index) }))

test('the index in its thread answers as the engine does, and survives a restart', async () => {
  const setup = { schema: corpusSchema, file: join(folder, 'offers.snapshot') }
  const engine = new SearchEngine(corpusSchema)
  const index = await startSearchWorker(setup)
  expect(await index.position()).toBeNull()
  for (let from = 0; from < 3_000; from += 300) {
    engine.apply(puts(from, from + 300))
    await index.apply(puts(from, from + 300), `outbox:${from}`)
  }
  const query = { keywords: 'contrôleur de gestion', sort: { by: 'relevance' }, facets: { contract: [0, 1] } } as const
  expect(await index.search(query)).toEqual(engine.search(query))
  // Searches and changes are answered while the snapshot is written.
  const [, during] = await Promise.all([
    index.snapshot(),
    index.search(query),
    index.apply(puts(3_000, 3_001), 'after'),
  ])
  expect(during).toEqual(engine.search(query))
  await index.close()

  const again = await startSearchWorker(setup)
  expect(await again.position()).toBe('outbox:2700')
  expect(await again.search(query)).toEqual(engine.search(query))
  await again.clear()
  expect(await again.position()).toBeNull()
  expect((await again.search({})).total).toBe(0)
  await again.apply(puts(0, 1), 'anew')
  expect((await again.search({})).ids).toEqual([1])
  await again.close()
})

test('what the engine refuses is refused across threads, and the index goes on', async () => {
  const index = await startSearchWorker({ schema: corpusSchema, file: null })
  await expect(index.search({ facets: { colour: [1] } })).rejects.toThrow('unknown facet "colour"')
  await index.snapshot()
  expect((await index.search({})).total).toBe(0)
  await index.close()
  await expect(index.search({})).rejects.toThrow('has ended')
})

test('a thread that cannot start says so', async () => {
  const lost: string[] = []
  const schema = { ...corpusSchema, numbers: null as unknown as string[] }
  await expect(startSearchWorker({ schema, file: null, onLost: ({ message }) => lost.push(message) })).rejects.toThrow()
  expect(lost).toHaveLength(1)
})
