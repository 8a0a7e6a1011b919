// @module-tag long
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { corpusQueries, QUERY_KINDS } from '../../tests/search-engine/corpus-queries.ts'
import { corpusDocument, corpusSchema } from '../../tests/search-engine/corpus.ts'
import { SearchEngine } from './engine.ts'
import type { Change } from './schema.ts'
import type { FrozenSegment } from './segment/frozen-segment.ts'
import { loadSnapshot, saveSnapshot } from './snapshot.ts'

/** Takes seconds; a machine that is busy with other things may need far longer. */
const SLOW = 120_000
const BATCH = 50

const put = (number: number): Change => ({ kind: 'put', document: corpusDocument(number) })
const puts = (from: number, to: number): Change[] => Array.from({ length: to - from }, (_, index) => put(from + index))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'florin-parts-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each([
  { where: 'in memories of their own', ownMemory: 0 },
  { where: 'as arrays', ownMemory: Infinity },
])(
  'what two engines were filled with and saved is searched and changed by a third, $where',
  async ({ ownMemory }) => {
    const hands = [0, 1].map(() => new SearchEngine(corpusSchema, { ownMemory, fill: true }))
    const one = new SearchEngine(corpusSchema, { ownMemory })
    for (let from = 0, turn = 0; from < 2_000; from += BATCH) {
      hands[turn++ % 2]!.apply(puts(from, from + BATCH))
      one.apply(puts(from, from + BATCH))
    }
    const segments: FrozenSegment[] = []
    for (const [at, hand] of hands.entries()) {
      hand.apply([], 'there')
      const file = join(folder, `${at}.part`)
      await saveSnapshot(file, hand, () => Promise.resolve())
      segments.push(...loadSnapshot(file, corpusSchema, ownMemory)!.segments)
    }
    expect(segments).toHaveLength(2)
    const third = new SearchEngine(corpusSchema, { ownMemory, segments, position: 'there' })
    const queries = QUERY_KINDS.flatMap((kind) => corpusQueries(kind, 6))
    const compare = (): void => {
      for (const query of queries) expect(third.search(query)).toEqual(one.search(query))
    }
    compare()
    // Each document from one segment or the other, changed, gone or new.
    const changes = [
      ...puts(1_990, 2_010),
      ...Array.from({ length: 700 }, (_, at): Change => ({ kind: 'remove', id: at * 2 + 1 })),
    ]
    for (const engine of [one, third]) engine.apply(changes)
    compare()
    for (const engine of [one, third]) engine.compactAll()
    compare()
    expect(third.size).toBe(one.size)
  },
  SLOW,
)
