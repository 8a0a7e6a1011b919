import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { StartupFault } from '../settings/config.ts'
import type { Database, Db } from './db.ts'

const FOLDER = new URL('../../../../db/migrations/', import.meta.url)
const PREPARE_LOCK = 7_106_001

export type Migration = { name: string; sql: string; checksum: string }

export async function readMigrations(folder: URL = FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * Brings the schema up to date, then runs `fill` on the same connection. Instances that start together wait
 * for each other; each migration is applied whole or not at all.
 */
export async function prepareDatabase(
  database: Database,
  migrations: Migration[],
  fill: (db: Db) => Promise<void>,
): Promise<{ applied: string[] }> {
  return database.withClient(async (client, db) => {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [PREPARE_LOCK])
    try {
      await client.query(`create table if not exists schema_migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
      const { rows } = await client.query<{ name: string; checksum: string }>(
        'select name, checksum from schema_migrations',
      )
      const pending = pendingMigrations(migrations, rows)
      for (const migration of pending) {
        await client.query('begin')
        try {
          await client.query(migration.sql)
          await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
            migration.name,
            migration.checksum,
          ])
          await client.query('commit')
        } catch (error) {
          await client.query('rollback')
          throw error
        }
      }
      await fill(db)
      return { applied: pending.map(({ name }) => name) }
    } finally {
      await client.query('select pg_advisory_unlock($1)', [PREPARE_LOCK])
      await client.query('reset statement_timeout')
    }
  })
}

/** Forward only: a database that knows more than this code, or something else, is left alone. */
export function pendingMigrations(migrations: Migration[], applied: { name: string; checksum: string }[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  const newer = applied.filter(({ name }) => !known.has(name))
  if (newer.length > 0) {
    throw new StartupFault(
      `the database is newer than this version of Florin (it has ${newer[0]!.name}); start a version that knows it. Nothing was changed.`,
    )
  }
  const edited = applied.find(({ name, checksum }) => known.get(name)?.checksum !== checksum)
  if (edited) {
    throw new StartupFault(
      `the migration ${edited.name} was edited after it was applied; restore its text and add a new migration instead.`,
    )
  }
  const done = new Set(applied.map(({ name }) => name))
  return migrations.filter(({ name }) => !done.has(name))
}
