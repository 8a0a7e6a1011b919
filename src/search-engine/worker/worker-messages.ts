import type { MessagePort } from 'node:worker_threads'
import type { ExtractsQuery } from '../analysis/best-extracts.ts'
import type { Replacement } from '../compaction.ts'
import type { EngineOptions } from '../engine.ts'
import type { ScoreQuery } from '../score-query.ts'
import type { HandedSegment } from '../segment/frozen-segment.ts'
import type { Change, SearchQuery, SearchSchema } from '../schema.ts'

export type IndexSetup = {
  readonly schema: SearchSchema
  readonly file: string | null
  /** Others than the usual ones, so that tests need few documents. */
  readonly sizes?: Pick<EngineOptions, 'deltaSize' | 'largest' | 'ownMemory'>
}

/** Without its numbers, which the sender adds. */
export type WorkerRequest =
  /** Answers, as « apply » and « take over » do, whether others may begin to read the index. */
  | ({ readonly kind: 'open' } & IndexSetup)
  | { readonly kind: 'search'; readonly query: SearchQuery }
  | { readonly kind: 'score'; readonly query: ScoreQuery }
  | { readonly kind: 'extracts'; readonly query: ExtractsQuery }
  | { readonly kind: 'apply'; readonly changes: readonly Change[]; readonly position?: string }
  | { readonly kind: 'position' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'take over'; readonly files: readonly string[]; readonly position: string }
  | { readonly kind: 'snapshot' }
  | { readonly kind: 'close' }
  /** For the writer: there are readers at the other ends. */
  | { readonly kind: 'share'; readonly ports: readonly MessagePort[] }
  /** For a reader: the writer is at the other end. `part` is the reader's own of each block of memory. */
  | ({ readonly kind: 'read'; readonly port: MessagePort; readonly part: number } & Omit<IndexSetup, 'file'>)

/** Which index is asked, and the number that its answer carries. */
export type WorkerCall = WorkerRequest & { readonly index: number; readonly id: number }

export type WorkerAnswer = { readonly id: number; readonly value?: unknown; readonly error?: unknown }

/** What the writer of an index tells its readers, in the order in which it happened to the index. */
export type News =
  /** What a reader begins with. */
  | { readonly kind: 'begin'; readonly segments: readonly HandedSegment[] }
  /** The reader answers once it has them. */
  | { readonly kind: 'changes'; readonly changes: readonly Change[] }
  | { readonly kind: 'seal' }
  | ({ readonly kind: 'replaced' } & Replacement<HandedSegment>)
