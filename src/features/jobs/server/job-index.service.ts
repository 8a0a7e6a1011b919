import type { Db } from '#platform/server/database/db.ts'
import { createGate } from '#platform/server/gate.ts'
import { pruneOutbox } from '#platform/server/database/outbox.ts'
import type { SearchIndex, SearchQuery, SearchResult } from '#search-engine/schema.ts'
import type { JobFeed } from './job-feed.service.ts'
import { feedJobs } from './job-feed.service.ts'
import type { JobSnapshots } from './job-snapshots.service.ts'
import { keepSnapshots } from './job-snapshots.service.ts'

const POLL_EVERY = 300
/** How long answers wait for what changed while nobody was there; after that, what was saved is better than nothing. */
const PATIENCE = 1_000

export type JobIndex = {
  search: (query: SearchQuery) => Promise<SearchResult>
  /** Grows with every change that a search could show. */
  version: () => number
  /** One more round now: what the outbox lets be read is findable once it is done. */
  catchUp: () => Promise<void>
  stop: () => Promise<void>
}

/** Opens an index as it was last saved, or an empty one; `onLost` is called should it end by itself. */
export type OpenIndex = (onLost: () => void) => Promise<SearchIndex>

export type JobIndexOptions = {
  readonly report: (error: unknown) => void
  readonly patience?: number
}

type Opened = { readonly index: SearchIndex; readonly feed: JobFeed; readonly snapshots: JobSnapshots }

/**
 * Keeps an index in step with the database: as it was saved, or everything once; then what the outbox says and what the
 * clock turns. Whatever fails, the next round begins where the last good one ended.
 */
export function startJobIndex(db: Db, open: OpenIndex, { report, patience = PATIENCE }: JobIndexOptions): JobIndex {
  const answering = createGate<SearchIndex>()
  let opened: Opened | null = null
  let inStep = false
  let changesBefore = 0
  let stopped = false
  let timer: NodeJS.Timeout | null = null

  const begin = async (): Promise<Opened> => {
    const index = await open(() => {
      changesBefore += 1 + (opened?.feed.changes() ?? 0)
      opened = null
      inStep = false
      answering.shut()
    })
    const feed = feedJobs(db, index, () => {
      if (stopped) throw new Error('the job index is stopped')
    })
    return { index, feed, snapshots: keepSnapshots(index, feed, report) }
  }

  /** True once the index, as it was saved, has caught up with the database. */
  const resume = async ({ index, feed }: Opened): Promise<boolean> => {
    if (!(await feed.resume())) return false
    const late = setTimeout(() => answering.open(index), patience)
    try {
      return await feed.follow()
    } finally {
      clearTimeout(late)
    }
  }
  const fill = async ({ feed, snapshots }: Opened): Promise<void> => {
    answering.shut()
    inStep = false
    await feed.fill()
    await feed.follow()
    await snapshots.save().catch(report)
  }

  const round = async (): Promise<void> => {
    opened ??= await begin()
    const current = opened
    const first = !inStep
    if (!(await (first ? resume(current) : current.feed.follow()))) await fill(current)
    inStep = true
    answering.open(current.index)
    if (first) await pruneOutbox(db).catch(report)
    await current.snapshots.saveIfDue()
  }

  let running = Promise.resolve()
  const next = (): Promise<void> => (running = running.then(round, round))
  const loop = (): void => {
    next()
      .catch((error: unknown) => {
        // The database may be away. Until an index has caught up once, nobody can be answered.
        if (!inStep) answering.fail(error)
        if (!stopped) report(error)
      })
      .finally(() => {
        if (!stopped) timer = setTimeout(loop, POLL_EVERY)
      })
  }
  loop()

  return {
    search: async (query) => (await answering.pass()).search(query),
    version: () => changesBefore + (opened?.feed.changes() ?? 0),
    catchUp: () => next(),
    stop: async () => {
      stopped = true
      if (timer) clearTimeout(timer)
      await running.catch(() => undefined)
      if (inStep) await opened?.snapshots.finish().catch(report)
      answering.fail(new Error('the job index is stopped'))
      await opened?.index.close()
    },
  }
}
