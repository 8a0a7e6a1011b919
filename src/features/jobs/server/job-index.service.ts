import type { Db } from '#platform/server/database/db.ts'
import { createGate } from '#platform/server/gate.ts'
import type { Changes } from '#platform/server/changes/changes.ts'
import type { SearchIndex, SearchQuery, SearchResult } from '#search-engine/schema.ts'
import type { JobFeed } from './job-feed.service.ts'
import { feedJobs, followedTopics } from './job-feed.service.ts'
import type { JobSnapshots } from './job-snapshots.service.ts'
import { keepSnapshots } from './job-snapshots.service.ts'

/** How often offers are asked for that began or ended by the clock. */
const TURN_EVERY = 300
/** An index that hears of no offer goes along all the same, long before what it would have to read first is pruned. */
const READ_EVERY = 3_600_000
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
  readonly changes: Pick<Changes, 'on'>
  readonly report: (error: unknown) => void
  readonly patience?: number
}

type Opened = { readonly index: SearchIndex; readonly feed: JobFeed; readonly snapshots: JobSnapshots }

/**
 * Keeps an index in step with the database: as it was saved, or everything once; then what the outbox says, read from the
 * index's own place as soon as the follower hears of something, and what the clock turns. Whatever fails, the next round
 * begins where the last good one ended.
 */
export function startJobIndex(db: Db, open: OpenIndex, options: JobIndexOptions): JobIndex {
  const { changes, report, patience = PATIENCE } = options
  const answering = createGate<SearchIndex>()
  let opened: Opened | null = null
  let inStep = false
  /** Whether there may be something to read after the index's place. */
  let behind = true
  let readAt = 0
  let changesBefore = 0
  let stopped = false
  let timer: NodeJS.Timeout | null = null

  /** Brings in what there is; false where only filling helps. Whoever hears of something meanwhile, reads once more. */
  const keepUp = async ({ feed }: Opened): Promise<boolean> => {
    if (behind || performance.now() - readAt > READ_EVERY) {
      behind = false
      readAt = performance.now()
      try {
        if (!(await feed.follow())) return false
      } catch (error) {
        behind = true
        throw error
      }
    }
    await feed.turn()
    return true
  }

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
  const resume = async (current: Opened): Promise<boolean> => {
    if (!(await current.feed.resume())) return false
    behind = true
    const late = setTimeout(() => answering.open(current.index), patience)
    try {
      return await keepUp(current)
    } finally {
      clearTimeout(late)
    }
  }
  const fill = async ({ feed, snapshots }: Opened): Promise<void> => {
    answering.shut()
    inStep = false
    await feed.fill()
    if (!(await feed.follow())) behind = true
    await feed.turn()
    await snapshots.save().catch(report)
  }

  const round = async (): Promise<void> => {
    opened ??= await begin()
    const current = opened
    const first = !inStep
    if (!(await (first ? resume(current) : keepUp(current)))) await fill(current)
    inStep = true
    answering.open(current.index)
    await current.snapshots.saveIfDue()
  }

  let running = Promise.resolve()
  const next = (): Promise<void> => (running = running.then(round, round))
  const loop = (): void => {
    timer = null
    void next()
      .then(
        () => (behind ? 0 : TURN_EVERY),
        (error: unknown) => {
          // The database may be away. Until an index has caught up once, nobody can be answered.
          if (!inStep) answering.fail(error)
          if (!stopped) report(error)
          return TURN_EVERY
        },
      )
      .then((delay) => {
        if (!stopped) timer = setTimeout(loop, delay)
      })
  }
  loop()
  const ignore = changes.on(followedTopics, () => {
    behind = true
    if (timer === null || stopped) return
    clearTimeout(timer)
    loop()
  })

  return {
    search: async (query) => (await answering.pass()).search(query),
    version: () => changesBefore + (opened?.feed.changes() ?? 0),
    catchUp: () => {
      behind = true
      return next()
    },
    stop: async () => {
      stopped = true
      ignore()
      if (timer) clearTimeout(timer)
      await running.catch(() => undefined)
      if (inStep) await opened?.snapshots.finish().catch(report)
      answering.fail(new Error('the job index is stopped'))
      await opened?.index.close()
    },
  }
}
