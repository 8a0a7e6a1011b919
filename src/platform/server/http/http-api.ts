import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod'
import type { Endpoint, Method } from '../../contract.ts'
import { isAskedByAddress, pathParameters } from '../../contract.ts'
import { notFound, platformRefusals, refuse } from '../../refusals.ts'
import type { Dispatcher, Identify } from '../endpoints.ts'
import { visitor } from '../endpoints.ts'
import type { EventStream } from './event-stream.ts'
import { sendEvents } from './event-stream.ts'
import { exchangeOf } from './exchange.ts'
import { readModestJson } from './json-body.ts'
import { createLines, giveWay, inTurn } from '../overload/overload.ts'
import type { PageCache } from './page-cache.ts'
import { sendCompressed } from './send-compressed.ts'
import type { SendMade } from './send-kept.ts'
import { keptOr } from './send-kept.ts'

const METHODS: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

const errorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    preparing: z.object({ documents: z.int(), percent: z.int(), retry_after: z.int() }).optional(),
  }),
})

/** Everything under /v1: each endpoint of the dispatcher, its OpenAPI document, and JSON whatever happens. */
export async function registerApi(
  app: FastifyInstance,
  dispatcher: Dispatcher,
  version: string,
  // Whoever is not told apart is a visitor.
  identify: Identify = () => Promise.resolve(visitor),
  lines = createLines(),
  // Without one nothing is kept.
  cache: PageCache | null = null,
): Promise<void> {
  await app.register(
    async (v1) => {
      // The dispatcher parses input and output, also for calls that never touch HTTP; here schemas only document.
      v1.setValidatorCompiler(() => () => true)
      readModestJson(v1)
      v1.setSerializerCompiler(() => (value) => JSON.stringify(value))
      await v1.register(swagger, {
        openapi: {
          openapi: '3.1.0',
          info: { title: 'Florin', version, description: 'L’emploi et le réseau de la finance.' },
        },
        transform: jsonSchemaTransform,
      })

      const methodsByPath = new Map<string, Set<Method>>()
      for (const { endpoint } of dispatcher.served) {
        const methods = methodsByPath.get(endpoint.path) ?? new Set<Method>()
        methodsByPath.set(endpoint.path, methods.add(endpoint.method))
        const route: RouteOptions = {
          method: endpoint.method,
          url: withoutPrefix(endpoint.path),
          schema: documentationOf(endpoint),
          // A stream has no end to measure, and nothing to say without its body.
          ...(endpoint.stream ? { config: { stream: true }, exposeHeadRoute: false } : {}),
          ...(endpoint.takes ? { config: { takesFiles: true, inLines: true } } : {}),
          handler: (request, reply) => {
            if (!endpoint.kept) return respond(request, reply)
            const { until: topics, for: seconds } = endpoint.kept
            // No address in an answer begins with the name that the caller has for this site.
            return keptOr(cache, request, reply, { base: '', topics, ...(seconds ? { seconds } : {}) }, (send) =>
              send ? respondForAll(request, reply, send) : respond(request, reply),
            )
          },
        }
        const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
          const exchange = exchangeOf(request, reply)
          const actor = await identify(exchange)
          if (endpoint.takes) {
            exchange.body = request.raw
            exchange.type = request.headers['content-type'] ?? ''
            // What is sent takes as long as its sender likes; nobody waits for that.
            giveWay()
          }
          return dispatcher.call(endpoint, inputOf(endpoint, request), { actor, exchange })
        }
        const sayHowLong = (reply: FastifyReply): FastifyReply => {
          // A cookie is for one browser: a cache that kept it would give it to all.
          const isPublic = endpoint.publicFor !== undefined && !reply.hasHeader('set-cookie')
          return reply.header('cache-control', isPublic ? `public, max-age=${endpoint.publicFor}` : 'private, no-store')
        }
        const respond = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
          const work = () => answer(request, reply)
          const result = await (endpoint.always ? work() : inTurn(lines, request, reply, work))
          // The turn is over before the waiting begins.
          if (endpoint.stream) return sendEvents(reply, result as EventStream)
          return sayHowLong(reply).send(result)
        }
        const respondForAll = (request: FastifyRequest, reply: FastifyReply, send: SendMade): Promise<FastifyReply> =>
          inTurn(lines, request, reply, async () => {
            const result = await answer(request, reply)
            void sayHowLong(reply).type('application/json; charset=utf-8')
            await send(JSON.stringify(result))
          }).then(() => reply)
        const { takes } = endpoint
        if (!takes) v1.route(route)
        else
          await v1.register(async (scope) => {
            handOverBodies(scope, takes)
            scope.route(route)
          })
      }
      for (const [path, known] of methodsByPath) {
        v1.route({
          method: METHODS.filter((method) => !known.has(method)),
          url: withoutPrefix(path),
          schema: { hide: true },
          // Refused before a body is read, so that what is in it cannot change the answer.
          onRequest: (_request, reply, done) => {
            void reply.header('allow', [...known].join(', '))
            done(refuse(platformRefusals['platform/wrong_method']))
          },
          handler: () => undefined,
        })
      }
      // Routes rather than a handler for what is not found: pages answer everywhere else, and would answer here too.
      for (const url of ['/', '/*']) {
        v1.route({
          method: METHODS,
          url,
          schema: { hide: true },
          onRequest: (_request, _reply, done) => done(notFound()),
          handler: () => undefined,
        })
      }
      // The same for as long as the site runs; writing it takes longer than a search.
      let description: Buffer | undefined
      v1.get('/openapi.json', { schema: { hide: true } }, async (request, reply) => {
        description ??= Buffer.from(JSON.stringify(v1.swagger()))
        void reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300')
        return sendCompressed(request, reply, description)
      })
    },
    { prefix: '/v1' },
  )
}

/** Its routes get the body as it comes, if it is of one of these types. */
function handOverBodies(scope: FastifyInstance, types: readonly string[]): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser([...types], (_request, _payload, done) => done(null))
}

const withoutPrefix = (path: string): string => path.replace(/^\/v1/, '')

// By the endpoint, not by the request: HEAD asks as GET does.
function inputOf(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const given = isAskedByAddress(endpoint) ? request.query : request.body
  const fields = typeof given === 'object' && given !== null && !Array.isArray(given) ? given : {}
  const last = endpoint.stream ? request.headers['last-event-id'] : undefined
  return { ...fields, ...(last === undefined ? {} : { since: last }), ...(request.params as object) }
}

function documentationOf(endpoint: Endpoint): FastifySchema {
  const { path, summary, input, output } = endpoint
  const names = new Set(pathParameters(path))
  const keys = Object.keys(input.shape)
  const part = (wanted: boolean) => {
    const chosen = keys.filter((key) => names.has(key) === wanted)
    return chosen.length > 0 ? z.object(Object.fromEntries(chosen.map((key) => [key, input.shape[key]!]))) : undefined
  }
  const params = part(true)
  const others = part(false)
  const place = isAskedByAddress(endpoint) ? 'querystring' : 'body'
  const documentation = {
    summary,
    tags: [path.split('/')[2] ?? 'florin'],
    ...(params ? { params } : {}),
    ...(others ? { [place]: others } : {}),
    response: {
      200: endpoint.stream ? { content: { 'text/event-stream': { schema: output } } } : output,
      '4xx': errorSchema,
      '5xx': errorSchema,
    },
  }
  return documentation satisfies FastifySchema
}
