import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider } from 'react-router'
import type { ServerBuild } from 'react-router'
import type { Api } from '../../contract.ts'
import type { Door } from '../../render-context.ts'
import {
  apiContext,
  doorsContext,
  flagsContext,
  htmlContext,
  needsSecondFactorContext,
  nonceContext,
  promptApiContext,
  reportContext,
  roleContext,
  topicsContext,
} from '../../render-context.ts'
import { baseAddress } from './base-address.ts'
import type { Caller, Identify } from '../endpoints.ts'
import { exchangeOf } from './exchange.ts'
import { LARGEST_FORM } from './form-body.ts'
import type { Lines } from '../overload/overload.ts'
import { inTurn, withoutWaiting } from '../overload/overload.ts'
import { askedOnce, AWAY_FOR, pageApi } from './page-api.ts'
import type { Kept, PageCache } from './page-cache.ts'
import { devPolicy, pagePolicy } from './page-policy.ts'
import { createPageRouter } from './page-router.ts'
import { sealPage } from './sealed-page.ts'
import { sendOnce } from './send-compressed.ts'
import { isAsKnown, keptHeaders, sendKept } from './send-kept.ts'
import { sendStream } from './send-stream.ts'
import { isPage, webRequest } from './web-request.ts'

export type PagesOptions = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  apiOf: (caller: Caller) => Api
  identify: Identify
  /** Who may open which page. */
  doors: (pattern: string) => Door
  origin: string | null
  dev: boolean
  cache: PageCache
  lines: Lines
}

/** Every address that is no API: built files first, then pages rendered by the router. */
export async function registerPages(
  app: FastifyInstance,
  { build, apiOf, identify, doors, origin, dev, cache, lines }: PagesOptions,
): Promise<void> {
  const handle = createPageRouter(build, dev)
  await app.register(async (pages) => {
    if (!dev) {
      const built = { preCompressed: true, index: false as const }
      // Their names carry a hash of their content. One route for all: only what is there reaches the disk.
      const assets = resolve('build/client/assets')
      const names = new Set(await readdir(assets))
      await pages.register(fastifyStatic, {
        ...built,
        root: assets,
        prefix: '/assets/',
        allowedPath: (path) => names.has(path.slice(1)),
        maxAge: '365d',
        immutable: true,
      })
      // Each of the others has a route of its own, beside those of pages.
      await pages.register(fastifyStatic, {
        ...built,
        root: resolve('build/client'),
        wildcard: false,
        globIgnore: ['assets/**'],
        maxAge: '1h',
        decorateReply: false,
      })
    }
    // Fastify only bounds the size of a form; it is read for the router, once.
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_FORM }, (_request, body, done) =>
      done(null, body),
    )
    pages.route({
      method: ['GET', 'POST'],
      url: '/*',
      handler: (request, reply) => answer(request, reply),
    })
  })

  // What is kept is answered without a promise: that alone was worth a tenth of what it costs.
  function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const base = baseAddress(request, origin)
    const key = dev ? null : cache.keyOf(request.method, base, request.url, request.headers)
    const kept = key === null ? null : cache.find(key)
    if (kept) return sendKept(request, reply, kept)
    return inTurn(lines, request, reply, async (gone) => {
      // Of those who come together the first makes it, and the others may have waited for that.
      const made = key === null ? null : cache.find(key)
      await (made ? sendKept(request, reply, made) : render(request, reply, { base, key, gone }))
    }).then(() => reply)
  }

  type Rendering = { base: string; key: string | null; gone: AbortSignal }

  /** Does not return the reply: waiting for that is waiting for whoever reads it. */
  async function render(request: FastifyRequest, reply: FastifyReply, rendering: Rendering): Promise<void> {
    const { base, key, gone } = rendering
    const nonce = randomBytes(16).toString('base64url')
    const asked = await webRequest(request, base, gone)
    // Before anything is read: a change during the rendering makes the page an old one.
    const versions = cache.versions()
    const context = new RouterContextProvider()
    const report = (error: unknown): void => request.log.error({ reqId: request.id, err: error }, 'bug')
    context.set(reportContext, report)
    context.set(topicsContext, null)
    context.set(htmlContext, null)
    context.set(doorsContext, doors)
    const exchange = exchangeOf(request, reply)
    const actor = await identify(exchange)
    context.set(roleContext, actor.role)
    context.set(flagsContext, 'flags' in actor ? actor.flags : [])
    context.set(needsSecondFactorContext, 'needsSecondFactor' in actor && actor.needsSecondFactor === true)
    const api = pageApi(apiOf({ actor, exchange }), report)
    context.set(apiContext, askedOnce(api))
    // Apart: what is refused here because it would take long, is waited for there.
    const prompt: Api = (endpoint, input) => withoutWaiting(() => api(endpoint, input))
    context.set(promptApiContext, askedOnce(prompt))
    context.set(nonceContext, dev ? undefined : nonce)
    let response = await handle(asked, context)
    // An address of a file has no page that could say there is nothing.
    if (response.status === 404 && asked.method === 'GET' && isPage(request) && !context.get(htmlContext)) {
      response = await handle(new Request(new URL('/404', asked.url), { headers: asked.headers }), context)
    }
    void reply.code(response.status)
    for (const [name, value] of response.headers) void reply.header(name, value)
    const html = context.get(htmlContext)
    if (html) void reply.header('content-security-policy', dev ? devPolicy : pagePolicy([`'nonce-${nonce}'`]))
    if (response.status === 503 && !reply.hasHeader('retry-after')) void reply.header('retry-after', String(AWAY_FOR))
    // What a signed-in person saw must not be there for whoever sits down next.
    if (actor.role !== 'visitor') void reply.header('cache-control', 'private, no-store')
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-cache')
    const keep = (key: string, text: string): Kept | null => {
      const sealed = sealPage(text, nonce)
      if (!sealed) return null
      const headers = keptHeaders(reply)
      headers.push(['content-security-policy', pagePolicy(sealed.scripts, sealed.styles)])
      return cache.keep(key, { text: sealed.html, headers, topics: context.get(topicsContext), versions })
    }
    // A whole page is sent at once with its length; data answers may stream.
    if (html) {
      const shared = response.status === 200 && !reply.hasHeader('set-cookie')
      const kept = key !== null && shared ? keep(key, html.toString()) : null
      if (kept && isAsKnown(request, reply, kept)) return void reply.send()
      return sendOnce(request, reply, kept?.body ?? html)
    }
    if (!response.body) return void reply.send()
    await sendStream(reply, response.body)
  }
}
