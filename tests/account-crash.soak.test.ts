// @module-tag long
// @module-tag alone
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '../src/platform/server/database/db.ts'
import { runFlorin } from './support/run-florin.ts'
import { newPlace } from './support/test-database.ts'

const ROUNDS = 3
const AT_ONCE = 8

test('killed while people sign up: each account has its profile and its mail, or nothing of it exists', async () => {
  const place = await newPlace('template')
  const acknowledged: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const florin = await runFlorin({ ...place.env, FLORIN_DEMO: '0' })
    const register = async (email: string): Promise<void> => {
      const response = await fetch(`${florin.address}/v1/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'Nénuphar-42 pâle!', name: 'Ada Lovelace' }),
      })
      if (!response.ok) throw new Error(`${response.status}`)
      acknowledged.push(email)
    }
    const all = Array.from({ length: AT_ONCE }, (_, index) => register(`crash${round}-${index}@example.org`))
    // As soon as one is done, the others are in the midst of it.
    await Promise.any(all)
    const ended = new Promise((resolve) => florin.process.once('exit', resolve))
    florin.process.kill('SIGKILL')
    await Promise.allSettled([...all, ended])
  }
  const database = await openDatabase(place)
  try {
    const { rows } = await database.db.execute<{ email: string; profiles: number; links: number; mails: number }>(sql`
      select email,
        (select count(*)::int from members where account_id = accounts.id) as profiles,
        (select count(*)::int from account_links where account_id = accounts.id) as links,
        (select count(*)::int from mails where account_id = accounts.id) as mails
      from accounts order by email`)
    expect(rows.map(({ email }) => email)).toEqual(expect.arrayContaining(acknowledged))
    expect(rows.length).toBeGreaterThanOrEqual(ROUNDS)
    for (const row of rows) expect(row).toEqual({ email: row.email, profiles: 1, links: 1, mails: 1 })
    const strays = await database.db.execute(
      sql`select 1 from mails where account_id is null or account_id not in (select id from accounts)`,
    )
    expect(strays.rows).toEqual([])
  } finally {
    await database.close()
    await place.remove()
  }
}, 900_000)
