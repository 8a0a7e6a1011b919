/**
 * Keeps an answer for a short while and lets callers that come together share one computation.
 * Answers are kept per owner (the database they were read from); a failure is not kept.
 */
export function memoFor<Owner extends object, Key, Value>(
  milliseconds: number,
  compute: (owner: Owner, key: Key) => Promise<Value>,
): (owner: Owner, key: Key) => Promise<Value> {
  const kept = new WeakMap<Owner, Map<Key, { until: number; value: Promise<Value> }>>()
  return (owner, key) => {
    const mine = kept.get(owner) ?? new Map<Key, { until: number; value: Promise<Value> }>()
    kept.set(owner, mine)
    const known = mine.get(key)
    if (known && performance.now() < known.until) return known.value
    const value = compute(owner, key)
    const entry = { until: performance.now() + milliseconds, value }
    mine.set(key, entry)
    value.catch(() => {
      if (mine.get(key) === entry) mine.delete(key)
    })
    return value
  }
}
