// How long a feed takes from the first byte to the last job, and how much memory; then, on a site that runs with these jobs, how
// long a published job takes until it is found. An empty database of its own: embedded, or PostgreSQL where DATABASE_URL says so.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { receiveFeed } from '../src/features/multiposting/server/receive-feed.ts'
import { workImport } from '../src/features/multiposting/server/work-import.ts'
import { loadReferenceLists } from '../src/features/reference/server/reference-load.ts'
import type { Db } from '../src/platform/server/database/db.ts'
import { openDatabase } from '../src/platform/server/database/db.ts'
import { prepareDatabase, readMigrations } from '../src/platform/server/database/migrate.ts'
import { readConfig } from '../src/platform/server/settings/config.ts'
import type { Site } from '../src/platform/server/site.ts'
import { newEmployer, tokenOf, typedJob } from '../tests/support/employer.ts'
import { runFlorin } from '../tests/support/run-florin.ts'
import { smallWorld } from '../tests/support/world.ts'

const { values: options } = parseArgs({
  options: { jobs: { type: 'string', default: '10000' }, published: { type: 'string', default: '200' } },
})
const JOBS = Number(options.jobs)
const PUBLISHED = Number(options.published)
const LANES = 2
const ASKED_EVERY = 10
const CITIES = ['Lyon', 'Paris', 'Nantes', 'Lille', 'Bordeaux', 'Rennes', 'Toulouse', 'Strasbourg', 'Marseille', 'Nice']

const say = (what: string, figure: string | number): void => console.log(`  ${what.padEnd(62)} ${figure}`)
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`
const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`
const percentile = (values: number[], share: number): string =>
  `${(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0).toFixed(0)} ms`

function* feed(): Generator<Buffer> {
  yield Buffer.from('{"offres":[')
  for (let number = 1; number <= JOBS; number++) {
    const description = `Le service ${number} de la banque suit le budget de ${number % 97} agences. `.repeat(20)
    const localisation = CITIES[number % CITIES.length]
    const job = { ...typedJob(number), reference: `REF-${number}`, localisation, description }
    yield Buffer.from(`${number === 1 ? '' : ','}${JSON.stringify(job)}`)
  }
  yield Buffer.from(']}')
}

type Actor = Awaited<ReturnType<typeof newEmployer>>

/** Sends the feed and works on it, as the server and its queue do; nobody else is served meanwhile, so what they would wait is printed. */
async function importOnce(db: Db, actor: Actor, what: string): Promise<void> {
  let most = 0
  let longest = 0
  let last = performance.now()
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 10)
  const before = process.memoryUsage().rss
  const cpu = process.cpuUsage()
  const began = performance.now()
  const exchange = {
    body: Readable.from(feed(), { objectMode: false }),
    idempotencyKey: null,
    type: 'application/json',
  }
  const { id, total } = await receiveFeed({ db } as Site, () => Promise.resolve(), actor, { complet: true }, exchange)
  const received = performance.now()
  let told = 0
  const tell = (done: number): void => {
    if (done < told + JOBS / 5) return
    told = done
    say(`${what}: ${done} of ${total} done after`, seconds(performance.now() - began))
  }
  await workImport(db, id, { tell })
  const ended = performance.now()
  const { user, system } = process.cpuUsage(cpu)
  clearInterval(watch)
  const { rows } = await db.execute<{ outcome: string; count: number }>(
    sql`select outcome, count(*)::int as count from feed_items where import_id = ${id} group by 1`,
  )
  say(`${what}: ${rows.map(({ outcome, count }) => `${count} ${outcome}`).join(', ')}`, seconds(ended - began))
  say('  of which to receive it, to publish it', `${seconds(received - began)}, ${seconds(ended - received)}`)
  say('  processor time', seconds((user + system) / 1_000))
  say('  resident memory before, at most', `${megabytes(before)}, ${megabytes(most)}`)
  say('  the longest that others waited for the process', `${Math.round(longest)} ms`)
}

const word = (number: number): string =>
  `zq${number.toString().replaceAll(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)]!)}`

/** Publishes jobs by the API, several at a time, and asks the search until each is found. */
async function publishAndFind(address: string, token: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const post = async (path: string, body: object): Promise<{ id: number }> => {
    const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { id: number }
  }
  const isFound = async (number: number, id: number): Promise<boolean> => {
    const answer = await fetch(`${address}/v1/jobs/search?keywords=${word(number)}`)
    const { data = [] } = (await answer.json()) as { data?: { id: number }[] }
    return data.some((one) => one.id === id)
  }
  // A search waits until the index has read what the feed brought: that is the start's time, not that of a job.
  await isFound(0, 0)
  const waits: number[] = []
  let next = JOBS + 1
  const lane = async (): Promise<void> => {
    for (let number = next++; number <= JOBS + PUBLISHED; number = next++) {
      const typed = { ...typedJob(number), profil: `Vous connaissez ${word(number)}` }
      const { id } = await post('/v1/employer/jobs', typed)
      await post(`/v1/employer/jobs/${id}/publish`, {})
      const published = performance.now()
      while (!(await isFound(number, id))) await pause(ASKED_EVERY)
      waits.push(performance.now() - published)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return waits
}

const folder = await mkdtemp(join(tmpdir(), 'florin-bench-import-'))
try {
  const database = await openDatabase(readConfig({ ...process.env, FLORIN_DATA: folder }))
  const { db } = database
  await prepareDatabase(database, await readMigrations(), (given) => loadReferenceLists(given, () => undefined))
  const actor = await newEmployer(db, await smallWorld(db), 'Banque d’essai')
  const credits = JOBS + PUBLISHED
  await db.execute(
    sql`insert into credit_entries (company_id, amount, kind) values (${actor.companyId}, ${credits}, 'added')`,
  )
  const token = await tokenOf(db, actor.accountId)
  console.log(`${database.kind}, a feed of ${JOBS} jobs`)
  for (const what of ['a new feed', 'the same feed again']) await importOnce(db, actor, what)
  await database.close()
  const url = process.env['DATABASE_URL']
  const florin = await runFlorin({ FLORIN_DATA: folder, FLORIN_DEMO: '0', ...(url ? { DATABASE_URL: url } : {}) })
  const waits = await publishAndFind(florin.address, token).finally(florin.stop)
  const figures = [0.5, 0.99].map((share) => percentile(waits, share)).join(', ')
  say(`${waits.length} jobs published, ${LANES} at a time: found after, p50, p99`, figures)
} finally {
  await rm(folder, { recursive: true, force: true })
}
