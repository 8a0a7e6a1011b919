import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import { outbox } from './outbox.tables.ts'

/** How far a reader has come: `transaction:row`. Opaque to everybody else. */
export type OutboxPosition = string

export type OutboxEntry = { topic: string; entityId: number }

const AT_ONCE = 1_000

/** Where a reader that has just read everything else begins. */
export async function outboxEnd(db: Db): Promise<OutboxPosition> {
  const { rows } = await db.execute<{ tx: string }>(sql`select pg_snapshot_xmin(pg_current_snapshot())::text as tx`)
  return `${rows[0]!.tx}:0`
}

/**
 * What was written after a position, in order. Only transactions older than every one still running are read, so
 * that one that commits late is never passed over; the last of them waits for the next call.
 */
export async function readOutbox(
  db: Db,
  after: OutboxPosition,
): Promise<{ entries: OutboxEntry[]; position: OutboxPosition }> {
  const [tx, id] = after.split(':')
  const { rows } = await db.execute<{ tx: string; id: string; topic: string; entity_id: number }>(sql`
    select tx::text as tx, id::text as id, topic, entity_id from ${outbox}
    where tx < pg_snapshot_xmin(pg_current_snapshot()) and (tx, id) > (${tx}::xid8, ${id}::bigint)
    order by tx, id limit ${AT_ONCE}`)
  const last = rows.at(-1)
  return {
    entries: rows.map(({ topic, entity_id }) => ({ topic, entityId: entity_id })),
    position: last ? `${last.tx}:${last.id}` : after,
  }
}

/** Forgets what every reader has long read: readers begin anew when they start. */
export async function pruneOutbox(db: Db): Promise<void> {
  await db.execute(sql`delete from ${outbox} where written_at < now() - interval '7 days'`)
}
