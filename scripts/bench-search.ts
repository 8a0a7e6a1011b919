// Figures of the search engine: median and p95 of a search with all facets, memory, changes, snapshots, and the same searches
// on PostgreSQL.
//
//   node scripts/bench-search.ts [documents…] [--postgres-up-to=100000] [--folder=/tmp]
//
// Without numbers: 5500, 10000, 100000 and 1000000. PostgreSQL takes part where DATABASE_URL names one whose tables may be
// created and dropped. Each search is timed five times in a thread that does nothing else, and its best time counts: what is
// left is close to its processor time even on a machine that others use too.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { SearchEngine } from '#search-engine/engine.ts'
import type { Change, SearchQuery } from '#search-engine/schema.ts'
import { loadSnapshot, saveSnapshot } from '#search-engine/snapshot.ts'
import { corpusQueries, QUERY_KINDS } from '../tests/search-engine/corpus-queries.ts'
import { corpusDocument, corpusSchema } from '../tests/search-engine/corpus.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'postgres-up-to': { type: 'string', default: '100000' },
    folder: { type: 'string', default: tmpdir() },
    fill: { type: 'string' },
    measure: { type: 'string' },
  },
})

const QUERIES = 100
const RUNS = 5
const PREFIX = 'bench_search'
const snapshotOf = (documents: number): string => join(options.folder, `florin-bench-${documents}.snapshot`)
const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024)
const puts = (from: number, to: number): Change[] =>
  Array.from({ length: to - from }, (_, index) => ({ kind: 'put', document: corpusDocument(from + index) }))

type Times = { median: number; p95: number }
type Measured = {
  kinds: Record<string, Times>
  apply: Times
  pause: number
  load: number
  memory: number
  afterwards: number
}

function timesOf(list: readonly number[]): Times {
  const sorted = list.toSorted((a, b) => a - b)
  return { median: sorted[sorted.length >> 1]!, p95: sorted[Math.floor(sorted.length * 0.95)]! }
}

function timed(work: () => void): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

/** Builds the index and leaves it as a snapshot. */
async function fill(documents: number): Promise<void> {
  const began = performance.now()
  const engine = new SearchEngine(corpusSchema, { deltaSize: 16_384 })
  for (let from = 0; from < documents; from += 1_000) {
    engine.apply(puts(from, Math.min(documents, from + 1_000)), `bench:${from}`)
    engine.compact(Infinity)
  }
  const merging = timed(() => engine.compactAll({ fully: true }))
  const filled = performance.now() - began
  const saving = performance.now()
  await saveSnapshot(snapshotOf(documents), engine, () => Promise.resolve())
  const figures = {
    'filled in (s)': (filled / 1_000).toFixed(1),
    'of which the last merge (s)': (merging / 1_000).toFixed(1),
    'snapshot saved in (s)': ((performance.now() - saving) / 1_000).toFixed(2),
    'snapshot (MB)': megabytes(statSync(snapshotOf(documents)).size),
    'memory while filling (MB)': megabytes(process.resourceUsage().maxRSS * 1024),
  }
  console.log(JSON.stringify(figures))
}

/** In a process of its own, which has done nothing but load the snapshot: everything else about the engine. */
function measure(documents: number): Measured {
  let engine!: SearchEngine
  const load = timed(() => {
    engine = new SearchEngine(corpusSchema, loadSnapshot(snapshotOf(documents), corpusSchema)!)
  })
  const memory = megabytes(process.memoryUsage.rss())
  const all = QUERY_KINDS.map((kind): [string, SearchQuery[]] => [kind, corpusQueries(kind, QUERIES)])
  const best = new Map<SearchQuery, number>()
  for (let run = 0; run <= RUNS; run++) {
    for (const query of all.flatMap(([, queries]) => queries)) {
      const time = timed(() => engine.search(query))
      // The first run is for the compiler.
      if (run > 0) best.set(query, Math.min(time, best.get(query) ?? Infinity))
    }
  }
  const kinds = Object.fromEntries(
    all.map(([kind, queries]) => [kind, timesOf(queries.map((query) => best.get(query)!))]),
  )
  const changed = Array.from({ length: 4_000 }, (_, index): Change => {
    const number = (index * 7_919) % documents
    return { kind: 'put', document: { ...corpusDocument(number + documents), id: number + 1 } }
  })
  // The first thousand are for the compiler too.
  const applied = changed.map((change) => timed(() => engine.apply([change])))
  let pause = 0
  let more: boolean
  do {
    const began = performance.now()
    more = engine.compact(2)
    pause = Math.max(pause, performance.now() - began)
  } while (more)
  const afterwards = megabytes(process.memoryUsage.rss())
  return { kinds, apply: timesOf(applied.slice(1_000)), pause, load, memory, afterwards }
}

