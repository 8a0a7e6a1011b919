// The same pages and calls on the sample site and on one with a million jobs, on PostgreSQL: what each costs, and how much more.
// FLORIN_TEST_POSTGRES names a server where databases may be made; both sites have one of their own, which is dropped afterwards.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { createPostgresDatabase, dropPostgresDatabase, postgresAdmin, postgresUrl } from '../tests/support/postgres.ts'
import { processorTime } from '../tests/support/processor-time.ts'
import type { Running } from '../tests/support/run-florin.ts'
import { runFlorin } from '../tests/support/run-florin.ts'
import { BROWSER } from './bench-pages/load.ts'

const { values: options } = parseArgs({
  options: { jobs: { type: 'string', default: '1000000' }, times: { type: 'string', default: '30' } },
})
const JOBS = Number(options.jobs)
const TIMES = Number(options.times)
const WARM = 10
/** As many as one of their size has on a large job board. */
const JOBS_OF_A_COMPANY = 40
const BATCH = 50_000

if (!postgresAdmin) throw new Error('bench:scale needs FLORIN_TEST_POSTGRES, the address of a PostgreSQL')

/** A cookie keeps a page from being kept. */
const headers = { ...BROWSER, cookie: 'bench=1' }

type Spent = { clock: number; cost: number }

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

async function ask({ address, process: { pid } }: Running, path: string): Promise<Spent> {
  const once = async (): Promise<number> => {
    const began = performance.now()
    const answer = await fetch(address + path, { headers, redirect: 'manual' })
    await answer.arrayBuffer()
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status}`)
    return performance.now() - began
  }
  for (let time = 0; time < WARM; time++) await once()
  const before = processorTime(pid!)
  const clocks: number[] = []
  for (let time = 0; time < TIMES; time++) clocks.push(await once())
  return { clock: middle(clocks), cost: (processorTime(pid!) - before) / TIMES }
}

/** What is public, each page and call with something that a visitor asks of it. */
async function addresses({ address }: Running): Promise<string[]> {
  const first = async (path: string): Promise<number> => {
    const { data } = (await (await fetch(address + path)).json()) as { data: { id: number }[] }
    return data[0]!.id
  }
  const job = await first('/v1/jobs?per_page=1')
  const company = await first('/v1/companies?per_page=1')
  const article = await first('/v1/news?per_page=1')
  const profile = await first('/v1/profiles?per_page=1')
  return [
    '/',
    '/emploi',
    '/emploi?keywords=contr%C3%B4leur%20de%20gestion',
    '/emploi?keywords=analyste&secteur_ids=1&page=3',
    '/stages',
    '/alternance',
    `/offre-emploi/${job}`,
    `/postuler/${job}`,
    '/entreprises',
    `/entreprise/${company}`,
    '/news',
    `/article/${article}`,
    `/profil/${profile}`,
    '/search?q=audit',
    '/login',
    '/signup',
    '/v1/stats',
    '/v1/jobs',
    '/v1/jobs/search?keywords=audit',
    `/v1/jobs/${job}`,
    '/v1/jobs/suggestions?field=quoi&q=contr',
    '/v1/filters/options',
    '/v1/filters/entreprises?q=banque',
    '/v1/companies',
    '/v1/companies/featured',
    `/v1/companies/${company}`,
    '/v1/reference/secteurs',
    '/v1/reference/fonctions',
    '/v1/reference/regions',
    '/v1/profiles',
    '/v1/members/teaser',
    '/v1/search?q=audit',
    '/v1/news',
    '/emploi.atom',
    '/sitemap.xml',
    '/sitemaps/offres-1.xml',
  ]
}

async function walk(site: Running): Promise<Map<string, Spent>> {
  const paths = await addresses(site)
  const spent = new Map<string, Spent>()
  for (const path of paths) spent.set(path.replace(/\d+(?=$|\?)/, ':id'), await ask(site, path))
  return spent
}

/** Copies the sample jobs until there are as many as wanted, and their companies, without telling anybody: the index is filled from nothing. */
async function grow(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const columnsOf = async (table: string, without: string[]): Promise<string> => {
      const { rows } = await client.query<{ name: string }>(
        `select column_name as name from information_schema.columns
         where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER' and column_name <> all($2) order by ordinal_position`,
        [table, without],
      )
      return rows.map(({ name }) => `"${name}"`).join()
    }
    // Neither rules of single rows nor news of them.
    await client.query('set session_replication_role = replica')
    const company = await columnsOf('companies', ['id', 'slug', 'name', 'featured_rank', 'logo_file'])
    const job = await columnsOf('jobs', ['id', 'company_id', 'reference', 'published_at', 'valid_through'])
    const { rows } = await client.query<{ jobs: number }>('select count(*)::int as jobs from jobs')
    const wanted = JOBS - rows[0]!.jobs
    await client.query(
      `insert into companies (slug, name, ${company}) select slug || '-' || n, name || ' ' || n, ${company}
       from generate_series(1, $1::int) n
       join (select *, row_number() over (order by id) - 1 as place from companies) as samples
         on place = n % (select count(*) from companies)`,
      [Math.ceil(JOBS / JOBS_OF_A_COMPANY)],
    )
    await client.query(
      `create temp table samples as select *, row_number() over (order by id) - 1 as place from jobs where status = 'active';
       create index on samples (place)`,
    )
    for (let done = 0; done < wanted; done += BATCH) {
      await client.query(
        `insert into jobs (company_id, published_at, valid_through, ${job})
         select houses.ids[1 + n % cardinality(houses.ids)], now() - n % 86400 * interval '20 seconds', now() + interval '30 days', ${job}
         from generate_series($1::int + 1, $2::int) n
         join samples on place = n % (select count(*) from samples), (select array_agg(id) as ids from companies) as houses`,
        [done, Math.min(done + BATCH, wanted)],
      )
    }
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

