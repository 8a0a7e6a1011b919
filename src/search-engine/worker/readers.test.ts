import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import { corpusQueries, QUERY_KINDS } from '../../../tests/search-engine/corpus-queries.ts'
import { corpusDocument, corpusSchema } from '../../../tests/search-engine/corpus.ts'
import { SearchEngine } from '../engine.ts'
import type { Change } from '../schema.ts'
import type { IndexOptions } from './search-thread.ts'
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

afterEach(() => {
  vi.restoreAllMocks()
})

/** An index that two threads read beside the one that holds it, and the threads that were asked for something since. */
async function open(options: Partial<IndexOptions> = {}) {
  const posting = vi.spyOn(Worker.prototype, 'postMessage')
  const thread = createSearchThread({ readers: 2 })
  const index = await thread.open({ schema: corpusSchema, file: null, sizes, ...options })
  const asked = (): Worker[] => [...new Set(posting.mock.contexts as Worker[])]
  return { index, thread, asked, forget: () => posting.mockClear() }
}

test('a large index is searched by all threads, each of which sees a batch whole or not at all, and all of them once it is applied', async () => {
  const { index, asked, forget } = await open()
  await index.apply(puts(0, 200), 'filled')
  const engine = new SearchEngine(corpusSchema)
  engine.apply(puts(0, 200))
  const queries = QUERY_KINDS.flatMap((kind) => corpusQueries(kind, 2))
  forget()
  for (let from = 200; from < 400; from += BATCH) {
    const totals: number[] = []
    let applying = true
    const search = async (): Promise<void> => {
      while (applying) totals.push((await index.search({ limit: 0, count: [] })).total)
    }
    const searches = Array.from({ length: 6 }, search)
    // New ones, and as many of the others anew.
    const changes = [...puts(from, from + BATCH), ...puts(from - 200, from - 200 + BATCH, 1_000)]
    await index.apply(changes)
    applying = false
    await Promise.all(searches)
    expect([...new Set(totals)].filter((total) => total !== from && total !== from + BATCH)).toEqual([])
    engine.apply(changes)
    // More at once than there are threads: each of them is asked.
    const answers = await Promise.all(queries.map((query) => index.search(query)))
    expect(answers).toEqual(queries.map((query) => engine.search(query)))
  }
  expect(asked()).toHaveLength(3)
  const threads = asked()
  await index.close()
  expect(threads.map(({ threadId }) => threadId)).toEqual([-1, -1, -1])
})

test('one that is small is searched by the thread that holds it, and one that is emptied too', async () => {
  const { index, asked, forget } = await open()
  await index.apply(puts(0, 50), 'filled')
  await Promise.all(Array.from({ length: 6 }, () => index.search({})))
  expect(asked()).toHaveLength(1)
  await index.clear()
  await index.apply(puts(0, 120), 'filled')
  await Promise.all(Array.from({ length: 6 }, () => index.search({})))
  expect(asked()).toHaveLength(3)
  await index.clear()
  forget()
  const answers = await Promise.all(Array.from({ length: 6 }, () => index.search({})))
  expect(answers.map(({ total }) => total)).toEqual([0, 0, 0, 0, 0, 0])
  expect(asked()).toHaveLength(1)
  await index.close()
})

test('a reader that is lost fails what it was asked, and the others go on', async () => {
  const lost = vi.fn<() => void>()
  const { index, asked, forget } = await open({ onLost: lost })
  await index.apply(puts(0, 120), 'filled')
  await Promise.all(Array.from({ length: 6 }, () => index.search({})))
  const [, reader] = asked()
  const ended = new Promise((resolve) => reader!.once('exit', resolve))
  const waiting = Promise.allSettled(Array.from({ length: 6 }, () => index.search({})))
  await Promise.all([reader!.terminate(), ended])
  const answers = await waiting
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(4)
  forget()
  await index.apply(puts(120, 130))
  const found = await Promise.all(Array.from({ length: 6 }, () => index.search({ limit: 0 })))
  expect(found.map(({ total }) => total)).toEqual([130, 130, 130, 130, 130, 130])
  expect(asked()).toHaveLength(2)
  expect(lost).not.toHaveBeenCalled()
  await index.close()
})

/** How many blocks of memory have their addresses reserved in this process. */
const blocks = (): number =>
  Array.from(readFileSync('/proc/self/maps', 'utf8').matchAll(/^([\da-f]+)-([\da-f]+) ---p/gm)).filter(
    ([, from, to]) => parseInt(to!, 16) - parseInt(from!, 16) > 2 ** 32,
  ).length

test.runIf(process.platform === 'linux')(
  'the memory of a segment that was written anew is given back, whoever has read it',
  async () => {
    const before = blocks()
    const { index } = await open()
    await index.apply(puts(0, 120), 'filled')
    for (let round = 1; round < 6; round++) {
      for (let from = 0; from < 120; from += 20) await index.apply(puts(from, from + 20, round * 120))
      await Promise.all(Array.from({ length: 6 }, () => index.search({ keywords: 'audit', limit: 0 })))
    }
    // Those of what is there now, and of the kernels themselves in each thread.
    await expect.poll(blocks).toBeLessThan(before + 6)
    expect((await index.search({ limit: 0 })).total).toBe(120)
    await index.close()
  },
)
