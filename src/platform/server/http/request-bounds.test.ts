import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { endpoint } from '../../contract.ts'
import { readConfig } from '../settings/config.ts'
import { createDispatcher, serve } from '../endpoints.ts'
import { registerApi } from './http-api.ts'
import { createHttp } from './http.ts'
import { isModest } from './json-body.ts'
import { boundRequests } from './request-bounds.ts'
import { createMetrics } from '../watching/metrics.ts'

const echo = endpoint({
  method: 'POST',
  path: '/v1/echo',
  access: 'public',
  summary: 'Gives back what it gets.',
  input: z.object({ text: z.string(), more: z.unknown().optional(), deep: z.unknown().optional() }),
  output: z.object({ text: z.string() }),
})

const PIECE = 'x'.repeat(65_536)
let app: FastifyInstance
let written = 0
let begun = 0
let atOnce = 0
let mostAtOnce = 0
let ended: Promise<void>

beforeAll(async () => {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    FLORIN_PROXIES: '127.0.0.1',
    FLORIN_ORIGIN: 'https://florin.example',
  })
  app = await createHttp({ config, metrics: createMetrics(config), maxEventLoopDelay: 60_000, stalledAfter: 300 })
  await registerApi(app, createDispatcher([serve(echo, ({ text }) => ({ text }))]), '1.2.3')
  app.get('/endless', (_request, reply) => {
    const over = Promise.withResolvers<void>()
    ended = over.promise
    async function* endless() {
      try {
        for (;;) {
          written += PIECE.length
          yield PIECE
        }
      } finally {
        over.resolve()
      }
    }
    return reply.type('text/plain').send(Readable.from(endless(), { objectMode: false }))
  })
  app.post('/lines', { config: { inLines: true } }, () => 'done')
  app.get('/waiting', async () => {
    begun++
    mostAtOnce = Math.max(mostAtOnce, ++atOnce)
    await setImmediate()
    atOnce--
    return 'done'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const reader = () => {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write('GET /endless HTTP/1.1\r\nHost: florin.example\r\n\r\n')
  return socket
}

test('a reader who takes nothing is cut, and what was written for them ends', async () => {
  const socket = reader()
  socket.pause()
  await expect.poll(() => written, { timeout: 20_000 }).toBeGreaterThan(0)
  await ended
  await expect
    .poll(() => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count))), {
      timeout: 20_000,
    })
    .toBe(0)
  socket.destroy()
})

test('a reader who takes a little now and then is not', async () => {
  const socket = reader()
  const began = performance.now()
  let taken = 0
  // Several times as long as the longest pause that is allowed.
  while (performance.now() - began < 1_500) {
    const [chunk] = (await once(socket, 'data')) as [Buffer]
    taken += chunk.length
    socket.pause()
    setTimeout(() => socket.resume(), 20)
  }
  expect(socket.destroyed).toBe(false)
  expect(taken).toBeGreaterThan(0)
  socket.destroy()
  await ended
})

describe('requests on one connection', () => {
  test.each([
    ['/waiting', ''],
    ['/%zz', ''],
    ['/waiting', 'Expect: nothing\r\n'],
  ])('that do not wait for answers are cut off before many are begun: %s %s', async (path, header) => {
    const ask = `GET ${path} HTTP/1.1\r\nHost: florin.example\r\n${header}\r\n`
    begun = 0
    mostAtOnce = 0
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    const cut = once(socket, 'close')
    let answered = 0
    socket.on('data', (data) => (answered += data.toString().split('HTTP/1.1 ').length - 1))
    socket.write(ask.repeat(600))
    await cut
    expect(mostAtOnce).toBeLessThanOrEqual(4)
    // A busy machine may take them in by pieces, of which the first ones are modest: the most are never begun.
    expect(begun + answered).toBeLessThan(600 / 2)
  })

  test('that come one after the other are all answered, however many', async () => {
    begun = 0
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const { port } = app.server.address() as AddressInfo
    const statuses = []
    for (let number = 0; number < 50; number++) {
      const [answer] = (await once(get({ port, host: '127.0.0.1', path: '/waiting', agent }), 'response')) as [
        IncomingMessage,
      ]
      answer.resume()
      await once(answer, 'end')
      statuses.push(answer.statusCode)
    }
    agent.destroy()
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(begun).toBe(50)
  })
})

