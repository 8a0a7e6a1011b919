import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { encodingFor, sendCompressed, sendOnce } from './send-compressed.ts'

const page = Buffer.from('<p>Offre</p>'.repeat(20_000))
const app = Fastify()
// Other bytes for each visitor, so that each is compressed.
app.get('/page', (request, reply) => sendCompressed(request, reply.type('text/html'), Buffer.from(page)))

app.get('/once', (request, reply) => void sendOnce(request, reply.type('text/html'), page))

const ask = (encoding: string, remoteAddress = '192.0.2.1') =>
  app.inject({ url: '/page', headers: { 'accept-encoding': encoding }, remoteAddress })

test('what a browser takes is chosen as it says', () => {
  const chosen = (accepted?: string) => encodingFor(accepted, ['br', 'gzip'])
  expect(chosen('gzip, deflate, br, zstd')).toBe('br')
  expect(chosen('gzip;q=1.0, br;q=0.5')).toBe('br')
  expect(chosen('gzip, br;q=0')).toBe('gzip')
  expect(chosen('br;q=0.0')).toBeNull()
  expect(chosen('identity')).toBeNull()
  expect(chosen(undefined)).toBeNull()
})

test('what is sent once arrives in the quickest of what a browser takes', async () => {
  const arrived = async (accepted: string) => {
    const { headers, rawPayload } = await app.inject({ url: '/once', headers: { 'accept-encoding': accepted } })
    expect([headers['content-length'], headers.vary]).toEqual([String(rawPayload.length), 'accept-encoding'])
    return [headers['content-encoding'], rawPayload] as const
  }
  const [zstd, quickest] = await arrived('gzip, deflate, br, zstd')
  expect([zstd, zstdDecompressSync(quickest).equals(page)]).toEqual(['zstd', true])
  const [br, next] = await arrived('gzip, deflate, br')
  expect([br, brotliDecompressSync(next).equals(page)]).toEqual(['br', true])
  const [gzip, last] = await arrived('gzip, zstd;q=0')
  expect([gzip, gunzipSync(last).equals(page)]).toEqual(['gzip', true])
  const [none, plain] = await arrived('identity')
  expect([none, plain.equals(page)]).toEqual([undefined, true])
})

test('the same bytes arrive, however they are sent', async () => {
  const plain = await ask('identity')
  expect([plain.headers['content-encoding'], plain.rawPayload.equals(page)]).toEqual([undefined, true])
  const br = await ask('br')
  expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).equals(page)]).toEqual(['br', true])
  const gzip = await ask('gzip')
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).equals(page)]).toEqual(['gzip', true])
  expect(gzip.headers.vary).toBe('accept-encoding')
})

test('what is sent again as the same bytes is compressed once', async () => {
  const same = Buffer.from('le même texte '.repeat(1_000))
  const site = Fastify()
  site.get('/same', (request, reply) => sendCompressed(request, reply, same))
  const first = await site.inject({ url: '/same', headers: { 'accept-encoding': 'br' } })
  // The bytes are no longer what they were: whoever compressed again would send the others.
  same.fill('x')
  const second = await site.inject({ url: '/same', headers: { 'accept-encoding': 'br' } })
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
})

test('those who ask for the same bytes at once wait for one compression', async () => {
  const same = Buffer.from(page)
  const site = Fastify()
  site.get('/same', (request, reply) => sendCompressed(request, reply, same))
  const asked = () => site.inject({ url: '/same', headers: { 'accept-encoding': 'br' } })
  const first = asked().then((answer) => {
    // Whoever compresses from now on would send these.
    same.fill('x')
    return answer
  })
  const others = await Promise.all(Array.from({ length: 40 }, asked))
  const { rawPayload } = await first
  expect(others.filter((other) => !other.rawPayload.equals(rawPayload))).toEqual([])
})

test('a crowd that asks for what is ready is not in line', async () => {
  const site = Fastify()
  site.get('/same', (request, reply) => sendCompressed(request, reply, page))
  const asked = (remoteAddress: string) =>
    site.inject({ url: '/same', headers: { 'accept-encoding': 'br' }, remoteAddress })
  await asked('192.0.2.1')
  // More than there are places, each of another address.
  const crowd = await Promise.all(
    Array.from({ length: 600 }, (_, at) => asked(`198.51.${Math.floor(at / 200)}.${(at % 200) + 1}`)),
  )
  expect(crowd.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
})

test('whoever asks for a page without end keeps nobody else waiting for theirs', async () => {
  const done: string[] = []
  const flood = Array.from({ length: 60 }, () => ask('br').then(() => done.push('flood')))
  await setTimeout(1)
  await ask('br', '198.51.100.7').then(() => done.push('somebody else'))
  // Some were at work already, and the lines are served in turn.
  expect(done.indexOf('somebody else')).toBeLessThan(10)
  await Promise.all(flood)
})
