import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { notFound, platformRefusals, refuse } from '../../refusals.ts'
import { baseAddress } from './base-address.ts'
import { countOf } from './count-of.ts'

const MOST_PARAMETERS = 400
// No address of ours is nearly as long; the router takes seconds for one of thousands of parts.
const LONGEST_PATH = 1_500
const MOST_PARTS = 20
// Browsers and proxies wait for an answer before they ask again on the same connection.
const MOST_UNDER_WAY = 4
// A packet carries hundreds of bytes, and a program that writes its body line by line some dozens at a time.
const FIRST_PIECES = 1_000
const LEAST_PIECE = 256
const LEAST_LINE = 32
// A form or a question has arrived by then, over the poorest line.
const WHOLE_WITHIN = 30_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its bodies may take minutes; it bounds them itself. */
    takesFiles?: true
    /** Programs write its bodies line by line. */
    inLines?: true
  }
}

/**
 * Requests may be sent one behind the other without waiting for answers. Node takes all of them up at once: hundreds of small ones
 * in one packet would keep everybody else waiting. Whoever does so is cut off. Counted before anything reads the request: one
 * whose address cannot be read meets no hook.
 */
function boundConnections(app: FastifyInstance): void {
  const underWay = new WeakMap<Socket, number>()
  function over(this: ServerResponse): void {
    const { socket } = this.req
    underWay.set(socket, underWay.get(socket)! - 1)
  }
  app.server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const count = (underWay.get(socket) ?? 0) + 1
    if (count > MOST_UNDER_WAY) {
      socket.destroy()
      return
    }
    underWay.set(socket, count)
    response.on('close', over)
  })
  // What Node would answer by itself is not counted. No browser expects anything but to go on.
  app.server.on('checkExpectation', ({ socket }: IncomingMessage) => socket.destroy())
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (!raw.socket.destroyed) return done()
    reply.hijack()
  })
}

const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/**
 * A body may be cut into pieces of one byte each, thousands of them in one packet. Each piece costs as much as a large one: 250 kB of
 * JSON took a second, a file of 500 kB twelve. Whoever sends dust is cut off.
 */
function boundPieces(app: FastifyInstance): void {
  const inLines = new WeakSet<IncomingMessage>()
  app.addHook('onRequest', (request, _reply, done) => {
    // Fastify puts `routeOptions` together anew each time.
    if (hasBody(request) && request.routeOptions.config.inLines) inLines.add(request.raw)
    done()
  })
  app.server.prependListener('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return
    const push = request.push.bind(request)
    let pieces = 0
    let bytes = 0
    request.push = (piece: Buffer | null, encoding) => {
      if (piece === null) return push(null)
      bytes += piece.length
      const least = inLines.has(request) ? LEAST_LINE : LEAST_PIECE
      if (++pieces <= FIRST_PIECES + bytes / least) return push(piece, encoding)
      request.socket.destroy()
      return false
    }
  })
}

/** A body that comes drop by drop holds its connection for so long, and no longer. */
function boundArrival(app: FastifyInstance, within: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request) && !request.routeOptions.config.takesFiles) {
      const { raw } = request
      const late = setTimeout(() => raw.complete || raw.destroy(), within)
      reply.raw.once('close', () => clearTimeout(late))
    }
    done()
  })
}

/** How often a request says which site it means. */
function hostsIn({ rawHeaders }: IncomingMessage): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts
}

/** Refuses what no honest caller sends, before anything is read, parsed or rendered for it. */
export function boundRequests(app: FastifyInstance, wholeWithin = WHOLE_WITHIN): void {
  boundConnections(app)
  boundPieces(app)
  boundArrival(app, wholeWithin)
  app.addHook('onRequest', (request, _reply, done) => {
    const encoding = request.headers['content-encoding']?.trim().toLowerCase()
    // What little is sent here needs no compression, and a small body must not become a large one.
    if (encoding && encoding !== 'identity') return done(refuse(platformRefusals['platform/encoded']))
    const path = request.url.slice(0, LONGEST_PATH + 1).split('?', 1)[0]!
    if (path.length > LONGEST_PATH || countOf(path, '/', MOST_PARTS) >= MOST_PARTS) return done(notFound())
    if (countOf(request.url, '&', MOST_PARAMETERS) >= MOST_PARAMETERS) {
      return done(refuse(platformRefusals['platform/too_many_parameters']))
    }
    // Node takes the first, and a proxy may have looked at the other.
    if (hostsIn(request.raw) > 1) return done(refuse(platformRefusals['platform/bad_host']))
    try {
      baseAddress(request, null)
      done()
    } catch (error) {
      done(error as Error)
    }
  })
}
