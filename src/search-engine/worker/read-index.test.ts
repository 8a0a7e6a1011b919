import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { someDocument, someQuery, smallSchema } from '../../../tests/search-engine/arbitraries.ts'
import { NaiveSearch } from '../../../tests/search-engine/naive-search.ts'
import { SearchEngine } from '../engine.ts'
import type { Change, SearchQuery } from '../schema.ts'
import { saveSnapshot } from '../snapshot.ts'
import { keepIndex } from './kept-index.ts'
import { readIndex } from './read-index.ts'

/** Takes seconds; a machine that is busy with other things may need far longer. */
const SLOW = 120_000
let folder: string
let files = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'florin-readers-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 3, arbitrary: someDocument.map((document): Change => ({ kind: 'put', document })) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 40 }).map((id): Change => ({ kind: 'remove', id })) },
)
const fill = fc.record({
  fill: fc.uniqueArray(someDocument, { minLength: 8, maxLength: 30, selector: ({ id }) => id }),
})
const step = fc.oneof(
  { weight: 7, arbitrary: fc.record({ changes: fc.array(change, { minLength: 1, maxLength: 9 }) }) },
  { weight: 2, arbitrary: fc.constant({ snapshot: true }) },
  { weight: 1, arbitrary: fill },
)

/** An index and two readers of it, all in this thread. */
function shared(sizes: { deltaSize: number; ownMemory: number; largest?: number }) {
  const file = join(folder, `${files++}.snapshot`)
  const writer = keepIndex({ schema: smallSchema, file, sizes })
  let readers: ReturnType<typeof readIndex>[] = []
  const leave = async (): Promise<void> => {
    await Promise.all(readers.map(({ answer }) => answer({ kind: 'close' })))
    readers = []
  }
  return {
    ask: writer,
    begin: async () => {
      const channels = [new MessageChannel(), new MessageChannel()]
      const setup = { kind: 'read', schema: smallSchema, sizes } as const
      readers = channels.map(({ port2 }, at) => readIndex({ ...setup, port: port2, part: at + 1 }))
      await writer({ kind: 'share', ports: channels.map(({ port1 }) => port1) })
      await Promise.all(readers.map(({ begun }) => begun))
    },
    search: (query: SearchQuery) =>
      Promise.all([writer, ...readers.map(({ answer }) => answer)].map((answer) => answer({ kind: 'search', query }))),
    leave,
  }
}

test(
  'whoever reads an index answers as a naive scan does, whatever changes, is packed, saved or filled anew',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fill,
        fc.array(fc.tuple(step, fc.array(someQuery, { maxLength: 2 })), { minLength: 4, maxLength: 14 }),
        fc.constantFrom({ deltaSize: 2, largest: 9 }, { deltaSize: 3 }, { deltaSize: 7, largest: 30 }),
        // Where packed segments lie in plain arrays these are copied.
        fc.constantFrom(0, 8),
        async (first, steps, sizes, ownMemory) => {
          const index = shared({ ...sizes, ownMemory })
          let naive = new NaiveSearch(smallSchema)
          for (const [step, queries] of [[first, []] as const, ...steps]) {
            if ('changes' in step) {
              await index.ask({ kind: 'apply', changes: step.changes, position: 'here' })
              naive.apply(step.changes)
            } else if ('snapshot' in step) await index.ask({ kind: 'snapshot' })
            else {
              const documents = step.fill.toSorted((a, b) => a.id - b.id)
              const puts = documents.map((document): Change => ({ kind: 'put', document }))
              const hand = new SearchEngine(smallSchema, { ownMemory, fill: true })
              hand.apply(puts, 'there')
              naive = new NaiveSearch(smallSchema)
              await index.leave()
              naive.apply(puts)
              const file = join(folder, 'filled.part')
              await saveSnapshot(file, hand, () => Promise.resolve())
              expect(await index.ask({ kind: 'take over', files: [file], position: 'there' })).toBe(true)
              await index.begin()
            }
            for (const query of queries) {
              const expected = naive.search(query)
              for (const answer of await index.search(query)) expect(answer).toEqual(expected)
            }
          }
          await index.leave()
          await index.ask({ kind: 'close' })
        },
      ),
      { numRuns: 30 },
    )
  },
  SLOW,
)
