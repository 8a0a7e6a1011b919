import { statSync } from 'node:fs'
import { SearchEngine } from '#search-engine/engine.ts'
import type { Change, SearchQuery } from '#search-engine/schema.ts'
import type { ScoreQuery } from '#search-engine/score-query.ts'
import { loadSnapshot, saveSnapshot } from '#search-engine/snapshot.ts'
import { corpusCriteria, corpusQueries, QUERY_KINDS } from '../../tests/search-engine/corpus-queries.ts'
import { corpusDocument, corpusSchema } from '../../tests/search-engine/corpus.ts'
import type { Times } from './times.ts'
import { timed, timesOf, worked } from './times.ts'

export const QUERIES = 100
const PEOPLE = 40
const RUNS = 7
const CHANGES = 4_000
const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024)

/** Milliseconds of each search, by kind of query. */
export type SearchTimes = Record<string, number[]>
export type Filled = Record<'seconds' | 'save' | 'size' | 'memory', number>
export type Measured = {
  searches: SearchTimes
  /** Milliseconds of each pass that judges all documents for one person. */
  scores: number[]
  apply: Times
  pause: number
  load: number
  memory: number
  afterwards: number
  peak: number
}

/** Builds the index and leaves it as a snapshot. */
export async function fill(file: string, documents: number): Promise<Filled> {
  const began = performance.now()
  const engine = new SearchEngine(corpusSchema, { fill: true })
  for (let from = 0; from < documents; from += 1_000) {
    const count = Math.min(1_000, documents - from)
    const batch = Array.from({ length: count }, (_, index) => corpusDocument(from + index))
    engine.apply(batch.map((document) => ({ kind: 'put', document })))
    engine.compact(Infinity)
  }
  engine.compactAll()
  const seconds = (performance.now() - began) / 1_000
  const saving = performance.now()
  await saveSnapshot(file, engine, () => Promise.resolve())
  const save = (performance.now() - saving) / 1_000
  const memory = megabytes(process.resourceUsage().maxRSS * 1024)
  return { seconds, save, size: megabytes(statSync(file).size), memory }
}

/** For a process of its own, which has done nothing but load the snapshot: everything else about the engine. */
export function measure(file: string, documents: number): Measured {
  let engine!: SearchEngine
  const load = timed(() => {
    engine = new SearchEngine(corpusSchema, loadSnapshot(file, corpusSchema)!)
  })
  const memory = megabytes(process.memoryUsage.rss())
  const searches = measureSearches(engine)
  const scores = measureScores(engine)
  const changeOf = (index: number): Change => {
    const number = (index * 7_919) % documents
    return { kind: 'put', document: { ...corpusDocument(number + documents), id: number + 1 } }
  }
  const changed = Array.from({ length: CHANGES }, (_, index) => changeOf(index))
  // The first thousand are for the compiler too.
  const applied = changed.map((change) => timed(() => engine.apply([change]))).slice(1_000)
  let pause = 0
  for (let more = true; more;) {
    const began = performance.now()
    more = engine.compact(2)
    pause = Math.max(pause, performance.now() - began)
  }
  const afterwards = megabytes(process.memoryUsage.rss())
  // So many that every segment is worth writing anew.
  for (let index = CHANGES; index < documents / 2; index++) {
    engine.apply([changeOf(index)])
    if (engine.backlog > 0) engine.compact(Infinity)
  }
  engine.compactAll()
  const peak = megabytes(process.resourceUsage().maxRSS * 1024)
  return { searches, scores, apply: timesOf(applied), pause, load, memory, afterwards, peak }
}

/** The processor time of the best of several runs of each; the first run is for the compiler. */
export function bestTimes<Query>(queries: readonly Query[], run: (query: Query) => unknown): Map<Query, number> {
  const best = new Map<Query, number>()
  for (let round = 0; round <= RUNS; round++) {
    for (const query of queries) {
      const time = worked(() => run(query))
      if (round > 0) best.set(query, Math.min(time, best.get(query) ?? Infinity))
    }
  }
  return best
}

function measureSearches(engine: SearchEngine): SearchTimes {
  const all = QUERY_KINDS.map((kind): [string, SearchQuery[]] => [kind, corpusQueries(kind, QUERIES)])
  const best = bestTimes(
    all.flatMap(([, queries]) => queries),
    (query) => engine.search(query),
  )
  return Object.fromEntries(all.map(([kind, queries]) => [kind, queries.map((query) => best.get(query)!)]))
}

function measureScores(engine: SearchEngine): number[] {
  const people: ScoreQuery[] = corpusCriteria(PEOPLE)
  return [...bestTimes(people, (query) => engine.score(query)).values()]
}
