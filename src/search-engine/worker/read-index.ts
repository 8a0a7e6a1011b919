import { once } from 'node:events'
import { bestExtracts } from '../analysis/best-extracts.ts'
import { SearchEngine } from '../engine.ts'
import type { HandedSegment } from '../segment/frozen-segment.ts'
import { FrozenSegment } from '../segment/frozen-segment.ts'
import { freeMemory } from './free-memory.ts'
import { shortSlices } from './short-slices.ts'
import type { News, WorkerRequest } from './worker-messages.ts'

type ReadIndex = {
  readonly answer: (request: WorkerRequest) => Promise<unknown>
  /** Resolves once it can be searched. */
  readonly begun: Promise<unknown>
}

/**
 * An index as its writer has it, in another thread. Packed segments of the writer's are read where they lie; the deltas are the reader's
 * own. Whatever happens to the index is told in its order, so each thread has the same segments after the same changes.
 */
export function readIndex({ schema, sizes, port, part }: WorkerRequest & { kind: 'read' }): ReadIndex {
  let engine: SearchEngine | null = null
  const takeOver = (segment: HandedSegment): FrozenSegment => FrozenSegment.takeOver(segment, part)

  function hear(news: News): void {
    if (news.kind === 'begin') {
      engine = new SearchEngine(schema, { ...sizes, segments: news.segments.map(takeOver), follows: true })
    } else if (news.kind === 'changes') {
      engine!.apply(news.changes)
      port.postMessage('done')
    } else if (news.kind === 'seal') engine!.seal()
    else {
      engine!.replace({ ...news, segment: news.segment && takeOver(news.segment) })
      // A thread that builds nothing seldom looks by itself, also for deltas and copies.
      freeMemory()
    }
  }
  port.on('message', hear)
  const begun = Promise.race([
    once(port, 'message'),
    once(port, 'close').then(() => {
      throw new Error('search: the index cannot be read by others now')
    }),
  ])
  return {
    begun,
    answer: async (request) => {
      if (request.kind === 'search') return engine!.search(request.query)
      if (request.kind === 'score') return engine!.score(request.query)
      if (request.kind === 'extracts') return bestExtracts(request.query, shortSlices())
      if (request.kind !== 'close') throw new Error(`search: a reader is asked to ${request.kind}`)
      port.close()
      engine = null
      return freeMemory()
    },
  }
}
