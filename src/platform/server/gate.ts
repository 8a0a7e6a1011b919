export type Gate<T> = {
  /** What the gate was opened with; waits while it is shut. */
  pass: () => Promise<T>
  isOpen: () => boolean
  open: (value: T) => void
  shut: () => void
  /** Shuts it, and those who wait hear why. */
  fail: (error: unknown) => void
}

/** A place to wait until something is there; it may go away and come back. */
export function createGate<T>(): Gate<T> {
  let settled = true
  let isOpen = false
  let current!: PromiseWithResolvers<T>
  const shut = (): void => {
    isOpen = false
    if (!settled) return
    settled = false
    current = Promise.withResolvers()
    // Whether anybody waits is theirs to know.
    current.promise.catch(() => undefined)
  }
  shut()
  return {
    pass: () => current.promise,
    isOpen: () => isOpen,
    open: (value) => {
      settled = true
      isOpen = true
      current.resolve(value)
    },
    shut,
    fail: (error) => {
      shut()
      settled = true
      current.reject(error)
      shut()
    },
  }
}
