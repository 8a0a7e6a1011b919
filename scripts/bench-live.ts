// Five hundred open streams of two instances, cut at random while events are committed: whether each stream had every event
// once and in order, how late, and what an idle stream costs. Instances and readers are one process, on the embedded
// database, or on PostgreSQL where DATABASE_URL names an empty one.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { loadReferenceLists } from '#features/reference/server/reference-load.ts'
import { openDatabase } from '#platform/server/database/db.ts'
import { prepareDatabase, readMigrations } from '#platform/server/database/migrate.ts'
import { cutAtRandom } from '../tests/support/live-cuts.ts'
import { openLiveSite } from '../tests/support/live-site.ts'

const STREAMS = 500
const ACCOUNTS = 100
const IDLE_SECONDS = 10
const bounds = { account: STREAMS, address: STREAMS, process: STREAMS }

const say = (what: string, figure: string | number): void => console.log(`  ${what.padEnd(62)} ${figure}`)
const percentile = (values: number[], share: number): string =>
  `${(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0).toFixed(0)} ms`
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const dataFolder = await mkdtemp(join(tmpdir(), 'florin-bench-'))
const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL ?? null, dataFolder })
try {
  await prepareDatabase(database, await readMigrations(), (db) => loadReferenceLists(db, () => undefined))
  const instances = [await openLiveSite(database, { bounds }), await openLiveSite(database, { bounds })]
  console.log(`${database.kind}, ${STREAMS} streams of ${ACCOUNTS} accounts on ${instances.length} instances`)
  const idleFrom = cpuSeconds()
  await pause(IDLE_SECONDS * 1_000)
  say(
    'processor while nothing happens, of one core',
    `${(((cpuSeconds() - idleFrom) / IDLE_SECONDS) * 100).toFixed(1)} %`,
  )

  const began = performance.now()
  const { cuts, events, streams, delays } = await cutAtRandom({
    db: database.db,
    sites: instances.map(({ address }) => address),
    accounts: ACCOUNTS,
    streams: STREAMS,
    transactions: 2_000,
    cutEvery: 6,
    writeEvery: 12,
  })
  const count = (isSo: (stream: (typeof streams)[number]) => boolean): number => streams.filter(isSo).length
  say('took', `${((performance.now() - began) / 1_000).toFixed(0)} s`)
  say('connections cut', cuts)
  say('events heard', `${streams.reduce((sum, { told }) => sum + told.length, 0)} of ${events}`)
  say(
    'streams with every event once, in order',
    `${count(({ told, expected }) => told.join() === expected.join())} of ${STREAMS}`,
  )
  say('from commit to reader, p50, p99, cuts included', `${percentile(delays, 0.5)}, ${percentile(delays, 0.99)}`)
  for (const { close } of instances) await close()
} finally {
  await database.close()
  await rm(dataFolder, { recursive: true, force: true })
}
process.exit(0)
