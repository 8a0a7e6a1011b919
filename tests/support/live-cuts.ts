import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { seededRandom } from '../../src/platform/random.ts'
import type { Db } from '../../src/platform/server/database/db.ts'
import { tell } from '../../src/platform/server/live/tell.ts'
import { liveReader } from './live-reader.ts'
import type { Listener } from './live-site.ts'
import { newListener } from './live-site.ts'

type Load = {
  db: Db
  /** Instances of one site. */
  sites: string[]
  accounts: number
  streams: number
  transactions: number
  /** Milliseconds between two cuts, and between two transactions, at most. */
  cutEvery: number
  writeEvery: number
}

export type Outcome = {
  cuts: number
  /** How many events there were to hear, over all streams. */
  events: number
  /** What each stream was told, and what the outbox has for its account. */
  streams: { told: (number | undefined)[]; expected: number[] }[]
  /** From the commit to the reader, where it was not cut meanwhile or resumed. */
  delays: number[]
}

const PATIENCE = 120_000

/**
 * Many streams of some accounts, cut at random and gone on with at any of the instances, while transactions tell some of
 * the accounts something, or fail. Ends when everybody has as many events as there are.
 */
export async function cutAtRandom(load: Load): Promise<Outcome> {
  const { db, sites, accounts, streams, transactions, cutEvery, writeEvery } = load
  const random = seededRandom('cuts')
  const below = (end: number): number => Math.floor(random() * end)
  const people: Listener[] = []
  for (let number = 0; number < accounts; number++) people.push(await newListener(db, `cut${number}@example.org`))
  const committed = new Map<number, number>()
  const delays: number[] = []
  const readers = Array.from({ length: streams }, (_, number) => {
    const { accountId, headers } = people[number % accounts]!
    const hear = (id: number | undefined): void => {
      const at = id === undefined ? undefined : committed.get(id)
      if (at !== undefined) delays.push(performance.now() - at)
    }
    return { accountId, ...liveReader(sites[number % sites.length]!, headers, null, hear) }
  })
  for (const reader of readers) await reader.open()
  await until(() => readers.every(({ told }) => told.length === 1))

  const done = new AbortController()
  let cuts = 0
  const cutting = (async () => {
    while (!done.signal.aborted) {
      const reader = readers[below(streams)]!
      reader.cut()
      cuts++
      await pause(below(cutEvery))
      await reader.open(sites[below(sites.length)])
    }
  })()
  for (let number = 1; number <= transactions; number++) {
    const told = Array.from({ length: 1 + below(4) }, () => people[below(accounts)]!.accountId)
    const telling = db.transaction(async (tx) => {
      await tell(tx, told, 'parcels', number)
      if (number % 7 === 0) throw new Error('after all')
    })
    await telling.then(
      () => committed.set(number, performance.now()),
      () => undefined,
    )
    await pause(below(writeEvery))
  }
  const { rows } = await db.execute<{ account_id: number; ids: number[] }>(
    sql`select account_id, array_agg(entity_id order by tx, id) as ids from outbox where account_id is not null group by 1`,
  )
  const expectedOf = new Map(rows.map(({ account_id, ids }) => [account_id, ids]))
  const compared = () =>
    readers.map(({ told, accountId }) => ({
      told: told.slice(1).map(({ id }) => id),
      expected: expectedOf.get(accountId) ?? [],
    }))
  // Connections go on being cut until everybody has all of it.
  await until(() => compared().every(({ told, expected }) => told.length >= expected.length))
  done.abort()
  await cutting
  for (const reader of readers) reader.cut()
  const all = compared()
  return { cuts, events: all.reduce((sum, { expected }) => sum + expected.length, 0), streams: all, delays }
}

async function until(isSo: () => boolean): Promise<void> {
  for (const end = performance.now() + PATIENCE; !isSo() && performance.now() < end;) await pause(20)
}
