import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

const AGAIN_AFTER = 1_000
const LONGEST_GOODBYE = 1_000

/** Called with each notice on a channel, and without one where some may have been missed. */
export type HearNotice = (notice?: string) => void

/** Begins to listen on a channel; gives a way to stop. */
export type Listen = (channel: string, hear: HearNotice) => () => Promise<void>

/** Hears what is notified on a channel, by a connection of its own that is opened again when it is lost. */
export function listenBy(open: () => pg.Client, channel: string, hear: HearNotice): () => Promise<void> {
  const stop = new AbortController()
  const untilLost = async (): Promise<void> => {
    const client = open()
    const lost = new Promise<void>((resolve) => {
      client.once('error', () => resolve()).once('end', resolve)
      stop.signal.addEventListener('abort', () => resolve(), { once: true })
    })
    // Errors may come more than once.
    client.on('error', () => undefined)
    client.on('notification', ({ payload = '' }) => hear(payload))
    const begin = async (): Promise<void> => {
      await client.connect()
      await client.query(`listen ${channel}`)
      hear()
      await lost
    }
    try {
      await Promise.race([begin(), lost])
    } finally {
      await Promise.race([client.end().catch(() => undefined), pause(LONGEST_GOODBYE, null, { ref: false })])
    }
  }
  const listening = (async () => {
    while (!stop.signal.aborted) {
      await untilLost().catch(() => undefined)
      await pause(AGAIN_AFTER, null, { signal: stop.signal }).catch(() => undefined)
    }
  })()
  return () => {
    stop.abort()
    return listening
  }
}

/** The same on a database of one session, whose notices come with the answers to what was asked. Made before its first client. */
export function listenWithin(pool: pg.Pool): Listen {
  const notices = new EventEmitter<Record<string, [notice?: string]>>()
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload = '' }) => notices.emit(channel, payload))
  })
  return (channel, hear) => {
    notices.on(channel, hear)
    // A pool that is closed meanwhile has nothing more to tell.
    const begun = pool.query(`listen ${channel}`).then(
      () => hear(),
      () => undefined,
    )
    return () => {
      notices.off(channel, hear)
      return begun
    }
  }
}
