import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inTurn } from '../overload/overload.ts'
import { createTurns } from '../overload/turns.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const zstd = promisify(zstdCompress)

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } })

// Less fits into one packet as it is.
const LEAST = 1_024

type Compress = (body: Buffer) => Promise<Buffer>

/** For what is sent again and again: a tenth less to send than below, for twice the work. */
const WELL: Record<'br' | 'gzip', Compress> = { br: (body) => brotli(body, quality(6)), gzip: (body) => zip(body) }
/**
 * For what is sent once. Zstandard takes less than half of the time of Brotli, for some hundredths more to send; Brotli a third less than at
 * its next level. The room is for a whole page: each time that it is full is another turn of the threads. Brotli that is told
 * the length takes a tenth less, for the same bytes.
 */
const ROOM = { chunkSize: 64 * 1024 }
const QUICKLY: Record<'zstd' | 'br' | 'gzip', Compress> = {
  zstd: (body) => zstd(body, { ...ROOM, pledgedSrcSize: body.length }),
  br: (body) =>
    brotli(body, { ...ROOM, params: { ...quality(3).params, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body) => zip(body),
}

// Compressing takes the few threads that hash passwords, too. Two at once, and each address has its share: whoever asks for the
// same page without end waits alone.
const turns = createTurns({ atOnce: 2, inLine: 256, patience: 5_000 })
const lines = { reads: turns, changes: turns }

const LONGEST_HEADER = 200
const MOST_HEADERS = 100
// Browsers of one kind all say the same.
const read = new Map<string, ReadonlySet<string>>()

/** Which encodings a browser takes. « q=0 » is a no. */
function encodingsIn(accepted: string): ReadonlySet<string> {
  const known = read.get(accepted)
  if (known) return known
  const wanted = new Set(
    accepted
      .slice(0, LONGEST_HEADER)
      .split(',')
      .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
      .map((one) => one.split(';', 1)[0]!.trim().toLowerCase()),
  )
  if (read.size >= MOST_HEADERS) read.clear()
  if (accepted.length <= LONGEST_HEADER) read.set(accepted, wanted)
  return wanted
}

/** The first of these that a browser takes. */
export function encodingFor<Encoding extends string>(
  accepted: string | undefined,
  known: readonly Encoding[],
): Encoding | null {
  const wanted = encodingsIn(accepted ?? '')
  return known.find((one) => wanted.has(one)) ?? null
}

/** Sends what nobody else will get, by whoever has had a turn for making it. */
export async function sendOnce(request: FastifyRequest, reply: FastifyReply, body: Buffer): Promise<void> {
  const encoding = encodingFor(request.headers['accept-encoding'], ['zstd', 'br', 'gzip'])
  void reply.header('vary', 'accept-encoding')
  if (encoding === null || body.length < LEAST) return void reply.send(body)
  const bytes = await QUICKLY[encoding](body)
  void reply.header('content-encoding', encoding).send(bytes)
}

// What is sent again and again as the very same bytes is compressed once, also for those who ask before it is done.
const compressed = new WeakMap<Buffer, Partial<Record<'br' | 'gzip', Buffer | Promise<Buffer>>>>()

/** Sends what is ready to be sent and needs no other turn; at once where it was compressed before. */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
): FastifyReply | Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding'], ['br', 'gzip'])
  void reply.header('vary', 'accept-encoding')
  if (encoding === null || body.length < LEAST) return reply.send(body)
  const known = compressed.get(body) ?? {}
  compressed.set(body, known)
  const send = (bytes: Buffer): FastifyReply => reply.header('content-encoding', encoding).send(bytes)
  const ready = known[encoding]
  if (Buffer.isBuffer(ready)) return send(ready)
  const compress = async (): Promise<Buffer> => (known[encoding] = await WELL[encoding](body))
  // Only who begins needs a turn. Nobody's leaving ends what others wait for.
  return (ready ?? inTurn(lines, request, reply, async () => (known[encoding] ??= compress()))).then(send)
}
