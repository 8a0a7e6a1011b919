import { sql } from 'drizzle-orm'
import type { Db, Tx } from './db.ts'
import { outbox, outboxHorizon, outboxMarks } from './outbox.tables.ts'

/** How far a reader has come: `mark:transaction:row`. Opaque to everybody else. */
export type OutboxPosition = string

export type OutboxEntry = {
  topic: string
  /** 0 where it is about nothing in particular. */
  entityId: number
  /** Whose open pages are told; null: it is about what everybody may see. */
  accountId: number | null
  /** Where it stands. */
  position: OutboxPosition
}

const AT_ONCE = 1_000
const PRUNE_AT_ONCE = 5_000
// No more than the database's own types hold: whoever follows live events sends what they like.
const POSITION = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(\d{1,19}):(\d{1,18})$/

const partsOf = (position: OutboxPosition) => {
  const [, mark, tx, id] = POSITION.exec(position) ?? []
  return mark && tx && id ? { mark, tx, id } : null
}

/** Everything older than every transaction still running; what is newer may still get company from before it. */
const readable = sql`pg_snapshot_xmin(pg_current_snapshot())`

/** Where a reader that is about to read everything else begins. */
export async function outboxEnd(db: Db): Promise<OutboxPosition> {
  const { rows } = await db.execute<{ mark: string; tx: string }>(
    sql`insert into ${outboxMarks} default values returning id as mark, ${readable}::text as tx`,
  )
  return `${rows[0]!.mark}:${rows[0]!.tx}:0`
}

/** The same place under a new mark, for a reader that will keep what it has read so far outside the database. */
export async function markOutbox(db: Db, position: OutboxPosition): Promise<OutboxPosition> {
  const { rows } = await db.execute<{ mark: string }>(
    sql`insert into ${outboxMarks} default values returning id as mark`,
  )
  const { tx, id } = partsOf(position)!
  return `${rows[0]!.mark}:${tx}:${id}`
}

/**
 * Whether the history of this database includes everything that had been read when the position was marked. Not so in
 * another database, nor in one that was restored to an earlier moment, however far it has come since. A mark that came
 * here in a dump was not written by the transaction it names: positions of the other server mean nothing here.
 */
export async function knowsMark(db: Db, position: OutboxPosition): Promise<boolean> {
  const parts = partsOf(position)
  if (!parts) return false
  const { rows } = await db.execute(sql`
    select 1 from ${outboxMarks} where id = ${parts.mark}::uuid and xmin::text::numeric = mod(tx::text::numeric, 4294967296)`)
  return rows.length > 0
}

/** Whether the first of two positions of one database comes after the second, whatever their marks. */
export function isAfter(one: OutboxPosition, other: OutboxPosition): boolean {
  const [mine, theirs] = [one, other].map((position) => {
    const { tx, id } = partsOf(position)!
    return { tx: BigInt(tx), id: BigInt(id) }
  }) as [{ tx: bigint; id: bigint }, { tx: bigint; id: bigint }]
  return mine.tx === theirs.tx ? mine.id > theirs.id : mine.tx > theirs.tx
}

/**
 * What was written after a position, in order: everything, or what one account is told. Only transactions older than every
 * one still running are read, so that one that commits late is never passed over; the last of them waits for the next call.
 * `waits`: some are committed that cannot be read yet. Null where entries after the position may be missing: some were pruned, or the database is at an earlier moment than the
 * reader.
 */
export async function readOutbox(
  db: Db,
  after: OutboxPosition,
  accountId: number | null = null,
): Promise<{ entries: OutboxEntry[]; position: OutboxPosition; waits: boolean } | null> {
  const { mark, tx, id } = partsOf(after)!
  const position = sql`(${tx}::xid8, ${id}::bigint)`
  const told = accountId === null ? sql`` : sql`account_id = ${accountId} and`
  type Row = {
    lost: boolean
    waits: boolean
    tx: string
    id: string
    topic: string | null
    entity_id: number
    account_id: number | null
  }
  const { rows } = await db.execute<Row>(sql`
    select horizon.lost, horizon.waits, entry.tx::text as tx, entry.id::text as id, topic, entity_id, account_id
    from (
      select ${tx}::xid8 > ${readable} or ((tx, id) > ${position} and tx < ${readable}) as lost,
        exists (select 1 from ${outbox} where tx >= ${readable}) as waits
      from ${outboxHorizon}
    ) as horizon
    left join lateral (
      select tx, id, topic, entity_id, account_id from ${outbox}
      where ${told} tx < ${readable} and (tx, id) > ${position}
      order by tx, id limit ${AT_ONCE}
    ) as entry on true
    order by entry.tx, entry.id`)
  const { lost, waits } = rows[0]!
  if (lost) return null
  const entries = rows.flatMap(({ topic, entity_id: entityId, account_id, ...at }): OutboxEntry[] =>
    topic === null ? [] : [{ topic, entityId, accountId: account_id, position: `${mark}:${at.tx}:${at.id}` }],
  )
  return { entries, position: entries.at(-1)?.position ?? after, waits }
}

/** Another text after each change of a topic; and, rarely, without one. Asked often: the topic wants an index of its own. */
export async function markOfTopic(db: Db, topic: 'company'): Promise<string> {
  const { rows } = await db.execute<{ mark: string }>(
    sql`select concat_ws(' ', count(*), max(id)) as mark from ${outbox} where topic = ${sql.raw(`'${topic}'`)}`,
  )
  return rows[0]!.mark
}

/** Writes what open pages of some accounts are told, in the transaction of what it tells. */
export async function writeTold(tx: Tx, accountIds: number[], topic: string, entityId: number): Promise<void> {
  if (accountIds.length === 0) return
  await tx.insert(outbox).values(accountIds.map((accountId) => ({ topic, entityId, accountId })))
}

/** Forgets what every reader has long read, and remembers how far: one that comes back later begins anew. */
export async function pruneOutbox(db: Db): Promise<void> {
  for (let pruned = PRUNE_AT_ONCE; pruned === PRUNE_AT_ONCE;) {
    // A horizon that lies ahead came here in a dump of another server.
    const { rows } = await db.execute<{ pruned: number }>(sql`
      with gone as (
        delete from ${outbox} where id in (
          select id from ${outbox} where written_at < now() - interval '7 days' and tx < ${readable} limit ${PRUNE_AT_ONCE})
        returning tx, id),
      moved as (
        update ${outboxHorizon} as horizon set tx = last.tx, id = last.id
        from (select tx, id from gone order by tx desc, id desc limit 1) as last
        where (last.tx, last.id) > (horizon.tx, horizon.id) or horizon.tx >= ${readable})
      select count(*)::int as pruned from gone`)
    pruned = rows[0]!.pruned
  }
  await db.execute(sql`delete from ${outboxMarks} where made_at < now() - interval '30 days'`)
}
