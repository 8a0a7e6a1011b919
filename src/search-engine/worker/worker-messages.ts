import type { Change, SearchQuery, SearchSchema } from '../schema.ts'

export type WorkerSetup = { readonly schema: SearchSchema; readonly file: string | null }

/** Without its number, which the sender adds. */
export type WorkerRequest =
  | { readonly kind: 'search'; readonly query: SearchQuery }
  | { readonly kind: 'apply'; readonly changes: readonly Change[]; readonly position?: string }
  | { readonly kind: 'position' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'snapshot' }
  | { readonly kind: 'close' }

export type WorkerCall = WorkerRequest & { readonly id: number }

/** Number 0 says that the thread is ready. */
export type WorkerAnswer = { readonly id: number; readonly value?: unknown; readonly error?: unknown }
