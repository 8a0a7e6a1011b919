// @module-tag alone
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Running } from './support/run-florin.ts'
import { runFlorin } from './support/run-florin.ts'
import type { Place } from './support/test-database.ts'
import { newPlace } from './support/test-database.ts'
import { readMigrations } from '#platform/server/database/migrate.ts'

// The embedded database belongs to one process; two instances need a PostgreSQL.
test('two instances that start together on an empty database wait for each other, and everything is made once', async () => {
  const place = await newPlace('empty')
  const clients = [1, 2].map(() => new pg.Client({ connectionString: place.databaseUrl! }))
  const [client, other] = clients as [pg.Client, pg.Client]
  await Promise.all(clients.map((one) => one.connect()))
  const count = async (from: string): Promise<number> =>
    (await client.query<{ count: number }>(`select count(*)::int as count from ${from}`)).rows[0]!.count
  // Neither gets past its first statement before both are there.
  await other.query('begin')
  await other.query('create table schema_migrations (name text)')
  const starting = Promise.allSettled([runFlorin(place.env), runFlorin(place.env)])
  try {
    const waiting = `pg_stat_activity where datname = current_database() and application_name = 'florin-prepare' and wait_event_type = 'Lock'`
    await expect.poll(() => count(waiting)).toBe(2)
    await other.query('rollback')
    expect((await starting).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    const { rows } = await client.query('select name, checksum from schema_migrations order by name')
    expect(rows).toEqual((await readMigrations()).map(({ name, checksum }) => ({ name, checksum })))
    expect([await count('sectors'), await count('contracts')]).toEqual([12, 5])
  } finally {
    await other.query('rollback')
    for (const one of await starting) if (one.status === 'fulfilled') await one.value.stop()
    await Promise.all(clients.map((one) => one.end()))
    await place.remove()
  }
})

describe('two instances on one PostgreSQL', () => {
  let place: Place
  let instances: Running[] = []
  let client: pg.Client

  beforeAll(async () => {
    place = await newPlace('demo')
    const first = await runFlorin({ ...place.env, FLORIN_DEMO: '1' })
    const second = await runFlorin(place.env)
    instances = [first, second]
    client = new pg.Client({ connectionString: place.databaseUrl! })
    await client.connect()
  })

  afterAll(async () => {
    await client.end()
    await Promise.all(instances.map((instance) => instance.stop()))
    await place.remove()
  })

  const found = (instance: Running, keywords: string) => async (): Promise<number> => {
    const response = await fetch(`${instance.address}/v1/jobs/search?keywords=${keywords}`)
    return ((await response.json()) as { pagination: { total: number } }).pagination.total
  }
  const everywhere = async (keywords: string, total: number): Promise<void> => {
    for (const instance of instances)
      await expect.poll(found(instance, keywords), { timeout: 60_000, interval: 50 }).toBe(total)
  }

  test('a change committed by anybody is found by both', async () => {
    await everywhere('zorglubique', 0)
    await client.query(
      "update jobs set title = 'Analyste zorglubique H/F' where id = (select max(id) from jobs where status = 'active')",
    )
    await everywhere('zorglubique', 1)
  })

  test('a transaction that commits late is not skipped', async () => {
    const slow = new pg.Client({ connectionString: place.databaseUrl! })
    await slow.connect()
    const ids = (
      await client.query<{ id: number }>(
        "select id from jobs where status = 'active' order by id desc offset 10 limit 2",
      )
    ).rows
    await slow.query('begin')
    await slow.query("update jobs set title = 'Analyste tardigradien H/F' where id = $1", [ids[0]!.id])
    await client.query("update jobs set title = 'Analyste promptissime H/F' where id = $1", [ids[1]!.id])
    await slow.query('commit')
    await slow.end()
    await everywhere('promptissime', 1)
    await everywhere('tardigradien', 1)
  })

  test('an instance that was killed outright finds everything when it is back', async () => {
    instances[1]!.process.kill('SIGKILL')
    await client.query(
      "update jobs set title = 'Analyste ressuscitable H/F' where id = (select min(id) from jobs where status = 'active')",
    )
    instances[1] = await runFlorin(place.env)
    await everywhere('ressuscitable', 1)
    await everywhere('zorglubique', 1)
  })
})
