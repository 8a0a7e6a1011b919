import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'

const site = useTestDatabase()

test('a script that is refused half-way leaves nothing behind, and no transaction open', async () => {
  await expect(site.database.run('begin; create table half (id int); select 1/0; commit;')).rejects.toThrow(
    'division by zero',
  )
  const { rows } = await site.database.run(`select to_regclass('half') as half`)
  expect(rows).toEqual([{ half: null }])
  await site.db.transaction((tx) => tx.execute(sql`select 1`))
})

test('a statement that is refused leaves the next ones as they were', async () => {
  for (let turn = 0; turn < 3; turn++) {
    await expect(site.db.execute(sql`select 1 / ${turn - turn}::int`)).rejects.toMatchObject({
      cause: { code: '22012', severity: 'ERROR' },
    })
    const { rows } = await site.db.execute(sql`select ${turn}::int as turn`)
    expect(rows).toEqual([{ turn }])
  }
})

test('a long answer comes whole, and so does a long question', async () => {
  const long = 'é€'.repeat(1_000_000)
  const { rows } = await site.db.execute(sql`select n, ${long}::text as long from generate_series(1, 3) n`)
  expect(rows.map(({ n, long: told }) => [n, told === long])).toEqual([1, 2, 3].map((n) => [n, true]))
})
