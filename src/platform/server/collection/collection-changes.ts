import type { Db } from '#platform/server/database/db.ts'
import type { OutboxPosition } from '#platform/server/database/outbox.ts'
import { readOutbox } from '#platform/server/database/outbox.ts'
import type { Collection } from './collection.ts'

/** What was read, null where there is nothing more, or `lost` where what changed is no longer known. */
export type Changes = { readonly ids: number[]; readonly position: OutboxPosition } | 'lost' | null

/** The documents touched by what was written after a position: the only place where a collection reads the outbox. */
export async function changesAfter(db: Db, position: OutboxPosition, touched: Collection['touched']): Promise<Changes> {
  const read = await readOutbox(db, position)
  if (!read) return 'lost'
  if (read.entries.length === 0) return null
  const ids = new Set<number>()
  for (const [topic, find] of Object.entries(touched)) {
    const changed = new Set(read.entries.filter((entry) => entry.topic === topic).map(({ entityId }) => entityId))
    if (changed.size > 0) for (const id of await find(db, [...changed])) ids.add(id)
  }
  return { ids: [...ids], position: read.position }
}
