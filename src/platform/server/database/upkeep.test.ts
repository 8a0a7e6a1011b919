import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { tidyTables, shortenJournal } from './upkeep.ts'

const database = useTestDatabase()

test('what was changed and deleted leaves room that is used again', async () => {
  const { db } = database
  await db.execute(sql`create table rewritten (id int primary key, filler text)`)
  await db.execute(sql`alter table rewritten alter column filler set storage external`)
  await db.execute(sql`insert into rewritten values (1, '')`)
  const grown = async (): Promise<number> => {
    for (let times = 0; times < 20; times++)
      await db.execute(sql`update rewritten set filler = repeat(${String(times % 10)}, 100000) where id = 1`)
    const { rows } = await db.execute<{ bytes: string }>(sql`select pg_total_relation_size('rewritten')::text as bytes`)
    return Number(rows[0]!.bytes)
  }
  const once = await grown()
  await tidyTables(db)
  expect(await grown()).toBeLessThan(once * 1.3)
})

test('what the journal holds is written to its place, and a part of it is used again', async () => {
  const { db } = database
  const kept = async (): Promise<string> => {
    const { rows } = await db.execute<{ from: string }>(sql`select redo_lsn::text as from from pg_control_checkpoint()`)
    return rows[0]!.from
  }
  for (const tidy of [shortenJournal, tidyTables]) {
    const before = await kept()
    await db.execute(sql`update rewritten set filler = repeat('x', 100000) where id = 1`)
    await tidy(db)
    expect(await kept()).not.toBe(before)
  }
})

test('plans expect what the tables hold', async () => {
  const { db } = database
  await db.execute(sql`create table spread as select 1 as value from generate_series(1, 20000)`)
  const rowsOf = async (): Promise<number> => {
    const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
      sql`explain (format json) select * from spread where value = 1`,
    )
    return rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']
  }
  await tidyTables(db)
  expect(await rowsOf()).toBeGreaterThan(19_000)
})
