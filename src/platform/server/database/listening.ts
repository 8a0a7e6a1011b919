import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

const AGAIN_AFTER = 1_000
const LONGEST_GOODBYE = 1_000

/**
 * Hears what is notified on a channel, by a connection of its own that is opened again when it is lost. `hear` is called
 * for each notice, and after each connection, since some may have been missed before it. Gives a way to stop.
 */
export function listenBy(open: () => pg.Client, channel: string, hear: () => void): () => Promise<void> {
  const stop = new AbortController()
  const untilLost = async (): Promise<void> => {
    const client = open()
    const lost = new Promise<void>((resolve) => {
      client.once('error', () => resolve()).once('end', resolve)
      stop.signal.addEventListener('abort', () => resolve(), { once: true })
    })
    // Errors may come more than once.
    client.on('error', () => undefined)
    client.on('notification', hear)
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
