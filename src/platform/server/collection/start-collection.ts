import type { Changes } from '#platform/server/changes/changes.ts'
import type { Db } from '#platform/server/database/db.ts'
import { createGate } from '#platform/server/gate.ts'
import type { ScoringIndex } from '#search-engine/worker/search-thread.ts'
import type { CollectionFeed } from './collection-feed.ts'
import { feedCollection } from './collection-feed.ts'
import type { Apart } from './fill-parts.ts'
import { fillParts } from './fill-parts.ts'
import type { Reached } from './collection-progress.ts'
import { followProgress, passFor } from './collection-progress.ts'
import type { CollectionSnapshots } from './collection-snapshots.ts'
import { keepSnapshots } from './collection-snapshots.ts'
import type { Collection, IndexedCollection } from './collection.ts'

/** How often documents are asked for that came or went by the clock. */
const TURN_EVERY = 1_000
/** An index that hears of nothing goes along all the same, long before what it would have to read first is pruned. */
const READ_EVERY = 3_600_000
/** From so many documents on, an index is filled by processes that work at the same time, and end with what they needed for it. */
const MANY = 65_536
/** How long answers wait for what changed while nobody was there; after that, what was saved is better than nothing. */
const PATIENCE = 1_000

/** Opens an index as it was last saved, or an empty one; `onLost` is called should it end by itself. */
export type OpenIndex = (collection: Collection, onLost: () => void) => Promise<ScoringIndex>

export type CollectionOptions = {
  readonly open: OpenIndex
  readonly changes: Pick<Changes, 'on'>
  readonly report: (error: unknown) => void
  /** Hears now and then how much of it was brought in while it is filled. */
  readonly tell?: (reached: Reached) => void
  readonly patience?: number
  /** How an index of many documents is filled; without it, it is filled where it is. */
  readonly apart?: Apart | null
}

type Opened = { readonly index: ScoringIndex; readonly feed: CollectionFeed; readonly snapshots: CollectionSnapshots }

/**
 * Keeps an index in step with the database: as it was saved, or everything once; then what the outbox says, read from the
 * index's own place as soon as the follower hears of something, and what the clock turns. Whatever fails, the next round
 * begins where the last good one ended.
 */
export function startCollection(
  db: Db,
  collection: Collection,
  { open, changes, report, tell = () => undefined, patience = PATIENCE, apart }: CollectionOptions,
): IndexedCollection {
  const answering = createGate<ScoringIndex>()
  const progress = followProgress(tell)
  const isStopped = (): Error => new Error(`the index of ${collection.name} is stopped`)
  let opened: Opened | null = null
  let inStep = false
  /** Whether there may be something to read after the index's place. */
  let behind = true
  let readAt = 0
  let changesBefore = 0
  const stopping = new AbortController()
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
    const index = await open(collection, () => {
      changesBefore += 1 + (opened?.feed.changes() ?? 0)
      opened = null
      inStep = false
      answering.shut()
    })
    const feed = feedCollection(db, collection, index, () => {
      stopping.signal.throwIfAborted()
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
    progress.begin()
    const isLarge = apart && (await collection.highestId(db)) >= (apart.from ?? MANY)
    await feed.fill(progress.reach, isLarge ? fillParts(collection.name, apart, stopping.signal) : undefined)
    if (!(await feed.follow())) behind = true
    await feed.turn()
    await snapshots.save().catch(report)
  }

  const round = async (): Promise<void> => {
    opened ??= await begin()
    const current = opened
    if (!(await (inStep ? keepUp(current) : resume(current)))) await fill(current)
    inStep = true
    progress.end()
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
          if (!stopping.signal.aborted) report(error)
          return TURN_EVERY
        },
      )
      .then((delay) => {
        if (!stopping.signal.aborted) timer = setTimeout(loop, delay)
      })
  }
  loop()
  const ignore = changes.on(Object.keys(collection.touched), () => {
    behind = true
    if (timer === null || stopping.signal.aborted) return
    clearTimeout(timer)
    loop()
  })

  /** Who has waited may come when it is filled anew: what a part of it finds would be wrong. */
  const ask = async <T>(work: (index: ScoringIndex) => Promise<T>): Promise<T> => {
    for (;;) {
      const index = await passFor(answering, progress.refusal)
      if (answering.isOpen()) return work(index)
    }
  }

  return {
    search: (query) => ask((index) => index.search(query)),
    score: (query) => ask((index) => index.score(query)),
    extracts: (query) => ask((index) => index.extracts(query)),
    there: async () => void (await passFor(answering, progress.refusal)),
    unready: () => (answering.isOpen() ? null : progress.refusal()),
    version: () => changesBefore + (opened?.feed.changes() ?? 0),
    catchUp: () => {
      behind = true
      return next()
    },
    stop: async () => {
      stopping.abort(isStopped())
      ignore()
      if (timer) clearTimeout(timer)
      await running.catch(() => undefined)
      if (inStep) await opened?.snapshots.finish().catch(report)
      answering.fail(isStopped())
      await opened?.index.close()
    },
  }
}
