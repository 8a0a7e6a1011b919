export type Settled<T> = { ok: true; value: T } | { ok: false }

/** Lets one part of a page fail without the others: a promise that always comes true. */
export const settle = <T>(promise: Promise<T>): Promise<Settled<T>> =>
  promise.then(
    (value): Settled<T> => ({ ok: true, value }),
    (): Settled<T> => ({ ok: false }),
  )