describe('bodies', () => {
  const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/v1/echo',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    })

  test('are not inflated, whatever they are said to be', async () => {
    const small = JSON.stringify({ text: 'x' })
    const bomb = gzipSync(JSON.stringify({ text: 'x'.repeat(20_000_000) }))
    for (const [encoding, payload] of [
      ['gzip', bomb],
      ['gzip', small],
      ['br', small],
      ['deflate', small],
      ['zstd', small],
      ['nonsense', small],
      ['gzip, identity', small],
    ] as const) {
      const refused = await post(payload, { 'content-encoding': encoding })
      expect(refused.statusCode, encoding).toBe(415)
      expect(refused.json()).toMatchObject({ error: { code: 'platform/encoded' } })
    }
    expect((await post(small, { 'content-encoding': 'Identity' })).statusCode).toBe(200)
  })

  test('are no larger than a profile, and have no more values than any contract takes', async () => {
    expect((await post(JSON.stringify({ text: 'x'.repeat(200_000) }))).statusCode).toBe(200)
    expect((await post(JSON.stringify({ text: 'x'.repeat(300_000) }))).statusCode).toBe(413)
    expect((await post(JSON.stringify({ text: 'a, {b} [c] "d" \\'.repeat(5_000) }))).statusCode).toBe(200)
    const values = (count: number) => JSON.stringify({ text: 'x', more: Array.from({ length: count }, () => 1) })
    expect((await post(values(1_500))).statusCode).toBe(200)
    expect((await post(values(2_500))).statusCode).toBe(413)
    expect((await post(`{"text":"x","deep":${'['.repeat(30)}${']'.repeat(30)}}`)).statusCode).toBe(413)
  })

  test('come in pieces of some size; whoever sends dust is cut off', async () => {
    const { port } = app.server.address() as AddressInfo
    const pieceOf = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`
    const answerTo = async (piece: string, count: number, path = '/v1/echo'): Promise<string> => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      const over = new Promise((resolve) => socket.once('close', resolve))
      let answer = ''
      socket.on('data', (data) => (answer += data.toString()))
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: florin.example\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
      )
      socket.write(`${pieceOf('{"text":"')}${pieceOf(piece).repeat(count)}${pieceOf('"}')}0\r\n\r\n`)
      await over
      return answer.slice(0, 'HTTP/1.1 200'.length)
    }
    expect(await answerTo('x'.repeat(100), 1_500)).toBe('HTTP/1.1 200')
    expect(await answerTo('x', 900)).toBe('HTTP/1.1 200')
    const line = 'x'.repeat(40)
    expect([await answerTo(line, 5_000), await answerTo(line, 5_000, '/lines')]).toEqual(['', 'HTTP/1.1 200'])
    expect([await answerTo('x', 100_000), await answerTo('x', 100_000, '/lines')]).toEqual(['', ''])
  })

  test('what stands in a text is not counted', () => {
    expect(isModest(Buffer.from(JSON.stringify('[,{"'.repeat(3_000))))).toBe(true)
    expect(isModest(Buffer.from(`{"a\\\\":[${'1,'.repeat(3_000)}1]}`))).toBe(false)
  })
})

describe('addresses', () => {
  test('have a bounded number of parameters and parts', async () => {
    expect((await app.inject(`/v1/health?${'a&'.repeat(500)}`)).statusCode).toBe(414)
    expect((await app.inject(`/endless-${'a'.repeat(2_000)}`)).statusCode).toBe(404)
    expect((await app.inject(`/${'a/'.repeat(50)}`)).statusCode).toBe(404)
  })

  test('a host that cannot be one is refused, forwarded or not', async () => {
    const hosts = ['a b', 'a/b', 'a@b', '[', '[::1', 'a:b', 'a:99999', '<script>', 'é', '%', 'a\\b', 'a?b', 'a#b']
    for (const host of hosts) {
      for (const headers of [{ host }, { 'x-forwarded-host': host }]) {
        const refused = await app.inject({ url: '/v1/openapi.json', headers })
        expect(refused.statusCode, JSON.stringify(headers)).toBe(400)
        expect(refused.json()).toMatchObject({ error: { code: 'platform/bad_host' } })
      }
    }
    const odd = { 'x-forwarded-proto': 'javascript', 'x-forwarded-host': 'florin.example' }
    expect((await app.inject({ url: '/v1/openapi.json', headers: odd })).statusCode).toBe(400)
    for (const host of ['florin.example', 'localhost:3000', '127.0.0.1', '[::1]:3000', 'my_host.example.'])
      expect((await app.inject({ url: '/v1/openapi.json', headers: { host } })).statusCode, host).toBe(200)
  })

  test('two hosts are refused, also where they are the same', async () => {
    const { port } = app.server.address() as AddressInfo
    for (const second of ['other.example', 'florin.example']) {
      const socket = connect(port, '127.0.0.1')
      socket.write(`GET /v1/openapi.json HTTP/1.1\r\nHost: florin.example\r\nhOST: ${second}\r\n\r\n`)
      const [answer] = (await once(socket, 'data')) as [Buffer]
      expect(answer.toString()).toContain('HTTP/1.1 400')
      socket.destroy()
    }
  })
})

test('a body that does not arrive is given up, except where files are taken', async () => {
  const slow = Fastify()
  boundRequests(slow, 200)
  slow.addContentTypeParser('*', (_request, body, done) => done(null, body))
  const wait = () => new Promise(() => undefined)
  slow.post('/form', wait)
  slow.post('/file', { config: { takesFiles: true } }, wait)
  await slow.listen({ port: 0, host: '127.0.0.1' })
  const { port } = slow.server.address() as AddressInfo
  const begin = (path: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: a/b\r\ncontent-length: 9\r\n\r\nx`)
    return socket
  }
  const [file, form] = [begin('/file'), begin('/form')]
  await once(form, 'close')
  expect(file.destroyed).toBe(false)
  file.destroy()
  await slow.close()
})
