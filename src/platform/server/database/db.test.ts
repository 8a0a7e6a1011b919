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
