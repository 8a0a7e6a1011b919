import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEventStream } from './event-stream.ts'

let answer: (response: ServerResponse) => void
const server = createServer((_request, response) => answer(response))
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

/** A connection as both sides see it. */
async function connect(): Promise<{ response: ServerResponse; reader: IncomingMessage }> {
  const answered = new Promise<ServerResponse>((resolve) => {
    answer = (response) => {
      response.flushHeaders()
      resolve(response)
    }
  })
  const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent: false })
  request.on('error', () => undefined)
  const [reader] = (await once(request, 'response')) as [IncomingMessage]
  reader.on('error', () => undefined)
  return { response: await answered, reader }
}

test('a reader who takes nothing is cut before much is kept for them', async () => {
  const { response, reader } = await connect()
  reader.pause()
  const stream = createEventStream()
  stream.sendTo(response)
  const piece = 'x'.repeat(32 * 1024)
  let most = 0
  // Enough for whatever the system keeps on its way.
  for (let count = 0; count < 4_000 && !response.destroyed; count++) {
    stream.write(piece)
    most = Math.max(most, response.writableLength)
    await new Promise(setImmediate)
  }
  await stream.over
  expect(response.destroyed).toBe(true)
  expect(most).toBeLessThan(400 * 1024)
  stream.write('nobody reads this')
})

test('what is written before there is a reader waits for them, within the same bound', async () => {
  const early = createEventStream()
  early.write('a')
  early.end('b')
  const { response, reader } = await connect()
  early.sendTo(response)
  let text = ''
  for await (const chunk of reader) text += String(chunk)
  expect(text).toBe('ab')

  const many = createEventStream()
  for (let count = 0; count < 20; count++) many.write('x'.repeat(32 * 1024))
  await many.over
  const next = await connect()
  many.sendTo(next.response)
  expect(next.response.destroyed).toBe(true)
})

test('a reader who leaves ends the stream', async () => {
  const { response, reader } = await connect()
  const stream = createEventStream()
  stream.sendTo(response)
  reader.destroy()
  await stream.over
})
