// How often the first ten jobs of a search are what was asked for, over the judged searches of tests/search-relevance: in the
// page's own order, newest first, and by PostgreSQL's full text on the same jobs.
//
//   npm run bench:relevance -- [--held-out] [--misses]
//
// Searches are those of a visitor in France on the demo data, loaded where DATABASE_URL names an empty database, else into an
// embedded one that is thrown away. Precision counts the right ones among the first ten, against ten or as many as there are;
// MRR is one over the place of the first right one. The held-out half is for the end: nothing is tuned with its misses.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadDemo } from '#demo/load-demo.ts'
import { startSearch } from '#app/search.ts'
import { loadReferenceLists } from '#features/reference/server/reference-load.ts'
import { openDatabase } from '#platform/server/database/db.ts'
import { prepareDatabase, readMigrations } from '#platform/server/database/migrate.ts'
import type { JudgedSearch } from '../tests/search-relevance/judged-search.ts'
import { judgedSearches } from '../tests/search-relevance/judged-searches.ts'
import { readJudgedJobs } from './bench-relevance/judged-jobs.ts'
import type { Way } from './bench-relevance/judging.ts'
import { judge, meanOf } from './bench-relevance/judging.ts'
import { fullTextWay, newestWay, pageWay } from './bench-relevance/ways.ts'

const { values: options } = parseArgs({
  options: { 'held-out': { type: 'boolean', default: false }, misses: { type: 'boolean', default: false } },
})

const dataFolder = await mkdtemp(join(tmpdir(), 'florin-relevance-'))
const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL ?? null, dataFolder })
try {
  const { db } = database
  await prepareDatabase(database, await readMigrations(), async (tx) => {
    await loadReferenceLists(tx, () => undefined)
    await loadDemo(tx, new Date(), () => undefined)
  })
  const search = startSearch({ db, changes: { on: () => () => undefined } }, null, (error) => console.error(error))
  const index = search.indexes.jobs
  const jobs = await readJudgedJobs(db)
  const ways: Record<string, Way> = {
    'page, default order': pageWay(db, index),
    'newest first': newestWay(db, index),
    'PostgreSQL full text': await fullTextWay(database),
  }
  await report('tuning', judgedSearches.tuning, ways, jobs)
  if (options['held-out']) await report('held-out', judgedSearches['held-out'], ways, jobs)
  await search.stop()
} finally {
  await database.close()
  await rm(dataFolder, { recursive: true, force: true })
}

async function report(
  half: string,
  searches: readonly JudgedSearch[],
  ways: Record<string, Way>,
  jobs: Awaited<ReturnType<typeof readJudgedJobs>>,
): Promise<void> {
  console.log(`\n## ${half}: ${searches.length} searches\n`)
  console.log('| order | precision@10 | MRR |\n| --- | --- | --- |')
  const misses: string[] = []
  for (const [name, way] of Object.entries(ways)) {
    const verdicts = await judge(searches, way, jobs)
    const percent = (meanOf(verdicts.map(({ precision }) => precision)) * 100).toFixed(1)
    console.log(`| ${name} | ${percent} % | ${meanOf(verdicts.map(({ reciprocal }) => reciprocal)).toFixed(3)} |`)
    if (!name.startsWith('page')) continue
    for (const { query, precision, right, total, wrong } of verdicts) {
      if (precision === 1) continue
      const titles = options.misses ? wrong.map((title) => `\n    ${title}`).join('') : ''
      misses.push(`- ${query}: ${(precision * 100).toFixed(0)} % (${right} right ones, ${total} found)${titles}`)
    }
  }
  console.log(`\nMisses of the page's default order:\n\n${misses.join('\n') || 'none'}`)
}
