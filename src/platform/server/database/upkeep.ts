import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/** Tells the database how its values are spread, which its plans depend on. Whoever loads many rows at once does so afterwards. */
export const learnSpread = async (db: Db): Promise<void> => {
  await db.execute(sql`analyze`)
}

/** A table takes a tenth of a second instead of a quarter, and the plans are the same. */
const SMALL_SAMPLE = sql`set local default_statistics_target = 10`

/**
 * What a server does by itself, and nobody else does for the embedded database: it writes again where changed and deleted rows were, since the
 * folder would grow with every change, and learns how values are spread. One table at a time, so that requests have their turn in between.
 */
export async function tidyTables(db: Db): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'queue') order by 1`,
  )
  for (const { name } of rows) {
    await db.execute(sql.raw(`vacuum ${name}`))
    await setImmediate()
    await db.transaction(async (tx) => {
      await tx.execute(SMALL_SAMPLE)
      await tx.execute(sql.raw(`analyze ${name}`))
    })
    await setImmediate()
  }
  await shortenJournal(db)
}

/**
 * Writes what has changed to its place, so that the journal of it is no longer needed. A server has a process that does so every few
 * minutes; the embedded database has none, and would keep all that was ever written since its start.
 */
export const shortenJournal = async (db: Db): Promise<void> => {
  await db.execute(sql`checkpoint`)
}
