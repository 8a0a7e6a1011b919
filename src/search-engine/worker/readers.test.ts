import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { corpusQueries, QUERY_KINDS } from '../../../tests/search-engine/corpus-queries.ts'
import { corpusDocument, corpusSchema } from '../../../tests/search-engine/corpus.ts'
import { SearchEngine } from '../engine.ts'
import type { Change } from '../schema.ts'
import type { ScoringIndex } from './search-thread.ts'
import { createSearchThread } from './search-thread.ts'

const BATCH = 25
/** Small ones, so that little is large. */
const sizes = { deltaSize: 20, ownMemory: 100 }
const put = (number: number, id = number): Change => ({
  kind: 'put',
  document: { ...corpusDocument(number), id: id + 1 },
})
const puts = (from: number, to: number, again = 0): Change[] =>
  Array.from({ length: to - from }, (_, at) => put(again + from + at, from + at))

/** How many blocks of memory have their addresses reserved in this process. */
const blocks = (): number =>
  Array.from(readFileSync('/proc/self/maps', 'utf8').matchAll(/^([\da-f]+)-([\da-f]+) ---p/gm)).filter(
    ([, from, to]) => parseInt(to!, 16) - parseInt(from!, 16) > 2 ** 32,
  ).length

const onLinux = process.platform === 'linux'
const onLost = vi.fn<() => void>()
const posting = vi.spyOn(Worker.prototype, 'postMessage')
/** The threads that were asked for something in this test. */
const asked = (): Worker[] => [...new Set(posting.mock.contexts as Worker[])]
let blocksBefore = 0
/** Two threads read it beside the one that holds it. */
let index: ScoringIndex

beforeAll(async () => {
  if (onLinux) blocksBefore = blocks()
  index = await createSearchThread({ readers: 2 }).open({ schema: corpusSchema, file: null, sizes, onLost })
})
afterAll(() => vi.restoreAllMocks())
beforeEach(async () => {
  await index.clear()
  posting.mockClear()
})

/** How many documents the threads find: more searches at once than there are threads. */
async function totals(): Promise<number[]> {
  const found = await Promise.all(Array.from({ length: 6 }, () => index.search({ limit: 0 })))
  return [...new Set(found.map(({ total }) => total))]
}

test('one that is small is searched by the thread that holds it, and so is one that grows, until it is filled anew', async () => {
  await index.apply(puts(0, 50), 'filled')
  expect(await totals()).toEqual([50])
  // What is not packed yet cannot be read by others.
  await index.apply(puts(50, 130), 'grown')
  expect(await totals()).toEqual([130])
  expect(asked()).toHaveLength(1)
  await index.clear()
  await index.apply(puts(0, 120), 'filled')
  expect(await totals()).toEqual([120])
  expect(asked()).toHaveLength(3)
  await index.clear()
  posting.mockClear()
  expect(await totals()).toEqual([0])
  expect(asked()).toHaveLength(1)
})

test('a large index is searched by all threads, each of which sees a batch whole or not at all, and all of them once it is applied', async () => {
  await index.apply(puts(0, 200), 'filled')
  const engine = new SearchEngine(corpusSchema)
  engine.apply(puts(0, 200))
  const queries = QUERY_KINDS.flatMap((kind) => corpusQueries(kind, 2))
  for (let from = 200; from < 300; from += BATCH) {
    const seen: number[] = []
    const state = { applying: true }
    const search = async (): Promise<void> => {
      while (state.applying) seen.push((await index.search({ limit: 0, count: [] })).total)
    }
    const searches = Array.from({ length: 6 }, search)
    // New ones, and as many of the others anew.
    const changes = [...puts(from, from + BATCH), ...puts(from - 200, from - 200 + BATCH, 1_000)]
    await index.apply(changes)
    state.applying = false
    await Promise.all(searches)
    expect([...new Set(seen)].filter((total) => total !== from && total !== from + BATCH)).toEqual([])
    engine.apply(changes)
    const answers = await Promise.all(queries.map((query) => index.search(query)))
    expect(answers).toEqual(queries.map((query) => engine.search(query)))
  }
  expect(asked()).toHaveLength(3)
})

test.runIf(onLinux)('the memory of a segment that was written anew is given back, whoever has read it', async () => {
  await index.apply(puts(0, 120), 'filled')
  for (let round = 1; round < 4; round++) {
    for (let from = 0; from < 120; from += 20) await index.apply(puts(from, from + 20, round * 120))
    expect(await totals()).toEqual([120])
  }
  // Those of what is there now, and of the kernels themselves in each thread.
  await expect.poll(blocks).toBeLessThan(blocksBefore + 6)
})

test('a reader that is lost fails what it was asked, and the others go on until all end together', async () => {
  await index.apply(puts(0, 120), 'filled')
  expect(await totals()).toEqual([120])
  const [holder, lost, other] = asked()
  const waiting = Promise.allSettled(Array.from({ length: 6 }, () => index.search({})))
  await lost!.terminate()
  const answered = (await waiting).filter(({ status }) => status === 'fulfilled')
  expect(answered.length).toBeGreaterThanOrEqual(4)
  posting.mockClear()
  await index.apply(puts(120, 130))
  expect(await totals()).toEqual([130])
  expect(asked()).toHaveLength(2)
  expect(onLost).not.toHaveBeenCalled()
  await index.close()
  expect([holder, other].map((thread) => thread!.threadId)).toEqual([-1, -1])
})
