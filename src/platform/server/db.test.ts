import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { postgresAdmin } from '../../../tests/support/postgres.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { Wire } from '../../../tests/support/wire.ts'
import { isDatabaseAway, openDatabase } from './db.ts'

const site = useTestDatabase()

test('a script that is refused half-way leaves nothing behind, and no transaction open', async () => {
  await expect(site.database.run('begin; create table half (id int); select 1/0; commit;')).rejects.toThrow(
    'division by zero',
  )
  const { rows } = await site.database.run(`select to_regclass('half') as half`)
  expect(rows).toEqual([{ half: null }])
  await site.db.transaction((tx) => tx.execute(sql`select 1`))
})

// The embedded database lives in the process and cannot be cut off from it.
describe.runIf(postgresAdmin)('on PostgreSQL', () => {
  test('a connection lost inside a transaction fails that transaction and nothing else', async () => {
    const wire = new Wire(site.place.databaseUrl!)
    await wire.join()
    const url = new URL(site.place.databaseUrl!)
    url.port = String(wire.port)
    const far = await openDatabase({ databaseUrl: url.href, dataFolder: '' })
    const lost = far.db
      .transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        await wire.cut()
        await tx.execute(sql`select 1`)
      })
      .then(
        () => null,
        (error: unknown) => error,
      )
    expect(isDatabaseAway(await lost)).toBe(true)
    await wire.join()
    await far.db.execute(sql`select 1`)
    await far.close()
    await wire.cut()
  })
})
