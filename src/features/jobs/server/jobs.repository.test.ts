// @module-tag postgres
import { sql } from 'drizzle-orm'
import type { SQLWrapper } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { jobRow } from '../jobs.factory.ts'
import { isLive, jobStatuses } from '../jobs.rules.ts'
import * as jobs from './jobs.repository.ts'

const database = useTestDatabase()
const now = new Date('2026-03-12T10:00:00Z')
const moments = [-1, 0, 1].map((seconds) => new Date(now.getTime() + seconds * 1_000))

let world: Awaited<ReturnType<typeof smallWorld>>
beforeAll(async () => {
  world = await smallWorld(database.db)
})

test('the SQL predicate for "live" agrees with the rule in every case', async () => {
  const rows = jobStatuses.flatMap((status) =>
    [null, ...moments].flatMap((publishedAt) =>
      [null, ...moments].flatMap((validThrough) => {
        // The database itself refuses an active job without its dates.
        if (status === 'active' && (publishedAt === null || validThrough === null)) return []
        return [null, now].map((hiddenAt) => jobRow({ ...world.fr, status, publishedAt, validThrough, hiddenAt }))
      }),
    ),
  )
  await jobs.insertJobs(database.db, rows)
  const expected = rows.filter((row) => isLive(row, now)).length
  expect(expected).toBeGreaterThan(0)
  expect(await jobs.findForIndex(database.db, { after: 0, most: rows.length }, now)).toHaveLength(expected)
})

test('an active job without its dates is refused by the database', async () => {
  const row = jobRow({ ...world.fr, status: 'active', publishedAt: null, validThrough: null })
  await expect(jobs.insertJobs(database.db, [row])).rejects.toThrow()
})

test('the newest jobs of a company come first, and only live ones', async () => {
  const dated = (title: string, day: number, status: 'active' | 'inactive' = 'active') =>
    jobRow({
      ...world.be,
      title,
      status,
      publishedAt: new Date(Date.UTC(2026, 1, day)),
      validThrough: new Date(Date.UTC(2026, 5, 1)),
    })
  await jobs.insertJobs(database.db, [
    dated('second', 20),
    dated('first', 25),
    dated('hidden', 26, 'inactive'),
    dated('third', 10),
  ])
  const found = await jobs.findLiveOfCompany(database.db, world.be.companyId, 2, new Date('2026-03-01T00:00:00Z'))
  expect(found.map(({ title }) => title)).toEqual(['first', 'second'])
})

/** So few jobs would be read in one go otherwise. */
const planOf = (query: (tx: Tx) => SQLWrapper): Promise<string> =>
  database.db.transaction(async (tx) => {
    await tx.execute('set local enable_seqscan = off')
    await tx.execute('set local enable_bitmapscan = off')
    return JSON.stringify((await tx.execute(sql`explain ${query(tx)}`)).rows)
  })

test('what the clock turned is answered by the index of beginnings and that of ends', async () => {
  // Of few jobs any index will do.
  const spread = Array.from({ length: 2_000 }, (_, at) => {
    const publishedAt = new Date(Date.now() - at * 600_000)
    return jobRow({ ...world.fr, publishedAt, validThrough: new Date(Date.now() + (at - 1_000) * 600_000) })
  })
  await jobs.insertJobs(database.db, spread)
  await database.db.execute('analyze jobs')
  const plan = await planOf((tx) => jobs.turnedQuery(tx, new Date(Date.now() - 300), new Date()))
  for (const index of ['jobs_published', 'jobs_valid_through'])
    expect(plan).toMatch(new RegExp(`using ${index} .*?Index Cond`))
})
