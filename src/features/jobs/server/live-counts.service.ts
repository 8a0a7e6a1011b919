import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { Db } from '#platform/server/database/db.ts'
import { memoFor } from '#platform/server/memo.ts'

// Counts may be two seconds old: pages that come together share one. While no job changes they are not counted again.
const COUNTS_FOR = 2_000

const DIMENSIONS = [
  'country',
  'region',
  'city',
  'sector',
  'subsector',
  'contract',
  'function',
  'company',
  'jobTitle',
] as const

export type LiveCounts = { total: number } & Record<(typeof DIMENSIONS)[number], Map<number, number>>

/** The database, and the index of live jobs, which counts them; one for all requests, so that what was counted is shared. */
export type LiveJobs = { readonly db: Db; readonly jobs: IndexedCollection }

/** Counted by the index, in memory: the table would have to be read whole. */
async function count(index: IndexedCollection, country: number | null): Promise<LiveCounts> {
  const { total, facets } = await index.search({
    facets: { country: country === null ? [] : [country] },
    limit: 0,
    count: DIMENSIONS,
    everyValue: true,
  })
  const maps = DIMENSIONS.map((name) => {
    // A facet is counted without its own filter: the other countries would be there, too.
    const counts = (facets[name] ?? []).filter(
      (one) => one.count > 0 && (name !== 'country' || country === null || one.value === country),
    )
    return [name, new Map(counts.map((one) => [one.value, one.count]))]
  })
  return { total, ...Object.fromEntries(maps) } as LiveCounts
}

/** What the index alone says, for two seconds, and for as long as nothing changes in it. */
export const memoCounts = <Key, Value>(
  compute: (index: IndexedCollection, key: Key) => Promise<Value>,
): ((index: IndexedCollection, key: Key) => Promise<Value>) =>
  memoFor(
    COUNTS_FOR,
    compute,
    (index) => index.there(),
    (index) => index.version(),
  )

const kept = memoCounts(count)

/** `memoFor` what is made of live jobs: who comes while their index is filled waits for that, not for whoever came first. */
export const memoLive = <Key, Value>(
  milliseconds: number,
  compute: (live: LiveJobs, key: Key) => Promise<Value>,
): ((live: LiveJobs, key: Key) => Promise<Value>) => memoFor(milliseconds, compute, ({ jobs }) => jobs.there())

/** Live jobs in all and by sector, contract, region…, in one country or in all of them. */
export const countLiveJobs = (index: IndexedCollection, country: number | null): Promise<LiveCounts> =>
  kept(index, country)
