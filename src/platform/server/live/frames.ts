import type { OutboxEntry, OutboxPosition } from '../database/outbox.ts'

/** What is sent, as server-sent events are written. The kind is in the data: who listens hears of every kind by one name. */
const frame = (kind: string, position: OutboxPosition | null, about = 0): string => {
  const data = about === 0 ? { kind } : { kind, id: about }
  return `${position === null ? '' : `id: ${position}\n`}data: ${JSON.stringify(data)}\n\n`
}

/** What it is about, and no text of it: the page reads that itself. */
export const eventOf = ({ topic, entityId, position }: OutboxEntry): string => frame(topic, position, entityId)

/** What was before is not told: the page reads anew what it shows. */
export const anew = (position: OutboxPosition): string => frame('begin', position)

/** The session is over: there is nothing to come back for. */
export const OVER = frame('over', null)

/** Nobody hears it, but whatever is in between sees that the connection is in use. */
export const HEARTBEAT = ':\n\n'

const SOON = 3_000
const SPREAD = 4_000

/** After how long the browser comes back by itself: the same for all, or spread, so that not all come at once. */
export const retryAfter = (spread = false): string =>
  `retry: ${spread ? 1_000 + Math.round(Math.random() * SPREAD) : SOON}\n\n`
