import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inTurn } from '../overload/overload.ts'
import { createTurns } from '../overload/turns.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Two more than the server takes for what it sends once: a tenth less to send, for twice the work. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

// Compressing takes the few threads that hash passwords, too. Two at once, and each address has its share: whoever asks for the
// same page without end waits alone.
const turns = createTurns({ atOnce: 2, inLine: 256, patience: 5_000 })
const lines = { reads: turns, changes: turns }

/** What a browser would rather have: brotli, else gzip, else nothing. « q=0 » is a no. */
export function encodingFor(accepted: string | undefined): 'br' | 'gzip' | null {
  const wanted = new Set(
    (accepted ?? '')
      .slice(0, 200)
      .split(',')
      .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
      .map((one) => one.split(';', 1)[0]!.trim().toLowerCase()),
  )
  if (wanted.has('br')) return 'br'
  return wanted.has('gzip') ? 'gzip' : null
}

// What is sent again and again as the very same bytes is compressed once, also for those who ask before it is done.
const compressed = new WeakMap<Buffer, Partial<Record<'br' | 'gzip', Promise<Buffer>>>>()

/** Sends what is ready to be sent and needs no other turn. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding'])
  void reply.header('vary', 'accept-encoding')
  if (encoding === null) return reply.send(body)
  const known = compressed.get(body) ?? {}
  compressed.set(body, known)
  // Only who begins needs a turn. Nobody's leaving ends what others wait for.
  const bytes = await (known[encoding] ??
    inTurn(lines, request, reply, () => (known[encoding] ??= encoding === 'br' ? brotli(body, QUALITY) : zip(body))))
  return reply.header('content-encoding', encoding).send(bytes)
}
