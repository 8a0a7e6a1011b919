import { createSearchThread } from '#search-engine/worker/search-thread.ts'
import { corpusQueries, QUERY_KINDS } from '../../tests/search-engine/corpus-queries.ts'
import { corpusSchema } from '../../tests/search-engine/corpus.ts'
import { p99, timesOf } from './times.ts'

const WARMING = 6_000
const MEASURED = 12_000
/** Each thread has one search to do and one that waits. */
const AT_A_TIME = 2

export type WorkersMeasured = {
  searchesPerSecond: number
  median: number
  p99: number
  /** Milliseconds of processor time for each search, of all threads together. */
  processor: number
  /** Megabytes, after loading and after all searches. */
  loaded: number
  memory: number
}

const resident = (): number => Math.round(process.memoryUsage.rss() / 1024 / 1024)

/** For a process of its own: one index, and so many threads that search it without a pause. */
export async function measureWorkers(file: string, workers: number): Promise<WorkersMeasured> {
  const index = await createSearchThread({ readers: workers - 1 }).open({ schema: corpusSchema, file })
  const loaded = resident()
  const queries = QUERY_KINDS.flatMap((kind) => corpusQueries(kind, 100)).toSorted((a, b) =>
    JSON.stringify(a).localeCompare(JSON.stringify(b)),
  )
  let next = 0
  const searchFor = async (milliseconds: number): Promise<number[]> => {
    const times: number[] = []
    const end = performance.now() + milliseconds
    const search = async (): Promise<void> => {
      while (performance.now() < end) {
        const began = performance.now()
        // A stride that goes round all of them, kinds mixed.
        await index.search(queries[(next++ * 97) % queries.length]!)
        times.push(performance.now() - began)
      }
    }
    await Promise.all(Array.from({ length: AT_A_TIME * workers }, search))
    return times
  }
  await searchFor(WARMING * workers)
  const before = process.cpuUsage()
  const times = await searchFor(MEASURED)
  const { user, system } = process.cpuUsage(before)
  const memory = resident()
  await index.close()
  return {
    searchesPerSecond: Math.round(times.length / (MEASURED / 1_000)),
    median: timesOf(times).median,
    p99: p99(times),
    processor: (user + system) / 1_000 / times.length,
    loaded,
    memory,
  }
}
