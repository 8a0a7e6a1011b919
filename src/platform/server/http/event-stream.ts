import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/** What a reader may leave untaken before it is cut; it comes back and resumes. */
const MOST_UNTAKEN = 256 * 1024

/** Answers to one reader, a piece at a time, for as long as both stay. Written before there is a reader, it waits. */
export type EventStream = {
  write: (text: string) => void
  /** A last word, then the end; nothing is written afterwards. */
  end: (last?: string) => void
  /** At once, whatever was not taken yet. */
  cut: () => void
  /** Whether the reader has not taken all that was written. */
  isBehind: () => boolean
  sendTo: (out: ServerResponse) => void
  /** Settles when it is over, by whomever. */
  readonly over: Promise<void>
}

export function createEventStream(): EventStream {
  const { promise: over, resolve } = Promise.withResolvers<void>()
  let out: ServerResponse | null = null
  let untold = ''
  let ended = false
  let wasCut = false
  const untaken = (): number => out?.writableLength ?? untold.length
  const stream: EventStream = {
    write: (text) => {
      if (ended) return
      if (out) out.write(text)
      else untold += text
      if (untaken() > MOST_UNTAKEN) stream.cut()
    },
    end: (last = '') => {
      if (ended) return
      ended = true
      if (out) out.end(last)
      else untold += last
      resolve()
    },
    cut: () => {
      ended = true
      wasCut = true
      untold = ''
      out?.destroy()
      resolve()
    },
    isBehind: () => out !== null && out.writableLength > 0,
    sendTo: (given) => {
      out = given
      out.once('close', () => stream.cut())
      if (out.destroyed || wasCut) return stream.cut()
      if (untold) out.write(untold)
      untold = ''
      if (ended) out.end()
    },
    over,
  }
  return stream
}

/** Hands a connection to a stream: from here on nothing compresses, keeps or counts what is sent. */
export function sendEvents(reply: FastifyReply, stream: EventStream): void {
  reply.hijack()
  const { raw } = reply
  if (!raw.destroyed) {
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      // With the stream ends its connection: nobody waits for it at shutdown.
      connection: 'close',
      // Proxies of the nginx family would wait until a buffer is full.
      'x-accel-buffering': 'no',
    })
    raw.flushHeaders()
  }
  stream.sendTo(raw)
}
