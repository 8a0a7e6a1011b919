import { platformRefusals, refuse } from '../../refusals.ts'
import type { Changes } from '../changes/changes.ts'
import type { Db } from '../database/db.ts'
import { addressSubject } from '../database/limits.ts'
import type { OutboxEntry, OutboxPosition } from '../database/outbox.ts'
import { isAfter, knowsMark, readOutbox } from '../database/outbox.ts'
import type { Exchange, Identify, SignedIn } from '../endpoints.ts'
import type { EventStream } from '../http/event-stream.ts'
import { createEventStream } from '../http/event-stream.ts'
import { anew, eventOf, HEARTBEAT, OVER, retryAfter } from './frames.ts'

/** How many streams there may be at once: of an account, from an address (for IPv6 its network), in this process. */
export type StreamBounds = { account: number; address: number; process: number }

const BOUNDS: StreamBounds = { account: 12, address: 200, process: 5_000 }
/** Shorter than connections may be idle, here (30 s) and in most proxies (60 s). */
const BEAT_EVERY = 25_000
/** A page that missed more is better read anew. */
const MOST_MISSED = 500

type Reader = {
  readonly actor: SignedIn
  readonly exchange: Exchange
  readonly stream: EventStream
  /** Everything up to here was written; null until it is known where the reader begins. */
  last: OutboxPosition | null
  /** What is told while the reader is still being brought up to date; null: that is not known. */
  meanwhile: OutboxEntry[] | null
}

export type Live = {
  /** A stream of what an account is told, from where the reader was, or from now on. */
  open: (actor: SignedIn, exchange: Exchange, lastEventId: string | undefined) => Promise<EventStream>
  count: () => number
  /** Ends every stream; readers come back after a moment, not all at once. */
  stop: () => void
}

type Parts = {
  db: Db
  changes: Changes
  identify: Identify
  report: (error: unknown) => void
  bounds?: StreamBounds
  beatEvery?: number
}

/**
 * Tells open pages what concerns their account, as the outbox has it: each event once and in order. A reader that was cut
 * resumes after the last event it has; one that comes from too far, or from another history, is told to begin anew.
 */
export function startLive(parts: Parts): Live {
  const { db, changes, identify, report, bounds = BOUNDS, beatEvery = BEAT_EVERY } = parts
  const readers = new Set<Reader>()
  let stopped = false

  const begin = (reader: Reader): void => {
    reader.last = changes.position()!
    reader.stream.write(anew(reader.last))
  }
  const deliver = (reader: Reader, entry: OutboxEntry): void => {
    if (reader.last === null) return void reader.meanwhile?.push(entry)
    // The reader may come from an instance that is ahead of this one.
    if (!isAfter(entry.position, reader.last)) return
    reader.last = entry.position
    reader.stream.write(eventOf(entry))
  }

  const missedBy = async ({ actor }: Reader, lastEventId: string): Promise<OutboxEntry[] | null> => {
    if (!(await knowsMark(db, lastEventId))) return null
    const read = await readOutbox(db, lastEventId, actor.accountId)
    return read && read.entries.length <= MOST_MISSED ? read.entries : null
  }
  const bringUpToDate = async (reader: Reader, lastEventId: string | undefined): Promise<void> => {
    if (changes.position() === null) await changes.catchUp()
    const missed = lastEventId === undefined ? null : await missedBy(reader, lastEventId)
    const { meanwhile } = reader
    if (missed === null || meanwhile === null || meanwhile.length > MOST_MISSED) return begin(reader)
    reader.last = lastEventId!
    for (const entry of [...missed, ...meanwhile.splice(0)]) deliver(reader, entry)
  }

  /** Ends the stream of whoever is no longer who they were. */
  const check = async ({ actor, exchange, stream }: Reader): Promise<void> => {
    try {
      const now = await identify({ ...exchange, setCookie: () => undefined })
      const same = now.role === actor.role && now.accountId === actor.accountId && now.sessionId === actor.sessionId
      if (!same) stream.end(OVER)
    } catch (error) {
      // Who cannot be asked for comes back, and is asked then.
      stream.cut()
      report(error)
    }
  }

  const ignore = changes.on(null, (news) => {
    for (const reader of readers) {
      if (news === null) {
        if (reader.last === null) reader.meanwhile = null
        else begin(reader)
        continue
      }
      const { accountId } = reader.actor
      for (const entry of news) if (entry.accountId === accountId) deliver(reader, entry)
      if (news.some(({ topic, entityId }) => topic === 'account' && entityId === accountId)) void check(reader)
    }
  })
  const beat = setInterval(() => {
    for (const { stream } of readers) {
      // Nothing taken since the last beat: gone, or too slow.
      if (stream.isBehind()) stream.cut()
      else stream.write(HEARTBEAT)
    }
  }, beatEvery).unref()

  const admit = ({ accountId }: SignedIn, { address }: Exchange): void => {
    if (stopped) throw refuse({ ...platformRefusals['platform/stopping'], retryAfter: 2 })
    const from = addressSubject(address)
    const open = [...readers]
    const full =
      open.length >= bounds.process ||
      open.filter(({ actor }) => actor.accountId === accountId).length >= bounds.account ||
      open.filter(({ exchange }) => addressSubject(exchange.address) === from).length >= bounds.address
    if (full) throw refuse({ ...platformRefusals['platform/too_many'], retryAfter: 60 })
  }

  return {
    open: async (actor, exchange, lastEventId) => {
      admit(actor, exchange)
      const stream = createEventStream()
      const reader: Reader = { actor, exchange, stream, last: null, meanwhile: [] }
      readers.add(reader)
      void stream.over.then(() => readers.delete(reader))
      stream.write(retryAfter())
      try {
        await bringUpToDate(reader, lastEventId)
        // The session may have ended before anybody listened for that.
        await check(reader)
      } catch (error) {
        stream.cut()
        throw error
      }
      return stream
    },
    count: () => readers.size,
    stop: () => {
      stopped = true
      ignore()
      clearInterval(beat)
      for (const { stream } of readers) {
        if (stream.isBehind()) stream.cut()
        else stream.end(retryAfter(true))
      }
    },
  }
}
