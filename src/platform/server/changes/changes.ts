import type { Database } from '../database/db.ts'
import type { OutboxEntry, OutboxPosition } from '../database/outbox.ts'
import { markOutbox, outboxEnd, readOutbox } from '../database/outbox.ts'

/** How often the outbox is read while something is committed that cannot be read yet. */
const EVERY = 300
/** How often where nothing is left and nobody announces anything: an announcement may have been lost. */
const SELDOM = 3_000
/** Where one change follows the other they are read together: each reading has work done behind it. */
const AT_LEAST_APART = 150
/** Marks are kept for a month: positions given away stay good for as long as the process runs. */
const MARK_EVERY = 86_400_000

/** Hears of changes in the order of their transactions. Null: what changed up to now is not known, all of it may have. */
export type Hear = (news: readonly OutboxEntry[] | null) => void

export type Changes = {
  /** Calls with what changed about these topics, or about any of them (null); gives a way to stop. */
  on: (topics: readonly string[] | null, hear: Hear) => () => void
  /** Everything up to here has been told. Null until the first reading. */
  position: () => OutboxPosition | null
  /** Whether everything has been told that is known to be committed. */
  isTold: () => boolean
  /** One more round now: what the outbox lets be read has been told once it is done. */
  catchUp: () => Promise<void>
  stop: () => Promise<void>
}

type Options = { readonly report: (error: unknown) => void; readonly every?: number }

/**
 * The one follower of the outbox in a process. It begins at the end of the outbox and tells whoever subscribes what is
 * committed from then on, each change once and in order. Where that is no longer known (entries were pruned, the database
 * was restored) it begins anew and says so. A subscriber that must not miss what happened while nobody was there keeps a
 * position of its own, and takes this for the sign that there is something to read.
 */
export function startChanges(database: Pick<Database, 'db' | 'listen'>, { report, every = EVERY }: Options): Changes {
  const { db } = database
  const subscribers = new Set<{ topics: ReadonlySet<string> | null; hear: Hear }>()
  let position: OutboxPosition | null = null
  let stopped = false
  let failing = false
  let timer: NodeJS.Timeout | null = null
  let wanted = false
  let begunAt = -Infinity
  let markedAt = 0
  /** Commits that were announced, and how many of them had been when a round began that left nothing unread. */
  let announced = 0
  let told = 0

  const tell = (news: OutboxEntry[] | null): void => {
    for (const { topics, hear } of subscribers) {
      const theirs = news && topics ? news.filter(({ topic }) => topics.has(topic)) : news
      if (theirs?.length === 0) continue
      try {
        hear(theirs)
      } catch (error) {
        report(error)
      }
    }
  }
  const beginAnew = async (): Promise<void> => {
    position = await outboxEnd(db)
    markedAt = performance.now()
    tell(null)
  }
  const round = async (): Promise<void> => {
    const known = announced
    if (await readOn()) told = known
  }
  /** Tells what can be read; whether that is all there is. */
  const readOn = async (): Promise<boolean> => {
    if (position === null) {
      await beginAnew()
      return false
    }
    if (performance.now() - markedAt > MARK_EVERY) {
      position = await markOutbox(db, position)
      markedAt = performance.now()
    }
    for (;;) {
      if (stopped) return false
      const read = await readOutbox(db, position)
      if (!read) {
        await beginAnew()
        return false
      }
      if (read.entries.length === 0) return !read.waits
      position = read.position
      tell(read.entries)
    }
  }

  const pauseLeft = (): number => Math.max(0, begunAt + AT_LEAST_APART - performance.now())

  const isTold = (): boolean => told === announced
  const pauseBefore = (): number => {
    if (wanted && !failing) return pauseLeft()
    return isTold() && !failing ? SELDOM : every
  }

  let running = Promise.resolve()
  const next = (): Promise<void> => (running = running.then(round, round))
  const loop = (): void => {
    timer = null
    wanted = false
    begunAt = performance.now()
    next()
      .then(() => {
        failing = false
      })
      .catch((error: unknown) => {
        // The database may be away for long: said once.
        if (!failing && !stopped) report(error)
        failing = true
      })
      .finally(() => {
        if (!stopped) timer = setTimeout(loop, pauseBefore())
      })
  }
  loop()
  const stopListening = database.listen('outbox', () => {
    announced++
    if (wanted || stopped) return
    wanted = true
    if (timer === null) return
    clearTimeout(timer)
    timer = setTimeout(loop, pauseLeft())
  })

  return {
    on: (topics, hear) => {
      const subscriber = { topics: topics && new Set(topics), hear }
      subscribers.add(subscriber)
      return () => void subscribers.delete(subscriber)
    },
    position: () => position,
    isTold,
    catchUp: () => next(),
    stop: async () => {
      stopped = true
      if (timer) clearTimeout(timer)
      await stopListening()
      await running.catch(() => undefined)
    },
  }
}
