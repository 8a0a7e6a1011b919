import type { ExtractsQuery } from '../analysis/best-extracts.ts'
import type { ScoreQuery } from '../score-query.ts'
import type { HandedSegment } from '../segment/frozen-segment.ts'
import type { Change, SearchQuery, SearchSchema } from '../schema.ts'

export type IndexSetup = { readonly schema: SearchSchema; readonly file: string | null }

/** Without its numbers, which the sender adds. */
export type WorkerRequest =
  | ({ readonly kind: 'open' } & IndexSetup)
  | { readonly kind: 'search'; readonly query: SearchQuery }
  | { readonly kind: 'score'; readonly query: ScoreQuery }
  | { readonly kind: 'extracts'; readonly query: ExtractsQuery }
  | { readonly kind: 'apply'; readonly changes: readonly Change[]; readonly position?: string }
  | { readonly kind: 'position' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'hand over' }
  | { readonly kind: 'take over'; readonly segments: readonly HandedSegment[]; readonly position: string }
  | { readonly kind: 'snapshot' }
  | { readonly kind: 'close' }

/** Which index is asked, and the number that its answer carries. */
export type WorkerCall = WorkerRequest & { readonly index: number; readonly id: number }

export type WorkerAnswer = { readonly id: number; readonly value?: unknown; readonly error?: unknown }
