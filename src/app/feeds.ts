import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { searchPaths } from '#features/jobs/job-address.ts'
import { completeFeeds } from '#features/jobs/server/published-complete-feeds.ts'
import { createNewsFeed } from '#features/news/server/news-feed.service.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { searchFeed } from '#features/jobs/server/published-search-feed.ts'
import { baseAddress } from '#platform/server/http/base-address.ts'
import type { Freshness } from '#platform/server/http/conditional.ts'
import { isUnchanged, weakEtag } from '#platform/server/http/conditional.ts'
import type { PageCache } from '#platform/server/http/page-cache.ts'
import { keptOr } from '#platform/server/http/send-kept.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Lines } from '#platform/server/overload/overload.ts'
import { inTurn } from '#platform/server/overload/overload.ts'
import { inPieces, pieceTurn, wholeOrPieces } from './in-pieces.ts'

const ATOM = 'application/atom+xml; charset=utf-8'
const KEPT_FOR = 'public, max-age=300'
const SETTLED_AFTER = 2_000
const JOBS = ['job', 'company']
/** The state of a complete feed may be so many seconds old when it is kept. */
const STATE_FOR = 2

/** Says what the answer is the state of, and whether the caller has it already. */
function isKnown(request: FastifyRequest, reply: FastifyReply, state: Freshness): boolean {
  // A date knows seconds only: of a change just made it says less, so that the next one is not taken for it.
  const told = new Date(Math.min(state.modified.getTime(), Date.now() - SETTLED_AFTER))
  void reply.header('etag', state.etag).header('last-modified', told.toUTCString()).header('cache-control', KEPT_FOR)
  return isUnchanged(request.headers, state)
}

/** Jobs and articles for programs that come back for them: each search as an Atom feed, the newest articles, and all live jobs at once. */
export async function registerFeeds(
  app: FastifyInstance,
  db: Db,
  index: IndexedCollection,
  origin: string | null,
  lines: Lines,
  // Without one nothing is kept.
  cache: PageCache | null = null,
): Promise<void> {
  type Write = (base: string, search: URLSearchParams) => Promise<{ xml: string; modified: Date }>
  const serveAtom = (path: string, write: Write): void => {
    app.get(`${path}.atom`, (request, reply) => {
      const base = baseAddress(request, origin)
      return keptOr(cache, request, reply, { base, topics: JOBS }, async (send) => {
        const search = new URL(request.url, base).searchParams
        const { xml, modified } = await inTurn(lines, request, reply, () => write(base, search))
        const state = { etag: weakEtag(xml), modified }
        const known = isKnown(request, reply.type(ATOM), state)
        if (send) return send(xml, state)
        return known ? reply.code(304).send() : reply.send(xml)
      })
    })
  }
  for (const path of searchPaths) serveAtom(path, (base, search) => searchFeed(db, index, path, search, base))

  const newsFeed = createNewsFeed(db)
  app.get('/news.atom', (request, reply) => {
    const base = baseAddress(request, origin)
    return keptOr(cache, request, reply, { base, topics: ['article'] }, async (send) => {
      const feed = await inTurn(lines, request, reply, () => newsFeed(base))
      if (isKnown(request, reply.type(ATOM), feed.state)) return reply.code(304).send()
      const xml = await inTurn(lines, request, reply, feed.write)
      return send ? send(xml, feed.state) : reply.send(xml)
    })
  })

  for (const { path, type, freshness, write } of completeFeeds) {
    app.get(path, (request, reply) => {
      const base = baseAddress(request, origin)
      return keptOr(cache, request, reply, { base, topics: JOBS, seconds: STATE_FOR }, async (send) => {
        const state = await inTurn(lines, request, reply, () => freshness(db, base))
        if (isKnown(request, reply, state)) return reply.code(304).send()
        // The jobs have pages of their own for search engines to list.
        void reply.type(type).header('x-robots-tag', 'noindex')
        if (request.method === 'HEAD') return reply.send()
        const turn = pieceTurn(request, reply)
        if (!send) return reply.send(await inPieces(write(db, base), turn))
        const feed = await wholeOrPieces(write(db, base), turn)
        return typeof feed === 'string' ? send(feed, state) : reply.send(feed)
      })
    })
  }
}
