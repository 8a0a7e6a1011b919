import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { searchPaths } from '#features/jobs/job-address.ts'
import { completeFeeds } from '#features/jobs/server/job-complete-feeds.service.ts'
import type { JobIndex } from '#features/jobs/server/job-index.service.ts'
import { searchFeed } from '#features/jobs/server/job-search-feed.service.ts'
import { baseAddress } from '#platform/server/base-address.ts'
import type { Freshness } from '#platform/server/conditional.ts'
import { isUnchanged, weakEtag } from '#platform/server/conditional.ts'
import type { Db } from '#platform/server/db.ts'

const KEPT_FOR = 'public, max-age=300'
const SETTLED_AFTER = 2_000

/** Says what the answer is the state of, and whether the caller has it already. */
function isKnown(request: FastifyRequest, reply: FastifyReply, state: Freshness): boolean {
  // A date knows seconds only: of a change just made it says less, so that the next one is not taken for it.
  const told = new Date(Math.min(state.modified.getTime(), Date.now() - SETTLED_AFTER))
  void reply.header('etag', state.etag).header('last-modified', told.toUTCString()).header('cache-control', KEPT_FOR)
  return isUnchanged(request.headers, state)
}

/** Offers for programs that come back for them: each search as an Atom feed, and all live offers at once. */
export async function registerFeeds(
  app: FastifyInstance,
  db: Db,
  index: JobIndex,
  origin: string | null,
): Promise<void> {
  for (const path of searchPaths) {
    app.get(`${path}.atom`, async (request, reply) => {
      const base = baseAddress(request, origin)
      const { xml, modified } = await searchFeed(db, index, path, new URL(request.url, base).searchParams, base)
      if (isKnown(request, reply, { etag: weakEtag(xml), modified })) return reply.code(304).send()
      return reply.type('application/atom+xml; charset=utf-8').send(xml)
    })
  }

  for (const { path, type, freshness, write } of completeFeeds) {
    app.get(path, async (request, reply) => {
      const base = baseAddress(request, origin)
      if (isKnown(request, reply, await freshness(db, base))) return reply.code(304).send()
      // The offers have pages of their own for search engines to list.
      void reply.type(type).header('x-robots-tag', 'noindex')
      if (request.method === 'HEAD') return reply.send()
      return reply.send(await stream(write(db, base)))
    })
  }
}

/** Waits for the first piece, so that a database that is away is told by a status rather than by half an answer. */
async function stream(pieces: AsyncGenerator<string>): Promise<Readable> {
  const first = await pieces.next()
  async function* all() {
    if (!first.done) yield first.value
    for await (const piece of pieces) {
      // Others have their turn between two pieces, also while this reader takes them as fast as they come.
      await setImmediate()
      yield piece
    }
  }
  return Readable.from(all(), { objectMode: false })
}
