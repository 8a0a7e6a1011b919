import type { ExtractsQuery } from '../analysis/best-extracts.ts'
import type { Extract } from '../analysis/extract.ts'
import type { SearchIndex, SearchResult } from '../schema.ts'
import type { Scored, ScoreQuery } from '../score-query.ts'
import type { Readers } from './readers.ts'
import { createReaders } from './readers.ts'
import type { WorkerCalls } from './worker-calls.ts'
import { startWorker } from './worker-calls.ts'
import type { IndexSetup, WorkerRequest } from './worker-messages.ts'

/** `file` is where snapshots are kept and found again; without it, `snapshot` does nothing. */
export type IndexOptions = IndexSetup & {
  /** Called when the thread ends although nobody closed the index: every call fails from then on. */
  readonly onLost?: (error: Error) => void
}

/** An index that can also judge all of its documents, and show where words stand in texts that it is given. */
export type ScoringIndex = SearchIndex & {
  score: (query: ScoreQuery) => Promise<Scored[]>
  extracts: (query: ExtractsQuery) => Promise<(Extract | null)[]>
  /** Holds what these snapshots hold together, in place of what it held; each document is in one of them. */
  takeOver: (files: readonly string[], position: string) => Promise<void>
}

export type SearchThread = {
  /** Resolves once the snapshot is loaded. */
  open: (options: IndexOptions) => Promise<ScoringIndex>
}

type Running = {
  readonly calls: WorkerCalls
  readonly readers: Readers
  readonly onLost: Map<number, (error: Error) => void>
}

/**
 * Indexes in one thread of their own, so that no search ever holds up the caller. The thread begins with the first index that
 * is opened and ends with the last one that is closed; where it ended by itself, whoever opens an index begins another.
 * Large indexes are searched by so many `readers` besides, threads that end with it.
 */
export function createSearchThread({ readers = 0 } = {}): SearchThread {
  let running: Running | null = null
  let opened = 0

  const begin = (): Running => {
    const onLost: Running['onLost'] = new Map()
    const mine: Running = {
      onLost,
      readers: createReaders(readers),
      calls: startWorker((error) => {
        if (running === mine) running = null
        void mine.readers.end()
        for (const tell of onLost.values()) tell(error)
      }),
    }
    return mine
  }

  return {
    open: async ({ onLost, ...setup }) => {
      const mine = (running ??= begin())
      const index = ++opened
      const send = <T>(request: WorkerRequest): Promise<T> => mine.calls.send<T>(index, request)
      /** Who has least to do; of those with as little a reader, since it does nothing else. */
      const ask = <T>(request: WorkerRequest): Promise<T> => {
        let asked = mine.calls
        for (const reader of mine.readers.of(index)) if (reader.underWay() <= asked.underWay()) asked = reader
        return asked.send<T>(index, request)
      }
      /** After what may have made it fit to be read by others, which is what it answers. */
      const share = async (answer: Promise<boolean>): Promise<void> => {
        if (!(await answer)) return
        await mine.readers.join(index, setup, (ports) => mine.calls.send(index, { kind: 'share', ports }, ports))
      }
      const leave = async (): Promise<void> => {
        if (!mine.onLost.delete(index) || mine.onLost.size > 0) return
        if (running === mine) running = null
        await Promise.all([mine.calls.end(), mine.readers.end()])
      }
      mine.onLost.set(index, (error) => onLost?.(error))
      await share(send({ kind: 'open', ...setup })).catch(async (error: unknown) => {
        await leave()
        throw error
      })
      return {
        search: (query) => ask<SearchResult>({ kind: 'search', query }),
        score: (query) => ask<Scored[]>({ kind: 'score', query }),
        extracts: (query) => ask<(Extract | null)[]>({ kind: 'extracts', query }),
        apply: (changes, position) => share(send({ kind: 'apply', changes, position })),
        position: () => send<string | null>({ kind: 'position' }),
        clear: () => {
          mine.readers.leave(index)
          return send<void>({ kind: 'clear' })
        },
        takeOver: (files, position) => {
          mine.readers.leave(index)
          return share(send({ kind: 'take over', files, position }))
        },
        snapshot: () => send<void>({ kind: 'snapshot' }),
        close: async () => {
          mine.readers.leave(index)
          await send({ kind: 'close' }).catch(() => undefined)
          await leave()
        },
      }
    },
  }
}
