// @module-tag long
// @module-tag alone
// @module-tag postgres
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '../src/platform/server/database/db.ts'
import { openDatabase } from '../src/platform/server/database/db.ts'
import type { Applied, Published } from './support/killed-writers.ts'
import { writeAndKill } from './support/killed-writers.ts'
import { runFlorin } from './support/run-florin.ts'
import type { Place } from './support/test-database.ts'
import { newPlace } from './support/test-database.ts'

// `npm run soak:crash` does the same with 2 000 writes.
const WRITES = Number(process.env['FLORIN_CRASH_WRITES'] ?? 80)
const KILLS = WRITES > 500 ? 20 : 2

const rowsOf = async <T extends object>(db: Db, query: ReturnType<typeof sql>): Promise<T[]> =>
  (await db.execute(query)).rows as T[]
const inOrder = (ids: number[]): number[] => ids.toSorted((a, b) => a - b)

/** Each is live and paid for once; nothing is paid for and not there; what is left is what came less what went. */
async function expectWholeJobs(db: Db, published: Published[]): Promise<void> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select id, status, published_at is not null as shown, fingerprint is not null as judged,
      (select count(*)::int from credit_entries where kind = 'publish' and subject_id = jobs.id) as paid,
      (select count(*)::int from job_forms where job_id = jobs.id) as typed
    from jobs where account_id is not null order by id`,
  )
  expect(rows.map(({ id }) => id)).toEqual(inOrder(published.map(({ id }) => id)))
  for (const { id, ...row } of rows)
    expect([id, row]).toEqual([id, { status: 'active', shown: true, judged: true, paid: 1, typed: 0 }])
  const entries = await rowsOf<{ company_id: number; amount: number; balance: number; kind: string }>(
    db,
    sql`select company_id, amount, balance, kind from credit_entries order by company_id, month, position`,
  )
  expect(entries.filter(({ kind }) => kind === 'publish')).toHaveLength(published.length)
  const sums = new Map<number, number>()
  for (const entry of entries) {
    sums.set(entry.company_id, (sums.get(entry.company_id) ?? 0) + entry.amount)
    expect(entry.balance).toBe(sums.get(entry.company_id))
  }
}

/** Each has its line in the timeline, its receipt, and is told to both sides once; its letter is claimed and stored. */
async function expectWholeApplications(db: Db, place: Place, applied: Applied[]): Promise<void> {
  const rows = await rowsOf<{ id: number; letter: string }>(
    db,
    sql`select applications.id, sent_at is not null as sent, coalesce(letter_file, '') as letter,
      (select array_agg(kind) from application_events where application_id = applications.id) as events,
      (select count(*)::int from files where files.id = letter_file and state = 'claimed') as letters,
      (select count(*)::int from notifications where path = '/candidature/' || applications.id) as receipts,
      (select count(*)::int from notifications where path like '%candidat=' || applications.id) as arrivals
    from applications order by id`,
  )
  expect(rows.map(({ id }) => id)).toEqual(inOrder(applied.map(({ id }) => id)))
  const letters = new Map(applied.map(({ id, letter }) => [id, letter]))
  const whole = { sent: true, events: ['sent'], receipts: 1, arrivals: 1 }
  for (const { id, ...row } of rows) {
    const letter = letters.get(id)!
    expect([id, row]).toEqual([id, { ...whole, letter, letters: letter === '' ? 0 : 1 }])
    if (letter !== '') await access(join(place.dataFolder, 'files', letter.slice(0, 2), `${letter}.pdf`))
  }
  const [mails] = await rowsOf(db, sql`select count(*)::int as count from mails where kind = 'application-receipt'`)
  expect(mails).toEqual({ count: applied.length })
}

/** After the next start the search knows all of them. */
async function expectFound(place: Place, jobs: number): Promise<void> {
  const florin = await runFlorin({ ...place.env, FLORIN_DEMO: '0' })
  const found = async (): Promise<number> => {
    const answer = await fetch(`${florin.address}/v1/jobs/search?keywords=zorglubique`)
    return ((await answer.json()) as { pagination: { total: number } }).pagination.total
  }
  try {
    await expect.poll(found).toBe(jobs)
  } finally {
    await florin.stop()
  }
}

test(
  'killed while people publish and apply: every acknowledged one is there, whole and once, and found by the search',
  async () => {
    const began = performance.now()
    const place = await newPlace('template')
    try {
      const { employers, published, applied, left, cut } = await writeAndKill(place, WRITES, KILLS)
      expect(published.length + applied.length).toBe(WRITES)
      // Killed in the midst, or it shows nothing.
      expect(left.filter((calls) => calls > 0)).toHaveLength(KILLS)
      const database = await openDatabase(place)
      try {
        await expectWholeJobs(database.db, published)
        await expectWholeApplications(database.db, place, applied)
      } finally {
        await database.close()
      }
      await expectFound(place, published.length)
      const seconds = Math.round((performance.now() - began) / 1_000)
      console.info(
        `${published.length} jobs of ${employers.length} companies and ${applied.length} applications acknowledged over ${KILLS + 1} kills, ${cut} calls cut and sent again, in ${seconds} s`,
      )
    } finally {
      await place.remove()
    }
  },
  180_000 + WRITES * 1_000,
)
