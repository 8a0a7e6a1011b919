import type { Db } from '#platform/server/database/db.ts'
import type { IndexedCollection } from './collection.ts'

const KEPT_FOR = 10_000
const MOST_KEPT = 5_000

type Kept<Value> = { version: number; until: number; byId: Map<number, Value> }

/**
 * Remembers what was read of documents for ten seconds, and no longer than until the index hears of any change: lists that
 * show the same ones read them once. Ids that cannot be read are left out, and asked for again.
 */
export function collectionMemory<Value extends { id: number }>(read: (db: Db, ids: number[]) => Promise<Value[]>) {
  const memories = new WeakMap<IndexedCollection, Kept<Value>>()
  return async (db: Db, index: IndexedCollection, ids: number[]): Promise<Value[]> => {
    let kept = memories.get(index)
    const fresh = kept && kept.version === index.version() && performance.now() < kept.until
    if (!kept || !fresh || kept.byId.size > MOST_KEPT) {
      // The version comes before the reading: what changes meanwhile makes this memory worthless, not wrong.
      kept = { version: index.version(), until: performance.now() + KEPT_FOR, byId: new Map() }
      memories.set(index, kept)
    }
    const { byId } = kept
    const missing = ids.filter((id) => !byId.has(id))
    if (missing.length > 0) for (const value of await read(db, missing)) byId.set(value.id, value)
    return ids.flatMap((id) => byId.get(id) ?? [])
  }
}
