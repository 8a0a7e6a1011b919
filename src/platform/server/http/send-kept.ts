import type { FastifyReply, FastifyRequest } from 'fastify'
import { isUnchanged } from './conditional.ts'
import type { Kept, Made, PageCache } from './page-cache.ts'
import { sendCompressed, sendOnce } from './send-compressed.ts'

const KEPT_HEADERS = new Set(['content-type', 'cache-control', 'link', 'last-modified', 'x-robots-tag'])
const isKeptHeader = (header: [string, unknown]): header is [string, string] =>
  KEPT_HEADERS.has(header[0]) && typeof header[1] === 'string'

/** What of an answer's headers is kept with it. */
export const keptHeaders = (reply: FastifyReply): [string, string][] =>
  Object.entries(reply.getHeaders()).filter(isKeptHeader)

/** Sets the headers of what is kept. Whether the caller has it already: then nothing is sent but these. */
export function isAsKnown(request: FastifyRequest, reply: FastifyReply, kept: Kept): boolean {
  for (const [name, value] of kept.headers) void reply.header(name, value)
  if (!isUnchanged(request.headers, kept)) return false
  void reply.code(304).header('vary', 'accept-encoding')
  return true
}

/** Sends what is kept, as ready bytes: it needs no turn. */
export const sendKept = (
  request: FastifyRequest,
  reply: FastifyReply,
  kept: Kept,
): FastifyReply | Promise<FastifyReply> =>
  isAsKnown(request, reply, kept) ? reply.send() : sendCompressed(request, reply, kept.body)

/** Where an answer belongs that may be kept: what it shows, and for how many seconds at most. */
type Place = { base: string } & Pick<Made, 'topics' | 'seconds'>

/** Sends an answer, which it keeps as it is; by whoever has had a turn for making it. */
export type SendMade = (text: string, mark?: Pick<Made, 'etag' | 'modified'>) => Promise<FastifyReply>

/**
 * Answers with what is kept, or by `make`. It gets a way to send what it makes so that it is kept, or null where this request is
 * not one for all: of somebody, of another method, or made while something changes.
 */
export function keptOr(
  cache: PageCache | null,
  request: FastifyRequest,
  reply: FastifyReply,
  { base, ...place }: Place,
  make: (send: SendMade | null) => Promise<unknown>,
): FastifyReply | Promise<unknown> {
  const key = cache?.keyOf(request.method, base, request.url, request.headers) ?? null
  if (!cache || key === null) return make(null)
  const known = cache.find(key)
  if (known) return sendKept(request, reply, known)
  // Before anything is read: a change meanwhile makes it an old one.
  const versions = cache.versions()
  return make(async (text, mark) => {
    // A cookie is for one browser.
    const kept = reply.hasHeader('set-cookie')
      ? null
      : cache.keep(key, { text, headers: keptHeaders(reply), versions, ...place, ...mark })
    if (!kept) return reply.send(text)
    if (isAsKnown(request, reply, kept)) return reply.send()
    await sendOnce(request, reply, kept.body)
    return reply
  })
}
