import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/**
 * Lets the embedded database write again where changed and deleted rows were: nobody else does so for it, and the folder would grow with
 * every change. One table at a time, so that requests have their turn in between.
 */
export async function reuseSpace(db: Db): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'queue') order by 1`,
  )
  for (const { name } of rows) {
    await db.execute(sql.raw(`vacuum ${name}`))
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
