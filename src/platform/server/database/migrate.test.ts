// @module-tag postgres
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Place } from '../../../../tests/support/test-database.ts'
import { newPlace } from '../../../../tests/support/test-database.ts'
import type { Database, Db } from './db.ts'
import { openDatabase } from './db.ts'
import { pendingMigrations, prepareDatabase } from './migrate.ts'

const migration = (name: string, text: string) => ({ name, sql: text, checksum: `sum of ${text}` })
const first = migration('0001_first.sql', 'create table coins (id int primary key); insert into coins values (1);')
const second = migration('0002_second.sql', 'alter table coins add column metal text;')

let place: Place
let database: Database

beforeAll(async () => {
  place = await newPlace('empty')
  database = await openDatabase({ ...place, lateAfter: 5 })
})

afterAll(async () => {
  await database.close()
  await place.remove()
})

const nothing = async (): Promise<void> => undefined

test('migrations are applied in order, once', async () => {
  expect(await prepareDatabase(database, [first], nothing)).toEqual({ applied: ['0001_first.sql'] })
  expect(await prepareDatabase(database, [first, second], nothing)).toEqual({ applied: ['0002_second.sql'] })
  expect(await prepareDatabase(database, [first, second], nothing)).toEqual({ applied: [] })
})

test('a migration that fails leaves nothing of itself', async () => {
  const broken = migration('0003_broken.sql', 'create table half (id int); select 1/0;')
  await expect(prepareDatabase(database, [first, second, broken], nothing)).rejects.toThrow()
  const { rows } = await database.db.execute(sql`select to_regclass('half') as half`)
  expect(rows).toEqual([{ half: null }])
})

test('what runs at start has all the time it needs, and requests have not', async () => {
  const limit = async (db: Db) => (await db.execute(sql`show statement_timeout`)).rows[0]!.statement_timeout
  // Whatever the server allows by itself.
  const { rows } = await database.db.execute<{ name: string }>(sql`select current_database() as name`)
  await database.db.execute(sql.raw(`alter database "${rows[0]!.name}" set statement_timeout = '200ms'`))
  let atStart: unknown
  await prepareDatabase(database, [first, second], async (db) => {
    atStart = await limit(db)
  })
  expect(atStart).toBe('0')
  if (database.kind === 'postgresql') expect(await limit(database.db)).toBe('1500ms')
})

test('a database newer than the code is left alone, in one sentence', () => {
  expect(() => pendingMigrations([first], [first, second])).toThrow(
    'the database is newer than this version of Florin (it has 0002_second.sql)',
  )
})

test('a migration edited after it was applied is refused', () => {
  const edited = { ...first, checksum: 'other' }
  expect(() => pendingMigrations([edited], [first])).toThrow('the migration 0001_first.sql was edited')
})
