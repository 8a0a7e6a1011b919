/**
 * Keeps an answer for a short while and lets callers that come together share one computation.
 * Answers are kept per owner (the database they were read from); a failure is not kept.
 * `there` is waited for first by each caller for whom nothing is kept: who waits for another's computation holds a turn, which only they
 * themselves can give away. With `versionOf` an answer is kept longer: as long as the version stays what it was before it was computed.
 */
export function memoFor<Owner extends object, Key, Value>(
  milliseconds: number,
  compute: (owner: Owner, key: Key) => Promise<Value>,
  there?: (owner: Owner) => Promise<void>,
  versionOf?: (owner: Owner) => number,
): (owner: Owner, key: Key) => Promise<Value> {
  type Entry = { until: number; version: number | undefined; value: Promise<Value> }
  const kept = new WeakMap<Owner, Map<Key, Entry>>()
  const keptIn = (owner: Owner, key: Key): Promise<Value> | null => {
    const known = kept.get(owner)?.get(key)
    if (!known) return null
    const holds = performance.now() < known.until || (versionOf && versionOf(owner) === known.version)
    return holds ? known.value : null
  }
  const shared = (owner: Owner, key: Key): Promise<Value> => {
    const known = keptIn(owner, key)
    if (known) return known
    const mine = kept.get(owner) ?? new Map<Key, Entry>()
    kept.set(owner, mine)
    const version = versionOf?.(owner)
    const value = compute(owner, key)
    const entry = { until: performance.now() + milliseconds, version, value }
    mine.set(key, entry)
    value.catch(() => {
      if (mine.get(key) === entry) mine.delete(key)
    })
    return value
  }
  if (!there) return shared
  return async (owner, key) => keptIn(owner, key) ?? there(owner).then(() => shared(owner, key))
}

/**
 * Keeps an answer as long as its mark stays the same, and no longer than a given while. The mark is looked at once in a shorter
 * while, before the answer is computed: what changes in between is seen the next time.
 */
export function memoWhile<Owner extends object, Value>(
  { looked, kept: most }: { looked: number; kept: number },
  markOf: (owner: Owner) => Promise<string>,
  compute: (owner: Owner) => Promise<Value>,
): (owner: Owner) => Promise<Value> {
  const last = new WeakMap<Owner, { mark: string; until: number; value: Promise<Value> }>()
  const look = memoFor(looked, async (owner: Owner, _key: 'all'): Promise<{ value: Promise<Value> }> => {
    const mark = await markOf(owner)
    const known = last.get(owner)
    if (known && known.mark === mark && performance.now() < known.until) return known
    const value = compute(owner)
    const entry = { mark, until: performance.now() + most, value }
    last.set(owner, entry)
    try {
      await value
    } catch (error) {
      if (last.get(owner) === entry) last.delete(owner)
      throw error
    }
    return entry
  })
  return async (owner) => (await look(owner, 'all')).value
}
