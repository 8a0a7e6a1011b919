// @module-tag postgres
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { LATE_AFTER } from '../settings/config.ts'
import { limitsFor } from './db.ts'

const site = useTestDatabase()

test('as it is set, whoever waits for a database that is away waits for three seconds at most', () => {
  const { connect, statement, query } = limitsFor(LATE_AFTER)
  expect(connect + query).toBeLessThanOrEqual(3_000)
  expect(statement).toBeLessThan(query)
})

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

test('what a transaction announces is heard once it commits, by those who listen on the channel, until they stop', async () => {
  const heard: (string | undefined)[] = []
  const others: (string | undefined)[] = []
  const stop = site.database.listen('weather', (notice) => heard.push(notice))
  const stopOthers = site.database.listen('sports', (notice) => others.push(notice))
  // That some may have been missed before.
  await expect.poll(() => [heard, others]).toEqual([[undefined], [undefined]])
  const announce = (notice: string) =>
    site.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('weather', ${notice})`)
      if (notice === 'rain') throw new Error('it is dry')
    })
  await expect(announce('rain')).rejects.toThrow('it is dry')
  await announce('sun')
  await announce('')
  await expect.poll(() => heard).toEqual([undefined, 'sun', ''])
  await stop()
  await announce('wind')
  await site.db.execute(sql`select pg_notify('sports', 'over')`)
  await expect.poll(() => others).toEqual([undefined, 'over'])
  await stopOthers()
  expect(heard).toEqual([undefined, 'sun', ''])
})