/** The same searches on PostgreSQL; the tables are kept for the next time. */
async function measurePostgres(url: string, documents: number): Promise<Record<string, Times>> {
  // Loaded here, so that the figures of the engine's memory are its own.
  const [{ drizzle }, { default: pg }, { postgresSearchIndex }, { namesOf, searchTablesSql }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('pg'),
    import('#search-engine/postgres/postgres-index.ts'),
    import('#search-engine/postgres/tables.ts'),
  ])
  const prefix = `${PREFIX}_${documents}`
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const names = namesOf(corpusSchema, prefix)
  const index = postgresSearchIndex(drizzle(pool), corpusSchema, prefix)
  const known = await pool.query('select to_regclass($1) as table', [names.state])
  if (known.rows[0].table === null) await pool.query(searchTablesSql(corpusSchema, prefix))
  const { rows } = await pool.query(`select count(*)::int as count from ${names.documents}`)
  const filled = rows[0].count as number
  // Indexes are far cheaper to build at once than to keep while a million documents come in.
  const indexes = await pool.query(
    `select indexname, indexdef from pg_indexes where tablename = $1 and indexname not like '%_pkey'`,
    [`${prefix}_documents`],
  )
  if (filled < documents) for (const { indexname } of indexes.rows) await pool.query(`drop index "${indexname}"`)
  for (let from = filled; from < documents; from += 1_000) {
    await index.apply(puts(from, Math.min(documents, from + 1_000)))
    if (from % 50_000 === 0) console.error(`PostgreSQL has ${from} documents`)
  }
  if (filled < documents) for (const { indexdef } of indexes.rows) await pool.query(indexdef)
  await pool.query(`vacuum analyze ${names.documents}`)
  // There a search takes seconds, and once is enough.
  const large = documents > 100_000
  const kinds: Record<string, Times> = {}
  for (const kind of QUERY_KINDS) {
    const times: number[] = []
    for (const query of corpusQueries(kind, large ? 9 : 40)) {
      let best = Infinity
      for (let run = 0; run < (large ? 1 : 2); run++) {
        const began = performance.now()
        await index.search(query)
        best = Math.min(best, performance.now() - began)
      }
      times.push(best)
    }
    kinds[kind] = timesOf(times)
  }
  await pool.end()
  return kinds
}

function inOwnProcess(...args: string[]): unknown {
  const command = [import.meta.filename, `--folder=${options.folder}`, ...args]
  const { stdout, status } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`)
  return JSON.parse(stdout)
}

async function report(documents: number): Promise<void> {
  console.log(`\n## ${documents.toLocaleString('fr-FR')} documents\n`)
  if (!existsSync(snapshotOf(documents))) {
    const figures = inOwnProcess(`--fill=${documents}`) as Record<string, string | number>
    for (const [name, value] of Object.entries(figures)) console.log(`- ${name}: ${value}`)
  }
  const { kinds, apply, pause, load, memory, afterwards } = inOwnProcess(`--measure=${documents}`) as Measured
  console.log(`- snapshot loaded in ${(load / 1_000).toFixed(2)} s`)
  console.log(
    `- resident memory: ${memory} MB after loading, ${afterwards} MB after searches, 4000 changes and their compaction`,
  )
  console.log(`- one changed document: median ${apply.median.toFixed(3)} ms, p95 ${apply.p95.toFixed(3)} ms`)
  console.log(`- longest pause of a compaction in slices of 2 ms: ${pause.toFixed(1)} ms\n`)
  const url = process.env.DATABASE_URL
  const postgres = url && documents <= Number(options['postgres-up-to']) ? await measurePostgres(url, documents) : null
  const line = (cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`)
  line(['search with all facets', 'median (ms)', 'p95 (ms)', 'PostgreSQL median', 'p95', 'ratio of medians'])
  line(['---', '---', '---', '---', '---', '---'])
  for (const [kind, { median, p95 }] of Object.entries(kinds)) {
    const slow = postgres?.[kind]
    const slowCells = slow
      ? [slow.median.toFixed(1), slow.p95.toFixed(1), `${Math.round(slow.median / median)}×`]
      : ['', '', '']
    line([kind, median.toFixed(3), p95.toFixed(3), ...slowCells])
  }
}

if (options.fill) await fill(Number(options.fill))
else if (options.measure) console.log(JSON.stringify(measure(Number(options.measure))))
else
  for (const size of positionals.length > 0 ? positionals : [5_500, 10_000, 100_000, 1_000_000])
    await report(Number(size))
