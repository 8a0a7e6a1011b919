import type { Db } from '#platform/server/database/db.ts'
import type { IndexedCollection } from './collection.ts'

const KEPT_FOR = 10_000
const MOST_KEPT = 5_000

type Kept<Key, Value> = { version: number; until: number; values: Map<Key, Value> }

/**
 * What is remembered of documents for ten seconds, and no longer than until their index hears of any change. To be asked for
 * before anything is read: what changes meanwhile makes this memory worthless, not wrong.
 */
function whileUnchanged<Key, Value>(most: number): (index: IndexedCollection) => Map<Key, Value> {
  const memories = new WeakMap<IndexedCollection, Kept<Key, Value>>()
  return (index) => {
    const kept = memories.get(index)
    const fresh = kept && kept.version === index.version() && performance.now() < kept.until
    if (fresh && kept.values.size <= most) return kept.values
    const values = new Map<Key, Value>()
    memories.set(index, { version: index.version(), until: performance.now() + KEPT_FOR, values })
    return values
  }
}

/**
 * Keeps an answer that is made of documents. Whoever asks while it is made waits for the same one; a failure is not kept. `most` is for
 * answers that are large, or asked for in endless ways.
 */
export function memoWhileUnchanged<Asked, Value>(
  keyOf: (asked: Asked) => string | number,
  compute: (db: Db, index: IndexedCollection, asked: Asked) => Promise<Value>,
  most = MOST_KEPT,
): (db: Db, index: IndexedCollection, asked: Asked) => Promise<Value> {
  const memoryOf = whileUnchanged<string | number, Promise<Value>>(most)
  return (db, index, asked) => {
    const kept = memoryOf(index)
    const key = keyOf(asked)
    const known = kept.get(key)
    if (known) return known
    const value = compute(db, index, asked)
    kept.set(key, value)
    value.catch(() => kept.delete(key))
    return value
  }
}

/** Lists that show the same documents read them once. Ids that cannot be read are left out, and asked for again. */
export function collectionMemory<Value extends { id: number }>(read: (db: Db, ids: number[]) => Promise<Value[]>) {
  const memoryOf = whileUnchanged<number, Value>(MOST_KEPT)
  return async (db: Db, index: IndexedCollection, ids: number[]): Promise<Value[]> => {
    const byId = memoryOf(index)
    const missing = ids.filter((id) => !byId.has(id))
    if (missing.length > 0) for (const value of await read(db, missing)) byId.set(value.id, value)
    return ids.flatMap((id) => byId.get(id) ?? [])
  }
}