const seconds = (since: number): string => `${((performance.now() - since) / 1_000).toFixed(1)} s`

/** Processor time of a process, with that of threads that have ended. */
function spentBy({ process: { pid } }: Running): string {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return `${((Number(fields[11]) + Number(fields[12])) / 100).toFixed(1)} s`
}

/** Resident memory of a process, in megabytes. */
const memoryOf = ({ process: { pid } }: Running): string =>
  `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024)} MB`

const database = `florin_scale_${randomBytes(4).toString('hex')}`
const url = postgresUrl(database)
const folder = await mkdtemp(join(tmpdir(), 'florin-scale-'))
// Each start has a folder of its own: the second one finds no index, and reads all jobs.
async function started<T>(name: string, work: (site: Running) => Promise<T>): Promise<T> {
  const site = await runFlorin({ DATABASE_URL: url, FLORIN_DATA: join(folder, name), FLORIN_DEMO: '1' })
  try {
    return await work(site)
  } finally {
    await site.stop()
  }
}

await createPostgresDatabase(database)
try {
  const before = await started('small', async (site) => {
    const spent = await walk(site)
    console.log(`resident memory with the sample site            ${memoryOf(site)}`)
    return spent
  })
  const growing = performance.now()
  await grow(url)
  console.log(`${JOBS} jobs in the database after           ${seconds(growing)}`)
  const starting = performance.now()
  const after = await started('large', async (site) => {
    console.log(`start without an index until it can be searched ${seconds(starting)}`)
    console.log(`  processor time of it                          ${spentBy(site)}`)
    console.log(`  resident memory                               ${memoryOf(site)}`)
    const spent = await walk(site)
    console.log(`  resident memory after the walk                ${memoryOf(site)}`)
    return spent
  })
  console.log(
    `\n${'median by the clock / processor time, ms'.padEnd(52)} sample site        ${JOBS} jobs     times (wanted: at most 1.5)`,
  )
  const text = ({ clock, cost }: Spent): string => `${clock.toFixed(1).padStart(7)} / ${cost.toFixed(1).padEnd(7)}`
  for (const [path, one] of before) {
    const other = after.get(path)!
    const times = `${(other.clock / one.clock).toFixed(1)} / ${(other.cost / one.cost).toFixed(1)}`
    console.log(`${path.padEnd(52)} ${text(one)}  ${text(other)}  ${times}`)
  }
} finally {
  await dropPostgresDatabase(database)
  await rm(folder, { recursive: true, force: true })
}
