import { readFileSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { postgresSearchIndex } from '#search-engine/postgres/postgres-index.ts'
import { addWords, countWords, insertRows, rowOf } from '#search-engine/postgres/rows.ts'
import { namesOf, searchTablesSql } from '#search-engine/postgres/tables.ts'
import type { TableNames } from '#search-engine/postgres/tables.ts'
import { corpusQueries, QUERY_KINDS } from '../../tests/search-engine/corpus-queries.ts'
import { corpusDocument, corpusSchema } from '../../tests/search-engine/corpus.ts'
import { corpusKey } from './corpus-key.ts'
import type { SearchTimes } from './engine.ts'

const RUNS = 2
const BATCH = 1_000

/**
 * Fills the tables the fast way: without a log, indexes and words last. Tables that a former run filled are kept. Reading is
 * no faster for it: an index is the same however it came about.
 */
async function fill(client: pg.Client, names: TableNames, prefix: string, documents: number): Promise<void> {
  const tables = [names.documents, names.words, names.state]
  const { rows: known } = await client.query('select to_regclass($1) as found', [names.state])
  if (known[0].found !== null) {
    const { rows } = await client.query(`select 1 from ${names.state} where position = $1`, [corpusKey(documents)])
    if (rows.length > 0) return
    await client.query(`drop table ${tables.join(', ')}`)
  }
  await client.query(searchTablesSql(corpusSchema, prefix))
  for (const table of tables) await client.query(`alter table ${table} set unlogged`)
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename = $1 and indexname not like '%_pkey'`,
    [`${prefix}_documents`],
  )
  for (const { indexname } of indexes) await client.query(`drop index "${indexname}"`)
  const db = drizzle(client)
  const words = new Map<string, number>()
  for (let from = 0; from < documents; from += BATCH) {
    const count = Math.min(BATCH, documents - from)
    const rows = Array.from({ length: count }, (_, index) => rowOf(corpusSchema, corpusDocument(from + index)))
    await insertRows(db, names, rows)
    countWords(rows, words)
    if (from % 100_000 === 0) console.error(`PostgreSQL has ${from} of ${documents} documents`)
  }
  await addWords(db, names, words)
  for (const { indexdef } of indexes) await client.query(indexdef)
  for (const table of tables) await client.query(`vacuum analyze ${table}`)
  await client.query(`insert into ${names.state} (schema_hash, position) values (0, $1)`, [corpusKey(documents)])
}

/** Processor time of a process of this machine, in milliseconds; null where that cannot be known. */
function processorTime(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return null
  }
}

/**
 * Milliseconds of the first `queries` searches of each kind, the better of two runs. Each runs on one core, as the engine's
 * do, and what others do on the machine does not count where the server is on the same one: then it is processor time.
 */
export async function measurePostgres(url: string, documents: number, queries: number): Promise<SearchTimes> {
  const prefix = `bench_search_${documents}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await fill(client, namesOf(corpusSchema, prefix), prefix, documents)
    await client.query('set max_parallel_workers_per_gather = 0')
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const local = ['localhost', '127.0.0.1', ''].includes(new URL(url).hostname)
    const clock = (): number => (local ? processorTime(rows[0]!.pid) : null) ?? performance.now()
    const index = postgresSearchIndex(drizzle(client), corpusSchema, prefix)
    const kinds: SearchTimes = {}
    for (const kind of QUERY_KINDS) {
      const times: number[] = []
      for (const query of corpusQueries(kind, queries)) {
        let best = Infinity
        for (let run = 0; run < RUNS; run++) {
          const began = clock()
          await index.search(query)
          best = Math.min(best, clock() - began)
        }
        times.push(best)
      }
      kinds[kind] = times
      console.error(`PostgreSQL with ${documents} documents: ${kind}: done`)
    }
    return kinds
  } finally {
    await client.end()
  }
}
