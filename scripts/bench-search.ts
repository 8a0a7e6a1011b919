// Figures of the search engine: median and p95 of a search with all facets, of jobs and of as many profiles, memory, changes, snapshots, the pass that judges
// all documents for one person, the same searches on PostgreSQL, what other requests notice of it, and what one thread and two answer in a second.
//
//   npm run bench:search -- [documents…] [--postgres-queries=25] [--folder=/tmp] [--workers]
//
// Without numbers: 5500, 10000, 100000 and 1000000. PostgreSQL takes part where DATABASE_URL names a database in which tables
// may be created. What was filled is kept for the next time, as files in the folder and as tables in the database: a million
// documents take five minutes in the engine and fifteen in PostgreSQL, whose tables are filled without a log. Its settings
// are the server's own; `shared_buffers` and `work_mem` want to be generous (4 GB and 256 MB for the figures of
// docs/measurements.md), and `fsync = off` may hurry the filling.
//
// Machines are rarely idle: searches are measured by the processor time of their process, the best of seven runs; so are those of
// PostgreSQL, on one core too. How much several threads answer is measured by the clock, and wants a core for each; `--workers` measures nothing else. Nothing of an answer is kept from one search to the next. Loading a snapshot and the requests to `/v1/health` are measured by the clock, once.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { corpusKey } from './bench-search/corpus-key.ts'
import type { Filled, Measured, SearchTimes } from './bench-search/engine.ts'
import type { HealthMeasured, Latencies } from './bench-search/health.ts'
import { profilesKey } from './bench-search/profiles.ts'
import { timesOf } from './bench-search/times.ts'
import type { WorkersMeasured } from './bench-search/workers.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'postgres-queries': { type: 'string', default: '25' },
    folder: { type: 'string', default: tmpdir() },
    // What the script asks of processes of its own.
    fill: { type: 'string' },
    measure: { type: 'string' },
    'fill-profiles': { type: 'string' },
    'measure-profiles': { type: 'string' },
    // Profiles alone.
    profiles: { type: 'boolean', default: false },
    // Several threads alone.
    workers: { type: 'boolean', default: false },
    'measure-workers': { type: 'string' },
    postgres: { type: 'string' },
    health: { type: 'string' },
    ask: { type: 'string' },
  },
})

const snapshotOf = (documents: number): string => join(options.folder, `florin-bench-${corpusKey(documents)}.snapshot`)

const profilesOf = (profiles: number): string =>
  join(options.folder, `florin-bench-profiles-${profilesKey(profiles)}.snapshot`)

