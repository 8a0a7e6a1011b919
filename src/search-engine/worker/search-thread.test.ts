import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { corpusDocument, corpusSchema } from '../../../tests/search-engine/corpus.ts'
import { SearchEngine } from '../engine.ts'
import type { Change } from '../schema.ts'
import type { IndexOptions } from './search-thread.ts'
import { createSearchThread } from './search-thread.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'florin-search-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const openAlone = (options: IndexOptions) => createSearchThread().open(options)

const puts = (from: number, to: number): Change[] =>
  Array.from({ length: to - from }, (_, index) => ({ kind: 'put', document: corpusDocument(from + index) }))

test('the index in its thread answers as the engine does, and survives a restart', async () => {
  const setup = { schema: corpusSchema, file: join(folder, 'jobs.snapshot') }
  const engine = new SearchEngine(corpusSchema)
  const index = await openAlone(setup)
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

  const again = await openAlone(setup)
  expect(await again.position()).toBe('outbox:2700')
  expect(await again.search(query)).toEqual(engine.search(query))
  await again.clear()
  expect(await again.position()).toBeNull()
  expect((await again.search({})).total).toBe(0)
  await again.apply(puts(0, 1), 'anew')
  expect((await again.search({})).ids).toEqual([1])
  await again.close()
})

test('searches are answered while words are looked for in long texts', async () => {
  const index = await openAlone({ schema: corpusSchema, file: null })
  const long = `${'Vous tenez la comptabilité du groupe. '.repeat(200)}L’audit suit.`
  const documents = Array.from({ length: 100 }, () => [long])
  const done: string[] = []
  const extracts = index.extracts({ keywords: 'audit', corrections: [], length: 64, documents })
  const [found] = await Promise.all([
    extracts.finally(() => done.push('extracts')),
    index.search({}).finally(() => done.push('search')),
  ])
  expect(found.map((one) => one?.parts.find(({ marked }) => marked)?.text)).toEqual(documents.map(() => 'audit'))
  expect(done).toEqual(['search', 'extracts'])
  await index.close()
})

test('what the engine refuses is refused across threads, and the index goes on', async () => {
  const index = await openAlone({ schema: corpusSchema, file: null })
  await expect(index.search({ facets: { colour: [1] } })).rejects.toThrow('unknown facet "colour"')
  await index.snapshot()
  expect((await index.search({})).total).toBe(0)
  await index.close()
  await expect(index.search({})).rejects.toThrow('has ended')
})

test('indexes of one thread know nothing of each other, and the thread ends with the last of them', async () => {
  const thread = createSearchThread()
  const [one, other] = await Promise.all([1, 2].map(() => thread.open({ schema: corpusSchema, file: null })))
  await one!.apply(puts(0, 3), 'here')
  await other!.apply(puts(5, 6), 'there')
  expect(await one!.position()).toBe('here')
  expect((await one!.search({})).total).toBe(3)
  expect((await other!.search({})).ids).toEqual([6])
  await one!.close()
  await expect(one!.search({})).rejects.toThrow('has ended')
  // One that cannot be opened says so, and is in nobody's way.
  await expect(
    thread.open({ schema: { ...corpusSchema, numbers: null as unknown as string[] }, file: null }),
  ).rejects.toThrow()
  expect((await other!.search({})).total).toBe(1)
  await other!.close()
  const again = await thread.open({ schema: corpusSchema, file: null })
  expect((await again.search({})).total).toBe(0)
  await again.close()
})

test('a thread that ends by itself is lost to everybody, once, and the next who opens an index begins another', async () => {
  const thread = createSearchThread()
  const lost: string[] = []
  const open = (name: string) => thread.open({ schema: corpusSchema, file: null, onLost: () => lost.push(name) })
  const [one, other] = await Promise.all([open('one'), open('other')])
  // Gets hold of the thread, to end it as a lack of memory would.
  const posting = vi.spyOn(Worker.prototype, 'postMessage')
  await one.search({})
  const worker = posting.mock.contexts[0] as Worker
  // What is asked now does not reach the thread: however quick it is, it ends before it has answered.
  posting.mockImplementation(() => undefined)
  const waiting = expect(other.search({})).rejects.toThrow('has ended')
  await worker.terminate()
  await waiting
  posting.mockRestore()
  expect(lost).toEqual(['one', 'other'])
  const again = await open('again')
  await one.close()
  await other.close()
  expect((await again.search({})).total).toBe(0)
  await again.close()
  expect(lost).toEqual(['one', 'other'])
})
