import { get } from 'node:http'
import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http'

export type Told = { kind: string; id?: number }

export type LiveReader = {
  /** What was told so far, across all connections. */
  told: Told[]
  /** Lines that say nothing: heartbeats. */
  beats: () => number
  /** The last time to wait that the server asked for. */
  retry: () => number | null
  last: () => string | null
  status: () => number
  headers: () => IncomingHttpHeaders
  /** Whether there is a connection. */
  isOpen: () => boolean
  /** Reads on after what was read, by the header as a browser does, from this or another address. Settles with the headers. */
  open: (address?: string) => Promise<void>
  /** Breaks the connection in the middle of whatever is under way. */
  cut: () => void
}

/** Reads a stream as a browser does: only whole events count. */
export function liveReader(
  site: string,
  headers: Record<string, string>,
  last: string | null = null,
  hear: (id: number | undefined) => void = () => undefined,
): LiveReader {
  const told: Told[] = []
  let request: ClientRequest | null = null
  let response: IncomingMessage | null = null
  let beats = 0
  let retry: number | null = null

  const takeFrame = (frame: string): void => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1]
    if (frame.startsWith(':')) beats++
    if (field('retry')) retry = Number(field('retry'))
    last = field('id') ?? last
    const data = field('data')
    if (!data) return
    told.push(JSON.parse(data) as Told)
    hear(told.at(-1)!.id)
  }
  return {
    told,
    beats: () => beats,
    retry: () => retry,
    last: () => last,
    status: () => response?.statusCode ?? 0,
    headers: () => response?.headers ?? {},
    isOpen: () => request !== null,
    open: (address = site) =>
      new Promise((resolve, reject) => {
        const resumed = last === null ? {} : { 'last-event-id': last }
        const asked = get(`${address}/v1/live`, { agent: false, headers: { ...headers, ...resumed } }, (answer) => {
          response = answer
          let text = ''
          answer.setEncoding('utf8').on('data', (chunk: string) => {
            // What was cut is not read any more, as if it had been on its way.
            if (request !== asked) return
            const frames = (text + chunk).split('\n\n')
            text = frames.pop()!
            frames.forEach(takeFrame)
          })
          answer.on('error', () => undefined)
          resolve()
        })
        request = asked
        asked.on('error', reject).on('close', () => {
          if (request === asked) request = null
        })
      }),
    cut: () => {
      const cut = request
      request = null
      cut?.destroy()
    },
  }
}
