import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Part } from './store.ts'

/**
 * The part of a film that a player asks for, so that one jumps in it without fetching all of it: one part, as every player does. The
 * answer says which it is. Undefined for all of it; null where there is no such part.
 */
export function askedPart({ headers }: FastifyRequest, reply: FastifyReply, bytes: number): Part | null | undefined {
  void reply.header('accept-ranges', 'bytes')
  // There is no mark that a player could know the film by; whoever names one gets all of it.
  const [, first = '', last = ''] = headers['if-range']
    ? []
    : (/^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [])
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (start > end) {
    void reply.header('content-range', `bytes */${bytes}`)
    return null
  }
  void reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes}`)
  return { start, end }
}