/** Each figure comes from a process that has done nothing else. */
function inOwnProcess(task: string): unknown {
  const args = [import.meta.filename, `--folder=${options.folder}`, `--postgres-queries=${options['postgres-queries']}`]
  const { stdout, status } = spawnSync(process.execPath, [...args, `--${task}`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`${task} ended with ${status}`)
  return JSON.parse(stdout) as unknown
}

async function work(): Promise<unknown> {
  const [engine, health] = [() => import('./bench-search/engine.ts'), () => import('./bench-search/health.ts')]
  if (options.fill) return (await engine()).fill(snapshotOf(Number(options.fill)), Number(options.fill))
  if (options.measure) return (await engine()).measure(snapshotOf(Number(options.measure)), Number(options.measure))
  if (options['fill-profiles'] ?? options['measure-profiles']) {
    const { fillProfiles, measureProfiles } = await import('./bench-search/profiles.ts')
    const profiles = Number(options['fill-profiles'] ?? options['measure-profiles'])
    const file = profilesOf(profiles)
    return options['fill-profiles'] ? fillProfiles(file, profiles) : measureProfiles(file)
  }
  if (options['measure-workers']) {
    const [documents, workers] = options['measure-workers'].split(':').map(Number)
    const { measureWorkers } = await import('./bench-search/workers.ts')
    return measureWorkers(snapshotOf(documents!), workers!)
  }
  if (options.health) return (await health()).measureHealth(snapshotOf(Number(options.health)))
  if (options.ask) return (await health()).ask(options.ask)
  const { measurePostgres } = await import('./bench-search/postgres.ts')
  return measurePostgres(process.env.DATABASE_URL!, Number(options.postgres), Number(options['postgres-queries']))
}

const say = (line: string): void => console.log(line)

function reportFilling(documents: number): void {
  say(`\n## ${documents.toLocaleString('fr-FR')} documents\n`)
  if (existsSync(snapshotOf(documents))) return
  const { seconds, save, size, memory } = inOwnProcess(`fill=${documents}`) as Filled
  say(`- filled in ${seconds.toFixed(1)} s with ${memory} MB at most`)
  say(`- snapshot of ${size} MB saved in ${save.toFixed(2)} s`)
}

/** One thread and two in turn, twice: what else the machine does is seen in the difference. */
function reportWorkers(documents: number): void {
  say('| threads | searches/s | median (ms) | p99 (ms) | processor (ms a search) | resident: loaded | after searches |')
  say('| --- | --- | --- | --- | --- | --- | --- |')
  for (const workers of [1, 2, 1, 2]) {
    const measured = inOwnProcess(`measure-workers=${documents}:${workers}`) as WorkersMeasured
    const { searchesPerSecond, median, p99, processor, loaded, memory } = measured
    const times = [median, p99, processor].map((time) => time.toFixed(2))
    say(`| ${[workers, searchesPerSecond, ...times, `${loaded} MB`, `${memory} MB`].join(' | ')} |`)
  }
}

function report(documents: number, withHealth: boolean): void {
  reportFilling(documents)
  const { searches, scores, apply, pause, load, memory, afterwards, peak } = inOwnProcess(
    `measure=${documents}`,
  ) as Measured
  say(`- snapshot loaded in ${(load / 1_000).toFixed(2)} s`)
  say(
    `- resident memory: ${memory} MB after loading, ${afterwards} MB after searches, changes and their compaction, ${peak} MB at most while half of the documents change`,
  )
  say(`- one changed document: median ${apply.median.toFixed(3)} ms, p95 ${apply.p95.toFixed(3)} ms`)
  const people = timesOf(scores)
  say(
    `- all documents judged for one person, the best 20 listed: median ${people.median.toFixed(1)} ms, p95 ${people.p95.toFixed(1)} ms, longest ${Math.max(...scores).toFixed(1)} ms`,
  )
  say(`- longest pause of a compaction in slices of 2 ms: ${pause.toFixed(1)} ms\n`)
  reportSearches(searches, process.env.DATABASE_URL ? (inOwnProcess(`postgres=${documents}`) as SearchTimes) : null)
  if (!withHealth) return
  reportHealth(inOwnProcess(`health=${documents}`) as HealthMeasured)
  say('')
  reportWorkers(documents)
}

function reportProfiles(profiles: number): void {
  say(`\n## ${profiles.toLocaleString('fr-FR')} profiles\n`)
  if (!existsSync(profilesOf(profiles))) {
    const { seconds } = inOwnProcess(`fill-profiles=${profiles}`) as { seconds: number }
    say(`- filled and saved in ${seconds.toFixed(1)} s`)
  }
  const { times, found } = inOwnProcess(`measure-profiles=${profiles}`) as { times: number[]; found: number }
  const { median, p95 } = timesOf(times)
  say(
    `- Boolean query with all facets: median ${median.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms (${times.length} queries, ${found} of which find somebody)`,
  )
}

function reportHealth({ quiet, searching, searchesPerSecond }: HealthMeasured): void {
  say('\n| `/v1/health` | requests | median (ms) | p99 (ms) |\n| --- | --- | --- | --- |')
  const line = (name: string, { requests, median, p99 }: Latencies): void =>
    say(`| ${name} | ${requests} | ${median.toFixed(2)} | ${p99.toFixed(2)} |`)
  line('quiet', quiet)
  line(`while ${searchesPerSecond} searches/s are answered`, searching)
}

function reportSearches(engine: SearchTimes, postgres: SearchTimes | null): void {
  say('| search with all facets | median (ms) | p95 (ms) | PostgreSQL: median | p95 | ratio of medians |')
  say('| --- | --- | --- | --- | --- | --- |')
  const all = (times: SearchTimes): number[] => Object.values(times).flat()
  const line = (name: string, times: number[], slow?: number[], same?: number[]): void => {
    const { median, p95 } = timesOf(times)
    const cells = [name, median.toFixed(3), p95.toFixed(3)]
    // The ratio is that of the very same queries.
    if (slow && same) {
      const [theirs, ours] = [timesOf(slow), timesOf(same)]
      cells.push(theirs.median.toFixed(1), theirs.p95.toFixed(1), `${Math.round(theirs.median / ours.median)}×`)
    } else cells.push('', '', '')
    say(`| ${cells.join(' | ')} |`)
  }
  const same = (kind: string): number[] => engine[kind]!.slice(0, postgres?.[kind]?.length)
  for (const [kind, times] of Object.entries(engine)) line(kind, times, postgres?.[kind], same(kind))
  const shared = Object.keys(engine).flatMap(same)
  line('all of them', all(engine), postgres ? all(postgres) : undefined, shared)
}

const { fill, measure, postgres, health, ask } = options
const others = ['fill-profiles', 'measure-profiles', 'measure-workers'] as const
const inside = fill ?? measure ?? postgres ?? health ?? ask ?? others.map((name) => options[name]).find(Boolean)
if (inside) console.log(JSON.stringify(await work()))
else if (options.workers) {
  for (const size of positionals.map(Number)) {
    reportFilling(size)
    reportWorkers(size)
  }
} else {
  const sizes = positionals.length > 0 ? positionals.map(Number) : [5_500, 10_000, 100_000, 1_000_000]
  if (!options.profiles) for (const size of sizes) report(size, size === Math.max(...sizes))
  reportProfiles(Math.max(...sizes))
}
