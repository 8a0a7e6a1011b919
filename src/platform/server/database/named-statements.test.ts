// @module-tag postgres
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import type { Db } from './db.ts'
import { isDatabaseAway } from './db.ts'
import { nameTexts } from './named-statements.ts'

const site = useTestDatabase()
const TIMES = 30

async function often(db: Db, ask: (db: Db, turn: number) => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < TIMES; turn++) await ask(db, turn)
}

test('what is asked for often is kept by the database, and answers as before', async () => {
  const kept = await site.db.transaction(async (tx) => {
    await often(tx, async (_, turn) => {
      const { rows } = await tx.execute(sql`select ${turn}::int as turn, 'often' as mark`)
      expect(rows).toEqual([{ turn, mark: 'often' }])
    })
    await tx.execute(sql`select ${1}::int as turn, 'once' as mark`)
    const { rows } = await tx.execute(sql`select statement from pg_prepared_statements where statement like '%as mark'`)
    return rows
  })
  expect(kept).toEqual([{ statement: "select $1::int as turn, 'often' as mark" }])
})

test('a statement that is refused can be asked for again', async () => {
  const divide = (db: Db, by: number) => db.execute(sql`select 12 / ${by}::int as part`)
  await often(site.db, async () => {
    // A connection that was refused something is given up; what the embedded database kept of it may not stand in the way.
    await expect(divide(site.db, 0)).rejects.toMatchObject({ cause: { code: '22012' } })
    expect((await divide(site.db, 3)).rows).toEqual([{ part: 4 }])
  })
})

test.each([
  ['forgot its statements', sql`deallocate all`],
  ['has a table of another shape', sql`alter table shapes alter column value type text`],
])('a connection that %s is given up, and the next one answers', async (_, change) => {
  await site.database.run('create table if not exists shapes (id int, value int)')
  const read = (db: Db) => db.execute(sql`select * from shapes where id = ${1}::int`)
  const changed = site.db.transaction(async (tx) => {
    await often(tx, read)
    await tx.execute(change)
    await read(tx)
  })
  // Pages and calls say that they can be asked again.
  await expect(changed.catch(isDatabaseAway)).resolves.toBe(true)
  await site.db.transaction(read)
})

test('what is asked for seldom, is too long, or comes too late gets no name', () => {
  const nameOf = nameTexts(2)
  const ask = (text: string) => Array.from({ length: TIMES }, () => nameOf(text)).at(-1)
  expect(nameOf('select 1')).toBeUndefined()
  expect(ask('select 1')).toBe('florin_1')
  expect(ask(`select '${'x'.repeat(10_000)}'`)).toBeUndefined()
  // Thousands that are asked for once each; what was counted before them is forgotten, or all would be kept.
  for (let turn = 0; turn < 7; turn++) expect(nameOf('select 2')).toBeUndefined()
  for (let turn = 0; turn < 5_000; turn++) expect(nameOf(`select ${turn} as once`)).toBeUndefined()
  expect(nameOf('select 2')).toBeUndefined()
  expect(ask('select 2')).toBe('florin_2')
  expect(ask('select 3')).toBeUndefined()
  expect(ask('select 1')).toBe('florin_1')
})

test('lists of all lengths use up few names', () => {
  const nameOf = nameTexts(20)
  const ask = (text: string) => Array.from({ length: TIMES }, () => nameOf(text)).at(-1)
  const values = (length: number, from = 1) => Array.from({ length }, (_, at) => `$${from + at}`).join(', ')
  const lengths = Array.from({ length: 100 }, (_, at) => at + 1)
  const named = (write: (length: number) => string) => lengths.filter((length) => ask(write(length)) !== undefined)
  expect(named((length) => `select 1 where id in (${values(length)}) limit $${length + 1}`)).toEqual([1, 2, 3, 4])
  const rows = (length: number) => lengths.slice(0, length).map((at) => `(${values(2, 2 * at - 1)}, default)`)
  expect(named((length) => `insert into some values ${rows(length).join(', ')}`)).toEqual([1, 2, 3, 4])
  // What differs in more than that is another one.
  expect(ask('select 1 where id in ($1, $2) order by id')).toBe('florin_9')
  expect(ask('select 1 where id in ($1, $2) limit $3')).toBe('florin_2')
})
