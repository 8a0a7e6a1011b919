import { PassThrough, pipeline, Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import type { FastifyReply } from 'fastify'

const MOST_AHEAD = 8 * 1024 * 1024

/** Done once everything has been found out, not once a slow reader has it: no turn is kept by reading slowly. */
export async function sendStream(reply: FastifyReply, body: ReadableStream): Promise<void> {
  const ahead = new PassThrough({ highWaterMark: MOST_AHEAD })
  // A reader that leaves, or a loader that fails, ends all three.
  pipeline(Readable.fromWeb(body as NodeStream), ahead, () => undefined)
  const known = new Promise((resolve) => ahead.once('finish', resolve).once('close', resolve))
  void reply.send(ahead)
  await known
}
