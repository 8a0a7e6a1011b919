import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { fetchApi } from './fetch-api.ts'

let server: Server

/** Sends the head of its answer and the beginning of the body, and leaves it there. */
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"data":')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

test('a call that was given up in the middle of its answer is no answer', async () => {
  const call = new AbortController()
  const { port } = server.address() as AddressInfo
  const body = vi.spyOn(Response.prototype, 'json')
  onTestFinished(() => body.mockRestore())
  const answer = fetchApi(`http://127.0.0.1:${port}/` as never, {}, call.signal)
  // The head has come, the body is being read.
  await vi.waitUntil(() => body.mock.calls.length > 0, 20_000)
  call.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})
