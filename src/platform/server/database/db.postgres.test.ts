import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { Wire } from '../../../../tests/support/wire.ts'
import { isDatabaseAway, openDatabase } from './db.ts'

const site = useTestDatabase()

// The embedded database lives in the process and cannot be cut off from it.
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

test('transactions that begin while PostgreSQL is frozen keep no connection for ever', async () => {
  const wire = new Wire(site.place.databaseUrl!)
  await wire.join()
  const url = new URL(site.place.databaseUrl!)
  url.port = String(wire.port)
  const far = await openDatabase({ databaseUrl: url.href, dataFolder: '' })
  const one = () => far.db.transaction((tx) => tx.execute(sql`select 1`))
  // Every connection that there can be.
  const most = Array.from({ length: 10 }, one)
  await Promise.all(most)
  wire.frozen = true
  const errors = await Promise.all(most.map(() => one().catch((error: unknown) => error)))
  expect(errors.filter(isDatabaseAway)).toHaveLength(most.length)
  wire.frozen = false
  await wire.cut()
  await wire.join()
  await Promise.all(most.map(one))
  await far.close()
  await wire.cut()
})
