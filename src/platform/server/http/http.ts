import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import underPressure from '@fastify/under-pressure'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify'
import { constants } from 'node:zlib'
import { errorBody, platformRefusals } from '../../refusals.ts'
import type { Config } from '../settings/config.ts'
import { refusalOf } from './http-errors.ts'
import { loggerOptions } from '../watching/log.ts'
import type { Metrics } from '../watching/metrics.ts'
import { answerOverloaded, isOverload, isShed } from '../overload/overload.ts'
import type { ConnectionBounds } from './open-connections.ts'
import { boundOpenConnections, connectionBounds } from './open-connections.ts'
import { boundRequests } from './request-bounds.ts'
import { isForeign } from './same-origin.ts'
import { securityHeaders } from './security-headers.ts'

// A whole profile; forms of pages are held to less.
const BODY_LIMIT = 256 * 1024
/** Seconds to stay away from a process that stands still. */
const LATE_FOR = 5
// A reader who takes nothing for so long is gone, or means to hold what is kept for them.
const STALLED = 30_000
// For files, which take longer than anything else; `boundRequests` holds the rest to less.
const WHOLE_WITHIN = 150_000
const HEADERS_WITHIN = 30_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered for as long as the caller stays. */
    stream?: boolean
  }
}

export type HttpOptions = {
  config: Config
  metrics: Metrics
  /** How late the event loop may be, in milliseconds, before requests are shed. */
  maxEventLoopDelay?: number
  /** How long, in milliseconds, a connection may take or give nothing while it is being answered. */
  stalledAfter?: number
  connections?: ConnectionBounds
  serverFactory?: NonNullable<FastifyServerOptions['serverFactory']>
}

/** The server without its rooms: logs, limits, headers, compression, same-origin check, overload. */
export async function createHttp({
  config,
  metrics,
  serverFactory,
  maxEventLoopDelay = config.lateAfter * 1_000,
  stalledAfter = STALLED,
  connections = connectionBounds(config),
}: HttpOptions): Promise<FastifyInstance> {
  // Told from the requests of other processes by chance, and from each other by a number.
  const process = randomUUID().slice(0, 13)
  let requests = 0
  const app = Fastify({
    logger: loggerOptions(config) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => `${process}-${(++requests).toString(36)}`,
    // A logger for each request costs more than the few lines that there are; these say themselves which request they are of.
    childLoggerFactory: (log) => log,
    // Only a list of addresses is safe: `true` lets anyone choose their own address.
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: BODY_LIMIT,
    // A machine that is busy starts later, not never.
    pluginTimeout: 0,
    requestTimeout: WHOLE_WITHIN,
    connectionTimeout: stalledAfter,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 600 },
    frameworkErrors: (error, request, reply: FastifyReply) => {
      const refusal = refusalOf(error)
      void reply.code(refusal.status).send(errorBody(refusal))
      metrics.observe(request.method, 'unreadable', refusal.status, 0)
    },
    ...(serverFactory ? { serverFactory } : {}),
  })

  app.server.headersTimeout = HEADERS_WITHIN

  // For what is neither the API nor a page: engravings, logos, methods nobody serves.
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error)
    if (isOverload(refusal)) return answerOverloaded(request, reply, refusal.retryAfter ?? LATE_FOR)
    if (refusal.status === 500) request.log.error({ reqId: request.id, err: error }, 'bug')
    if (refusal.retryAfter !== undefined) void reply.header('retry-after', String(refusal.retryAfter))
    else if (refusal.status === 503) void reply.header('retry-after', '2')
    void reply.code(refusal.status).header('cache-control', 'no-store').send(errorBody(refusal))
  })
  app.setNotFoundHandler((_request, reply) => {
    void reply.code(404).header('cache-control', 'no-store').send(errorBody(platformRefusals['platform/not_found']))
  })

  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'unknown', config: asked } = request.routeOptions
    // How long a page stays open is no time to answer.
    if (!asked.stream) metrics.observe(request.method, route, reply.statusCode, reply.elapsedTime)
    const line = {
      reqId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    if (reply.statusCode >= 500 && !isShed(reply)) request.log.warn(line, 'request')
    else request.log.debug(line, 'request')
    done()
  })

  const security = securityHeaders({ https: config.origin?.startsWith('https:') ?? false })
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(security)
    done()
  })

  boundOpenConnections(app.server, connections)
  boundRequests(app)

  app.addHook('onRequest', (request, reply, done) => {
    if (!isForeign(request.method, request.headers, config.origin)) return done()
    void reply.code(403).send(errorBody(platformRefusals['platform/foreign_origin']))
  })

  await app.register(underPressure, {
    maxEventLoopDelay,
    // A sample during which the loop never turned counts as endless: no shorter block than that may do so.
    sampleInterval: maxEventLoopDelay,
    pressureHandler: (request, reply) => answerOverloaded(request, reply, LATE_FOR),
  })

  await app.register(compress, {
    // It would go on inflating a body that was refused.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: 1_024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })

  app.get('/metrics', async (request, reply) => {
    if (!metrics.mayRead(request.headers, request.ip)) return reply.callNotFound()
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.read())
  })
  return app
}
