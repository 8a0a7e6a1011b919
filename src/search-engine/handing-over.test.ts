// @module-tag long
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { corpusQueries, QUERY_KINDS } from '../../tests/search-engine/corpus-queries.ts'
import { corpusDocument, corpusSchema } from '../../tests/search-engine/corpus.ts'
import { SearchEngine } from './engine.ts'
import type { Change } from './schema.ts'
import { FrozenSegment } from './segment/frozen-segment.ts'
import type { HandedSegment } from './segment/frozen-segment.ts'

/** Takes seconds; a machine that is busy with other things may need far longer. */
const SLOW = 120_000
const BATCH = 50

const put = (number: number): Change => ({ kind: 'put', document: corpusDocument(number) })
const puts = (from: number, to: number): Change[] => Array.from({ length: to - from }, (_, index) => put(from + index))

/** As another thread receives it. */
function sent(segments: HandedSegment[]): HandedSegment[] {
  const { port1, port2 } = new MessageChannel()
  port1.postMessage(segments)
  const { message } = receiveMessageOnPort(port2) as { message: HandedSegment[] }
  port1.close()
  return message
}

test.each([
  { where: 'in memories of their own', ownMemory: 0 },
  { where: 'as arrays', ownMemory: Infinity },
])(
  'segments that two engines were filled with are searched and changed by a third, $where',
  ({ ownMemory }) => {
    const hands = [0, 1].map(() => new SearchEngine(corpusSchema, { ownMemory, fill: true }))
    const one = new SearchEngine(corpusSchema, { ownMemory })
    for (let from = 0, turn = 0; from < 2_000; from += BATCH) {
      hands[turn++ % 2]!.apply(puts(from, from + BATCH))
      one.apply(puts(from, from + BATCH))
    }
    for (const hand of hands) hand.apply([], 'there')
    const handed = hands.flatMap((hand) => hand.handOver())
    expect(handed.map(({ memory }) => memory !== null)).toEqual([ownMemory === 0, ownMemory === 0])
    const segments = sent(handed).map((segment) => FrozenSegment.takeOver(segment))
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
