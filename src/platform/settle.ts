import type { ErrorBody, Preparing } from './refusals.ts'

/** Without an answer; `preparing` where that is because the search is being prepared. */
type Failed = { ok: false; preparing: Preparing | null }
export type Settled<T> = { ok: true; value: T } | Failed

/** How far the search has come, where that is why an endpoint refused. */
export const preparingOf = (thrown: unknown): Preparing | null =>
  (thrown as { data?: Partial<ErrorBody> | null } | null | undefined)?.data?.error?.preparing ?? null

export const failedBy = (thrown: unknown): Failed => ({ ok: false, preparing: preparingOf(thrown) })

const AWAY_FOR = 5

/** How a page answers without something that it is about. */
export const awayWithout = (missing: Settled<unknown>) => ({
  status: 503,
  headers: { 'retry-after': String((!missing.ok && missing.preparing?.retry_after) || AWAY_FOR) },
})

/** Lets one part of a page fail without the others: a promise that always comes true. */
export const settle = <T>(promise: Promise<T>): Promise<Settled<T>> =>
  promise.then((value): Settled<T> => ({ ok: true, value }), failedBy)
