import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendStream } from './send-stream.ts'

/** A server that streams what the test writes, and a reader that reads nothing until it is told to. */
async function stream() {
  const app = Fastify()
  const source = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, { highWaterMark: 1_000 })
  let done = false
  app.get('/', async (_request, reply) => {
    await sendStream(reply, source.readable)
    done = true
    return reply
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const answer = new Promise<IncomingMessage>((resolve) =>
    get({ host: '127.0.0.1', port }, resolve).on('error', () => {}),
  )
  return { app, writer: source.writable.getWriter(), answer, isDone: () => done }
}

test('it is done when everything is known, however slowly it is read', async () => {
  const { app, writer, answer, isDone } = await stream()
  const piece = new Uint8Array(1_000_000).fill(46)
  await writer.write(piece)
  const reader = await answer
  expect(isDone()).toBe(false)
  // More than the sockets hold by themselves.
  for (let number = 0; number < 6; number++) await writer.write(piece)
  expect(isDone()).toBe(false)
  await writer.close()
  await expect.poll(isDone, { timeout: 20_000 }).toBe(true)
  let length = 0
  for await (const chunk of reader) length += (chunk as Buffer).length
  expect(length).toBe(7_000_000)
  await app.close()
})

test('it is done when the reader leaves', async () => {
  const { app, writer, answer, isDone } = await stream()
  await writer.write(new Uint8Array(10))
  const reader = await answer
  reader.destroy()
  await expect.poll(isDone, { timeout: 20_000 }).toBe(true)
  await app.close()
})
